import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { DATABASE_USER, ensureCluster, readPassword } from './private-postgres/cluster.ts';
import {
  DataInUseError,
  type FolderLock,
  type LockPurpose,
  lockedFor,
  lockFolder,
} from './private-postgres/folder-lock.ts';
import { choosePlace, clusterIn, type Place } from './private-postgres/place.ts';
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
  /** Added to, or in place of, the default settings. */
  readonly settings?: PostgresSettings;
  readonly systemFolder?: string;
  /** By default any free one. */
  readonly port?: number;
  /** By default a server, which waits for a command to end. */
  readonly purpose?: LockPurpose;
}

export interface PrivatePostgres {
  readonly connectionString: string;
  /** Where the data lies, and nothing else. */
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
  const place = choosePlace(options.dataFolder, options.systemFolder ?? SYSTEM_FOLDER);
  const lock = await lockForUse(place.folder, options);
  const atExit = (): void => signalPostmaster(place);
  process.once('exit', atExit);
  try {
    const settings = { ...defaultSettings, ...options.settings };
    await ensureCluster(place);
    const postmaster = await startPostmaster(place, settings, options.port);
    await ensureDatabase(place, postmaster.port);
    const supervisor = superviseProcess(place, settings, postmaster.port, options.log);
    return {
      connectionString: urlOf(place, postmaster.port, DATABASE),
      folder: place.folder,
      where: describePlace(place),
      pid: postmaster.pid,
      reused: postmaster.reused,
      stop: once(async () => {
        await supervisor.stop();
        await stopPostmaster(place);
        process.off('exit', atExit);
        lock.release();
      }),
    };
  } catch (error) {
    await stopPostmaster(place);
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
  const place = choosePlace(dataFolder, systemFolder);
  const running = runningPostmaster(clusterIn(place));
  if (running?.status !== 'ready' || lockedFor(place.folder) !== 'server') return null;
  await ensureDatabase(place, running.port);
  return { connectionString: urlOf(place, running.port, DATABASE), folder: place.folder };
}

const LOOK_AGAIN_MS = 250;

async function lockForUse(
  folder: string,
  { purpose = 'server', log }: Pick<PrivatePostgresOptions, 'purpose' | 'log'>,
): Promise<FolderLock> {
  for (let told = false; ; told = true) {
    try {
      return await lockFolder(folder, purpose);
    } catch (error) {
      const isForMoment = error instanceof DataInUseError && error.purpose === 'command';
      if (purpose !== 'server' || !isForMoment) throw error;
      if (!told)
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

function describePlace(place: Place): string {
  const user = place.user ? `, run by the user ${place.user.name} because PostgreSQL refuses root` : '';
  const moved = place.moved ? ' (the data folder is closed to other users)' : '';
  return `${place.folder}${user}${moved}`;
}

const urlOf = (place: Place, port: number, database: string): string =>
  `postgresql://${DATABASE_USER}:${encodeURIComponent(readPassword(place))}@127.0.0.1:${port}/${database}`;

/** Ensures that the responding server is our cluster, and that it has our database. */
async function ensureDatabase(place: Place, port: number): Promise<void> {
  const client = await connected(urlOf(place, port, 'postgres'));
  try {
    const { rows } = await client.query(
      `select current_setting('data_directory') as folder,
              exists (select from pg_database where datname = $1) as present`,
      [DATABASE],
    );
    if (rows[0].folder !== clusterIn(place)) {
      throw new Error(`Port ${port} is answered by a PostgreSQL of another folder: ${rows[0].folder}`);
    }
    if (!rows[0].present) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/** The status file says ready a moment before every connection is accepted. */
async function connected(url: string, triesLeft = 20): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
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
