import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { databaseFailure } from './database-failure.ts';
import { DataInUseError } from './private-postgres/folder-lock.ts';
import { joinPrivatePostgres, startPrivatePostgres } from './private-postgres.ts';

/** A database that this program uses and then leaves as it found it. */
export interface JoinedDatabase {
  readonly connectionString: string;
  /** Of a private one; null for yours. */
  readonly privateFolder: string | null;
  leave(): Promise<void>;
}

const LOOK_AGAIN_MS = 250;
/** A server starts its PostgreSQL again within seconds. */
const SERVER_WAIT_MS = 60_000;

/**
 * Yours by `DATABASE_URL`; else the private one: that of the running server, or started for the occasion. Waits for another
 * command that has started it, and for a server whose PostgreSQL is starting.
 * @throws DataInUseError where a running server's PostgreSQL does not start
 */
export async function joinDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  say: (line: string) => void,
): Promise<JoinedDatabase> {
  if (config.databaseUrl !== null) {
    return { connectionString: config.databaseUrl, privateFolder: null, leave: async () => {} };
  }
  const serverDeadline = Date.now() + SERVER_WAIT_MS;
  for (let isLogged = false; ; isLogged = true) {
    try {
      return (await joinServer(config.dataFolder)) ?? (await startForCommand(config.dataFolder, say));
    } catch (error) {
      const isInUse = error instanceof DataInUseError;
      // A server that waits for a command holds the folder's lock before the PostgreSQL of that command has stopped.
      if (!isInUse && databaseFailure(error) !== 'unavailable') throw error;
      if (!(isInUse && error.purpose === 'command') && Date.now() > serverDeadline) throw error;
      if (!isLogged && isInUse) say(waitingFor(error));
      await sleep(LOOK_AGAIN_MS);
    }
  }
}

const waitingFor = ({ purpose, pid }: DataInUseError): string =>
  purpose === 'command'
    ? `Another command (process ${pid}) is using the data; waiting for it to end …`
    : `The server (process ${pid}) is starting its database; waiting for it …`;

async function joinServer(dataFolder: string): Promise<JoinedDatabase | null> {
  const running = await joinPrivatePostgres(dataFolder);
  if (running === null) return null;
  return { connectionString: running.connectionString, privateFolder: running.folder, leave: async () => {} };
}

async function startForCommand(dataFolder: string, log: (line: string) => void): Promise<JoinedDatabase> {
  const postgres = await startPrivatePostgres({ dataFolder, log, purpose: 'command' });
  return {
    connectionString: postgres.connectionString,
    privateFolder: postgres.folder,
    leave: () => postgres.stop(),
  };
}
