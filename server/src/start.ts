import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { closeInTurn } from './close-in-turn.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './db/database.ts';
import { databaseFailure } from './db/database-failure.ts';
import { migrate } from './db/migrate.ts';
import { startPrivatePostgres } from './db/private-postgres.ts';
import { serverVersion } from './db/server-version.ts';
import type { Dependencies, Resource } from './http/resource.ts';
import { unreadInquiries } from './inquiries/unread-inquiries.service.ts';
import { loadLateModules } from './load-late-modules.ts';
import { warmPages } from './pages/warm-pages.ts';
import { iabsWarning } from './site/iabs-form.ts';
import { noteAddress } from './site/server-address.service.ts';
import { watchSourcesBeforeListening } from './sources/watch-sources.ts';

export interface StartOptions {
  readonly config: Config;
  readonly clock: () => Date;
  /** Reports the progress of the start to the operator, one line at a time. */
  readonly say: (line: string) => void;
  /**
   * Runs once the schema is current and before requests are taken, e.g. to load sample data into an empty database; its
   * statements may take any time.
   */
  readonly prepare?: (dependencies: Dependencies, say: (line: string) => void) => Promise<void>;
  /** Resources besides those of the API, e.g. the pictures of sample listings. */
  readonly extraResources?: readonly Resource[];
}

export interface RunningServer {
  readonly app: FastifyInstance;
  /** The port of the server; the system chooses one for 0. */
  readonly port: number;
  /** Which database, for people; without its password. */
  readonly database: string;
  /** Advice for the operator, a line each. */
  readonly warnings: readonly string[];
  /** Lets requests under way finish, then closes the database, then stops it where it is ours. */
  stop(): Promise<void>;
}

/** The port is another program's. */
export class PortTakenError extends Error {
  constructor(port: number) {
    super(
      `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
    );
    this.name = 'PortTakenError';
  }
}

const OLDEST_POSTGRES = 15;
const DATABASE_WAIT_MS = 60_000;

/**
 * Starts everything in order: port, database, schema, data, requests.
 * @throws PortTakenError, DataInUseError, or an Error that names the fault of the database
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { config, clock, say } = options;
  await refuseTakenPort(config);
  const lateModules = loadLateModules(config);
  const server = await startDatabase(config, say);
  const db = openDatabase(server.connectionString, { max: config.databasePoolSize });
  try {
    const version = await awaitDatabase(db, say);
    const applied = await migrate(server.connectionString, server);
    if (applied.length > 0) say(`Schema brought up to date: ${applied.join(', ')}`);
    await prepareData(options, server.connectionString);
    const { extraResources = [] } = options;
    const app = await buildApp({ db, config, clock, runsJobs: true, warmsUp: true, extraResources });
    const unread = await unreadInquiries(db.kysely, config);
    const iabs = iabsWarning(config.site);
    await lateModules;
    await listen(app, { db, config, clock });
    await noteAddress(db.kysely, config, clock());
    return {
      app,
      port: portOf(app, config),
      database: `PostgreSQL ${version} ${server.where}`,
      warnings: [iabs, unread].filter((warning) => warning !== undefined),
      stop: () => closeInTurn([() => app.close(), db.close, server.stop]),
    };
  } catch (error) {
    // The reason of the failed start counts, not what fails after it.
    await closeInTurn([db.close, server.stop]).catch(() => {});
    throw error;
  }
}

/** On its own connections: what fills a database may take longer than any request is allowed to. */
async function prepareData({ config, clock, say, prepare }: StartOptions, url: string): Promise<void> {
  if (!prepare) return;
  const db = openDatabase(url, { max: 4, statementTimeoutMs: 0, applicationName: 'hearth-prepare' });
  try {
    await prepare({ db, config, clock }, say);
  } finally {
    await db.close();
  }
}

interface DatabaseServer {
  readonly connectionString: string;
  readonly where: string;
  /** Of a private one; null for yours. */
  readonly privateFolder: string | null;
  stop(): Promise<void>;
}

async function startDatabase(config: Config, say: StartOptions['say']): Promise<DatabaseServer> {
  if (config.databaseUrl !== null) {
    const { host, pathname } = new URL(config.databaseUrl);
    const where = `at ${host}${pathname}`;
    return { connectionString: config.databaseUrl, where, privateFolder: null, stop: async () => {} };
  }
  say('Starting the database …');
  const postgres = await startPrivatePostgres({ dataFolder: config.dataFolder, log: say });
  if (postgres.reused) say('It was still running from a server that had been killed.');
  return { ...postgres, where: `in ${postgres.where}`, privateFolder: postgres.folder };
}

/** Waits for a database that is still starting (as in a compose file) and returns its version. */
async function awaitDatabase(db: Database, say: StartOptions['say']): Promise<string> {
  const deadline = Date.now() + DATABASE_WAIT_MS;
  for (let isLogged = false; ; isLogged = true) {
    try {
      return supported(await serverVersion(db));
    } catch (error) {
      if (databaseFailure(error) === null) throw error;
      if (Date.now() > deadline) {
        throw new Error(`The database of DATABASE_URL does not answer: ${(error as Error).message}`, {
          cause: error,
        });
      }
      if (!isLogged) say('Waiting for the database of DATABASE_URL to answer …');
      await sleep(1000);
    }
  }
}

function supported(version: string): string {
  if (Number.parseInt(version, 10) >= OLDEST_POSTGRES) return version.split(' ')[0] ?? version;
  throw new Error(`The database is PostgreSQL ${version}; Hearth needs ${OLDEST_POSTGRES} or newer.`);
}

/** Checked before anything else, so a taken port fails before the work of a first start. */
function refuseTakenPort({ host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(listenError(error, port)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

async function listen(app: FastifyInstance, { db, config, clock }: Dependencies): Promise<void> {
  const { host, port, sourceRules: rules } = config;
  try {
    const warn = (facts: object, words: string) => app.log.warn(facts, words);
    await watchSourcesBeforeListening({ db, clock, rules, warn });
    // After it, since pages show listings.
    await warmPages((page) => app.inject(page), editionOf(config.productName).id);
    await app.listen({ host, port });
  } catch (error) {
    await app.close().catch(() => {});
    throw listenError(error as NodeJS.ErrnoException, port);
  }
}

function listenError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') return new PortTakenError(port);
  if (error.code === 'EACCES')
    return new Error(`Port ${port} needs more rights than this user has; set PORT.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new Error('HOST is not an address of this machine; use 127.0.0.1 or 0.0.0.0.');
  }
  return error;
}

function portOf(app: FastifyInstance, config: Config): number {
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : config.port;
}
