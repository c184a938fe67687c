import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openDatabase } from '@hearth/server/db/database.ts';
import { migrate } from '@hearth/server/db/migrate.ts';
import { type PrivatePostgres, startPrivatePostgres } from '@hearth/server/db/private-postgres.ts';
import { makeTestFolder } from '@hearth/server/testing/test-server.ts';
import { freePort } from '../scripts/lib/free-port.mjs';
import type { SiteTimes } from './part.ts';
import { type ServerProcess, startServerProcess } from './server-processes.ts';
import { watchSite } from './site-watch.ts';

const BEFORE_MS = 5000;

/** Arena of an attack: servers as operators run them, on one private PostgreSQL. */
export interface Arena {
  readonly servers: readonly ServerProcess[];
  readonly origins: readonly string[];
  /** Settings of the servers. */
  readonly environment: Readonly<Record<string, string>>;
  readonly dataFolder: string;
  readonly postgres: PrivatePostgres;
  readonly db: Database;
}

export interface ArenaOptions {
  readonly servers: number;
  readonly environment?: Readonly<Record<string, string>>;
  /** Fills the database before the servers start. */
  readonly prepare?: (db: Database) => Promise<void>;
}

/** Runs an attack in its own arena, and clears it away. */
export async function inArena<Result>(
  { servers: count, environment: own = {}, prepare }: ArenaOptions,
  attack: (arena: Arena) => Promise<Result>,
): Promise<Result> {
  const dataFolder = makeTestFolder();
  const servers: ServerProcess[] = [];
  const postgres = await startPrivatePostgres({ dataFolder, port: await freePort(), log: () => {} });
  const db = openDatabase(postgres.connectionString, { max: 2, statementTimeoutMs: 0 });
  try {
    await migrate(postgres.connectionString);
    await prepare?.(db);
    const environment = {
      ...usual,
      DATABASE_URL: postgres.connectionString,
      HEARTH_DATA: dataFolder,
      ...own,
    };
    for (let at = 0; at < count; at++) servers.push(await startServerProcess(await freePort(), environment));
    const origins = servers.map(({ origin }) => origin);
    return await attack({ servers, origins, environment, dataFolder, postgres, db });
  } finally {
    await Promise.all(servers.map((server) => server.end()));
    await db.close();
    await postgres.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** Limits are switched off: one attacker stands for many, and the limits have tests of their own. */
const usual = {
  BROKERAGE_EMAIL: 'office@brokerage.example',
  CAPTCHA_MAX_TRIES: '50',
  LISTINGS_PER_DAY: '0',
  REQUESTS_PER_MINUTE: '0',
  SOURCE_MAX_AGE_HOURS: '0',
};

/** Measures other clients for some seconds before an attack, and while it runs. */
export async function besideSite<Result>(
  origins: readonly string[],
  attack: () => Promise<Result>,
): Promise<readonly [result: Result, site: SiteTimes]> {
  const before = watchSite(origins);
  await sleep(BEFORE_MS);
  const { p99: p99Before } = await before.stop();
  const watch = watchSite(origins);
  try {
    const result = await attack();
    return [result, { ...(await watch.stop()), p99Before }];
  } catch (error) {
    await watch.stop();
    throw error;
  }
}
