import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRunning } from '../db/private-postgres/process-identity.ts';
import { startPrivatePostgres } from '../db/private-postgres.ts';
import { testSettings } from './test-settings.ts';

const PREFIX = 'hearth-test-';

const MAX_RUN_MS = 3_600_000;

/** Linux's file system in memory. */
const MEMORY_FOLDER = '/dev/shm';
/** Several times what all test databases of a run take at once. */
const ROOM_BYTES = 4 * 2 ** 30;

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
  const folder = makeTestFolder(hasRoomInMemory() ? MEMORY_FOLDER : tmpdir());
  const postgres = await startPrivatePostgres({ dataFolder: folder, log: () => {}, settings: testSettings });
  return {
    connectionString: postgres.connectionString,
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** On a disk a copy of a database takes three times as long, and test files wait for one another's. */
function hasRoomInMemory(): boolean {
  if (!existsSync(MEMORY_FOLDER) || process.availableMemory() < 2 * ROOM_BYTES) return false;
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return bavail * bsize >= ROOM_BYTES;
}

/** A new folder that PostgreSQL's user may enter, by default under the system's temporary one. */
export function makeTestFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(path.join(parent, PREFIX));
  chmodSync(folder, 0o755);
  return folder;
}

/** A run that was killed leaves its PostgreSQL and its folder; the next run ends the one and removes the other. */
async function clearAfterKilledRuns(): Promise<void> {
  const left = [tmpdir(), MEMORY_FOLDER].filter(existsSync).flatMap((parent) =>
    readdirSync(parent)
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => path.join(parent, name)),
  );
  for (const folder of left) {
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
