import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRunning } from '../db/private-postgres/process-identity.ts';
import { startPrivatePostgres } from '../db/private-postgres.ts';
import { testSettings } from './test-settings.ts';

const PREFIX = 'hearth-test-';

const MAX_RUN_MS = 3_600_000;

export interface TestServer {
  /** A PostgreSQL on which test databases may be made and dropped. */
  readonly connectionString: string;
  stop(): Promise<void>;
}

/** The server of DATABASE_URL if set, otherwise a private one for this run. */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env.DATABASE_URL;
  if (given) return { connectionString: given, stop: async () => {} };
  await clearAfterKilledRuns();
  const folder = makeTestFolder();
  const postgres = await startPrivatePostgres({ dataFolder: folder, log: () => {}, settings: testSettings });
  return {
    connectionString: postgres.connectionString,
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A new folder under the system's temporary one that PostgreSQL's user may enter. */
export function makeTestFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), PREFIX));
  chmodSync(folder, 0o755);
  return folder;
}

/** A run that was killed leaves its PostgreSQL and its folder; the next run ends the one and removes the other. */
async function clearAfterKilledRuns(): Promise<void> {
  const left = readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX));
  for (const name of left) {
    const folder = path.join(tmpdir(), name);
    if (!wasAbandoned(folder)) continue;
    try {
      const postgres = await startPrivatePostgres({
        dataFolder: folder,
        log: () => {},
        settings: testSettings,
      });
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // It belongs to another user, or another run is removing it.
    }
  }
}

function wasAbandoned(folder: string): boolean {
  try {
    return !isRunning(JSON.parse(readFileSync(path.join(folder, 'postgres', 'server.lock'), 'utf8')));
  } catch {
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? {};
    return mtimeMs !== undefined && Date.now() - mtimeMs > MAX_RUN_MS;
  }
}
