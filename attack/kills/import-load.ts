import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Arena } from '../arena.ts';
import { importProgram, writeHomes } from '../import/homes-file.ts';
import { programEnvironment } from '../server-processes.ts';
import { storedListings } from './stored.queries.ts';

const ROWS = 2000;

/** Outcome of imports. */
export interface ImportResult {
  readonly started: number;
  /** Imports that ended with 0: all of their rows are promised. */
  readonly complete: number;
  readonly killed: number;
  /** Rows of complete imports that are missing, and rows of files of which only a part is stored. */
  readonly lostRows: number;
  readonly failures: readonly string[];
}

/** Imports one file after the other until it is stopped, each with its own listings. */
export interface ImportLoad {
  /** Kills the import that is running, at a random moment of it. */
  kill(): Promise<void>;
  stop(): Promise<ImportResult>;
}

export function startImports(arena: Pick<Arena, 'dataFolder' | 'environment' | 'db'>): ImportLoad {
  const files: { readonly nth: number; status: 'running' | 'complete' | 'failed' | 'killed' }[] = [];
  let child: ChildProcess | undefined;
  let isStopping = false;

  async function importNext(): Promise<void> {
    const file = { nth: files.length, status: 'running' as (typeof files)[number]['status'] };
    files.push(file);
    child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', importProgram, writeHomes(arena.dataFolder, file.nth, ROWS)],
      { env: programEnvironment(arena.environment), stdio: 'ignore' },
    );
    const [code] = await once(child, 'exit');
    if (code === 0) file.status = 'complete';
    else file.status = code === null ? 'killed' : 'failed';
  }
  const all = (async () => {
    while (!isStopping) {
      await importNext();
      await sleep(500);
    }
  })();
  return {
    async kill() {
      const running = child;
      await sleep(Math.random() * 2000);
      if (running?.exitCode === null) running.kill('SIGKILL');
    },
    async stop() {
      isStopping = true;
      await all;
      const counts = await storedListings(arena.db.kysely, 'AUS-attack');
      const faults = files.flatMap((file) => faultOf(file, counts.get(file.nth) ?? 0));
      const withStatus = (status: string) => files.filter((file) => file.status === status).length;
      return {
        started: files.length,
        complete: withStatus('complete'),
        killed: withStatus('killed'),
        lostRows: faults.reduce((sum, { rows }) => sum + rows, 0),
        failures: faults.map(({ words }) => words),
      };
    },
  };
}

/** A file is stored whole or not at all; an import that was cut off in its last moment may be either. */
function faultOf({ nth, status }: { readonly nth: number; readonly status: string }, stored: number) {
  const isRight = stored === ROWS || (stored === 0 && status !== 'complete');
  if (isRight) return [];
  return [{ rows: ROWS - stored, words: `import ${nth} (${status}) stored ${stored} of ${ROWS} rows` }];
}
