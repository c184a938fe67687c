import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { DATABASE_USER, ensureCluster, readPassword } from './private-postgres/cluster.ts';
import { chooseDirectory, clusterIn, type DataDirectory } from './private-postgres/data-directory.ts';
import {
  DataInUseError,
  type FolderLock,
  type LockPurpose,
  lockedFor,
  lockFolder,
} from './private-postgres/folder-lock.ts';
import { signalPostmaster, startPostmaster, stopPostmaster } from './private-postgres/postmaster.ts';
import { runningPostmaster } from './private-postgres/postmaster-file.ts';
import { defaultSettings, type PostgresSettings } from './private-postgres/settings.ts';
import { superviseProcess } from './private-postgres/supervise.ts';

const DATABASE = 'hearth';

/** The folder for root's data that PostgreSQL's user could not reach in the checkout. */
const SYSTEM_FOLDER = '/var/lib/hearth';

export interface PrivatePostgresOptions {
  /** Data goes to its `postgres` folder. */
  readonly dataFolder: string;
  readonly log: (message: string) => void;
  /** Settings added to the default settings, or replacing them. */
  readonly settings?: PostgresSettings;
  readonly systemFolder?: string;
  /** By default any free one. */
  readonly port?: number;
  /** By default a server, which waits for a command to end. */
  readonly purpose?: LockPurpose;
}

export interface PrivatePostgres {
  readonly connectionString: string;
  /** The data folder. */
  readonly folder: string;
  /** A phrase for people: the folder, and the user it runs as where that is not the one who started Hearth. */
  readonly where: string;
  readonly pid: number;
  /** True when it was still running from a server that had been killed. */
  readonly reused: boolean;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL 18 on data of our own, or connects to the one that a killed server left behind, and keeps it running.
 * A server waits for a command that has the data.
 * @throws DataInUseError when another Hearth server has the data; to a command also when another command has it
 */
export async function startPrivatePostgres(options: PrivatePostgresOptions): Promise<PrivatePostgres> {
  const directory = chooseDirectory(options.dataFolder, options.systemFolder ?? SYSTEM_FOLDER);
  const lock = await lockForUse(directory.folder, options);
  const atExit = (): void => signalPostmaster(directory);
  process.once('exit', atExit);
  try {
    const settings = { ...defaultSettings, ...options.settings };
    await ensureCluster(directory);
    const postmaster = await startPostmaster(directory, settings, options.port);
    await ensureDatabase(directory, postmaster.port);
    const supervisor = superviseProcess(directory, settings, postmaster.port, options.log);
    return {
      connectionString: urlOf(directory, postmaster.port, DATABASE),
      folder: directory.folder,
      where: describeDirectory(directory),
      pid: postmaster.pid,
      reused: postmaster.reused,
      stop: once(async () => {
        await supervisor.stop();
        await stopPostmaster(directory);
        process.off('exit', atExit);
        lock.release();
      }),
    };
  } catch (error) {
    await stopPostmaster(directory);
    process.off('exit', atExit);
    lock.release();
    throw error;
  }
}

/**
 * The private PostgreSQL that another Hearth server runs on this data right now; null where none does. The caller must not
 * stop it.
 */
export async function joinPrivatePostgres(
  dataFolder: string,
  systemFolder = SYSTEM_FOLDER,
): Promise<Pick<PrivatePostgres, 'connectionString' | 'folder'> | null> {
  const directory = chooseDirectory(dataFolder, systemFolder);
  const running = runningPostmaster(clusterIn(directory));
  if (running?.status !== 'ready' || lockedFor(directory.folder) !== 'server') return null;
  await ensureDatabase(directory, running.port);
  return { connectionString: urlOf(directory, running.port, DATABASE), folder: directory.folder };
}

const LOOK_AGAIN_MS = 250;

async function lockForUse(
  folder: string,
  { purpose = 'server', log }: Pick<PrivatePostgresOptions, 'purpose' | 'log'>,
): Promise<FolderLock> {
  for (let isLogged = false; ; isLogged = true) {
    try {
      return await lockFolder(folder, purpose);
    } catch (error) {
      const isForMoment = error instanceof DataInUseError && error.purpose === 'command';
      if (purpose !== 'server' || !isForMoment) throw error;
      if (!isLogged)
        log(`A command (process ${error.pid}), e.g. an import, is using the data; waiting for it to end …`);
      await sleep(LOOK_AGAIN_MS);
    }
  }
}

/** A second stop must not reach the PostgreSQL that a later start made. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}

function describeDirectory(directory: DataDirectory): string {
  const user = directory.user
    ? `, run by the user ${directory.user.name} because PostgreSQL refuses root`
    : '';
  const moved = directory.moved ? ' (the data folder is closed to other users)' : '';
  return `${directory.folder}${user}${moved}`;
}

const urlOf = (directory: DataDirectory, port: number, database: string): string =>
  `postgresql://${DATABASE_USER}:${encodeURIComponent(readPassword(directory))}@127.0.0.1:${port}/${database}`;

/** Ensures that the responding server is our cluster, and that it has our database. */
async function ensureDatabase(directory: DataDirectory, port: number): Promise<void> {
  const client = await connected(urlOf(directory, port, 'postgres'));
  try {
    const { rows } = await client.query(
      `select current_setting('data_directory') as folder,
              exists (select from pg_database where datname = $1) as present`,
      [DATABASE],
    );
    if (rows[0].folder !== clusterIn(directory)) {
      throw new Error(`Port ${port} is answered by a PostgreSQL of another folder: ${rows[0].folder}`);
    }
    if (!rows[0].present) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/** The status file reads ready a moment before PostgreSQL accepts every connection. */
async function connected(url: string, triesLeft = 20): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // A connection that is lost between two statements: the next one rejects.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    const starting = (error as { code?: string }).code === '57P03';
    if (!starting || triesLeft === 0) throw error;
    await sleep(100);
    return connected(url, triesLeft - 1);
  }
}
