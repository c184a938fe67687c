import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Arena, besideSite, inArena } from '../arena.ts';
import { startInquiries } from '../kills/inquiry-load.ts';
import { storedInquiries, storedListings } from '../kills/stored.queries.ts';
import type { AttackPart, PartReport } from '../part.ts';
import { programEnvironment } from '../server-processes.ts';
import { importProgram, writeHomes } from './homes-file.ts';

const ROWS = 20_000;
const CLIENTS = 2;
/** Moments of an import, as shares of the time that it takes. */
const MOMENTS = [0.2, 0.4, 0.6, 0.8, 0.95];

/** Kills imports at several moments while clients search and send, and runs the last one to its end. */
export const killedImport: AttackPart = {
  name: 'import',
  what: `imports of ${ROWS} homes are killed in the middle while clients write; the last one runs to its end`,
  siteLimitMs: 100,
  run: () => inArena({ servers: 1 }, attack),
};

async function attack(arena: Arena): Promise<PartReport> {
  const [origin = ''] = arena.origins;
  const load = startInquiries([origin], CLIENTS);
  const [outcome, site] = await besideSite([origin], () => importAndKill(arena));
  const sent = await load.stop(30_000);
  const stored = new Set(await storedInquiries(arena.db.kysely));
  const lostInquiries = sent.acknowledged.filter((key) => !stored.has(key)).length;
  const found = await totalOf(origin);
  return {
    sent: ROWS,
    stored: outcome.stored,
    lost: ROWS - outcome.stored + lostInquiries,
    doubled: Math.max(0, found - ROWS),
    slowestMs: sent.slowestMs,
    site,
    more: {
      'imports killed': outcome.killed,
      'rows that killed imports left': outcome.left,
      'whole import, ms': outcome.wholeMs,
      'inquiries acknowledged meanwhile': sent.acknowledged.length,
      'homes that a search finds': found,
    },
    failures: [
      ...(outcome.left > 0 ? [`killed imports left ${outcome.left} rows`] : []),
      ...(found === ROWS ? [] : [`a search finds ${found} homes of ${ROWS}`]),
      ...sent.wrong,
      ...outcome.failures,
    ],
  };
}

async function importAndKill(arena: Arena) {
  const failures: string[] = [];
  const trial = runImport(arena, writeHomes(arena.dataFolder, 0, ROWS));
  await trial.ended;
  const rowsOf = async (nth: number) => (await storedListings(arena.db.kysely, 'AUS-attack')).get(nth) ?? 0;
  await arena.db.kysely.deleteFrom('listing').execute();
  let [killed, left] = [0, 0];
  for (const [at, share] of MOMENTS.entries()) {
    const running = runImport(arena, writeHomes(arena.dataFolder, at + 1, ROWS));
    await sleep(trial.ms() * share);
    if (running.kill()) killed += 1;
    await running.ended;
    left += (await rowsOf(at + 1)) % ROWS;
    await arena.db.kysely.deleteFrom('listing').execute();
  }
  const last = MOMENTS.length + 1;
  const whole = runImport(arena, writeHomes(arena.dataFolder, last, ROWS));
  if ((await whole.ended) !== 0) failures.push('the last import failed');
  return { killed, left, stored: await rowsOf(last), wholeMs: whole.ms(), failures };
}

function runImport({ environment }: Arena, file: string) {
  const startedAt = performance.now();
  let endedAt = startedAt;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', importProgram, file], {
    env: programEnvironment(environment),
    stdio: 'ignore',
  });
  const ended = once(child, 'exit').then(([code]) => {
    endedAt = performance.now();
    return code as number | null;
  });
  return {
    ended,
    ms: () => Math.round(endedAt - startedAt),
    kill: () => child.exitCode === null && child.kill('SIGKILL'),
  };
}

async function totalOf(origin: string): Promise<number> {
  // The columns of a process follow a change within a second.
  await sleep(3000);
  const answer = await fetch(`${origin}/api/v2/listing/search?limit=1`);
  return ((await answer.json()) as { total: number }).total;
}
