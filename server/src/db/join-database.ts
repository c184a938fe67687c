import type { Config } from '../config.ts';
import { joinPrivatePostgres, startPrivatePostgres } from './private-postgres.ts';

/** A database that this program uses and then leaves as it found it. */
export interface JoinedDatabase {
  readonly connectionString: string;
  /** Of a private one; null for yours. */
  readonly privateFolder: string | null;
  leave(): Promise<void>;
}

/** Yours by `DATABASE_URL`; else the private one: that of the running server, or started for the occasion. */
export async function joinDatabase(config: Config, say: (line: string) => void): Promise<JoinedDatabase> {
  if (config.databaseUrl !== null) {
    return { connectionString: config.databaseUrl, privateFolder: null, leave: async () => {} };
  }
  const running = await joinPrivatePostgres(config.dataFolder);
  if (running !== null) {
    return {
      connectionString: running.connectionString,
      privateFolder: running.folder,
      leave: async () => {},
    };
  }
  const postgres = await startPrivatePostgres({ dataFolder: config.dataFolder, log: say });
  return {
    connectionString: postgres.connectionString,
    privateFolder: postgres.folder,
    leave: () => postgres.stop(),
  };
}
