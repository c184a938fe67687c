import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestFolder } from '../testing/test-server.ts';
import { testSettings } from '../testing/test-settings.ts';
import { openDatabase } from './database.ts';
import { pidExists } from './private-postgres/process-identity.ts';
import { isRoot, userForPostgres } from './private-postgres/run-as.ts';
import {
  type PrivatePostgres,
  type PrivatePostgresOptions,
  startPrivatePostgres,
} from './private-postgres.ts';

const holder = path.join(import.meta.dirname, '../testing/hold-private-postgres.ts');

let base: string;
/** One for all tests, since making the data takes longer than everything else. */
let dataFolder: string;
let started: PrivatePostgres[];
let messages: string[];

beforeAll(() => {
  base = makeTestFolder();
  dataFolder = path.join(base, 'a folder with spaces');
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

beforeEach(() => {
  started = [];
  messages = [];
});
afterEach(async () => {
  for (const postgres of started) await postgres.stop();
});

describe('a private PostgreSQL', () => {
  it('retains its data from one start to the next', async () => {
    const first = await start();
    await query(
      first.connectionString,
      'create table if not exists houses (id int); insert into houses values (7)',
    );
    await first.stop();
    expect(pidExists(first.pid)).toBe(false);
    const second = await start();
    expect(await query(second.connectionString, 'select id from houses')).toEqual([{ id: 7 }]);
  });

  it('protects the database with a password that only its owner may read', async () => {
    const { connectionString } = await start();
    const url = new URL(connectionString);
    url.password = 'guess';
    await expect(query(url.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it('refuses data that another major version wrote', async () => {
    const first = await start();
    await first.stop();
    const version = path.join(dataFolder, 'postgres', 'cluster', 'PG_VERSION');
    writeFileSync(version, '16\n');
    await expect(start()).rejects.toThrow(/written by PostgreSQL 16, this Hearth brings 18/);
    writeFileSync(version, '18\n');
  });

  it('logs slow and failing statements without what visitors wrote', async () => {
    const { connectionString } = await start({
      settings: { ...testSettings, log_min_duration_statement: '0' },
    });
    const database = openDatabase(connectionString, { max: 1 });
    await database.pool.query('create table visitors (email text primary key check (length(email) > 3))');
    const insert = (email: string) => database.pool.query('insert into visitors values ($1)', [email]);
    await insert('ana@visitor.example');
    await expect(insert('ana@visitor.example')).rejects.toMatchObject({ code: '23505' });
    await expect(insert('ana')).rejects.toMatchObject({ code: '23514' });
    await database.close();
    const log = readFileSync(path.join(dataFolder, 'postgres', 'postgres.log'), 'utf8');
    expect(log).toContain('insert into visitors values ($1)');
    expect(log).not.toContain('ana');
  });

  it('ends with its server', async () => {
    const server = hold();
    const { pid } = await server.ready;
    await end(server.process);
    expect(pidExists(pid)).toBe(false);
  });
});

describe('a private PostgreSQL after a crash', () => {
  it('uses the running database again after its server was killed', async () => {
    const killed = hold();
    const before = await killed.ready;
    await query(before.connectionString, 'create table sheds (id int)');
    await kill(killed.process);
    const again = await start();
    expect(again).toMatchObject({ reused: true, pid: before.pid });
    expect(await query(again.connectionString, 'select count(*) from sheds')).toEqual([{ count: 0 }]);
  });

  it('starts after server and database were both killed, children still ending', async () => {
    const killed = hold();
    const before = await killed.ready;
    const busy = query(before.connectionString, 'select pg_sleep(1)').catch(() => {});
    await query(before.connectionString, 'create table barns (id int)');
    await kill(killed.process);
    process.kill(before.pid, 'SIGKILL');
    const again = await start();
    expect(again.reused).toBe(false);
    expect(await query(again.connectionString, 'select count(*) from barns')).toEqual([{ count: 0 }]);
    await busy;
  });

  it('starts the database again under a running server when it is killed', async () => {
    const postgres = await start();
    const database = openDatabase(postgres.connectionString, { max: 1 });
    await database.pool.query('select 1');
    const state = () =>
      database.pool.query('select 1').then(
        () => 'answers',
        () => 'gone',
      );
    process.kill(postgres.pid, 'SIGKILL');
    await expect.poll(state).toBe('gone');
    await expect.poll(state).toBe('answers');
    await expect.poll(() => messages.join()).toMatch(/ended unexpectedly.*runs again/);
    await database.close();
  });

  it('starts despite the lock and pid of a dead server whose ids other processes use now', async () => {
    const first = await start();
    await first.stop();
    const folder = path.join(dataFolder, 'postgres');
    writeFileSync(
      path.join(folder, 'server.lock'),
      JSON.stringify({ pid: process.pid, startedAt: 'earlier' }),
    );
    writeFileSync(
      path.join(folder, 'cluster', 'postmaster.pid'),
      `${process.pid}\n${folder}\n1\n1\n\n127.0.0.1\n 1 1\nready\n`,
    );
    expect((await start()).reused).toBe(false);
  });
});

describe('a private PostgreSQL with several servers', () => {
  it('refuses a second server on the same data and names the first', async () => {
    await start();
    const second = hold();
    const answer = await second.ready;
    expect(answer.error).toMatch(new RegExp(`in use by another Hearth server \\(process ${process.pid}\\)`));
  });

  it('lets one of several servers that start at once have the data', async () => {
    const rivals = [hold(), hold(), hold()];
    const answers = await Promise.all(rivals.map((rival) => rival.ready));
    expect(answers.filter((answer) => answer.error === undefined)).toHaveLength(1);
    expect(answers.filter((answer) => answer.error?.includes('in use by'))).toHaveLength(2);
    await Promise.all(rivals.map((rival) => end(rival.process)));
  });
});

describe.runIf(isRoot())('a private PostgreSQL started by root', () => {
  it('runs as another user and reports it', async () => {
    const postgres = await start();
    expect(postgres.where).toContain(`run by the user ${userForPostgres(dataFolder)?.name}`);
    expect(uidOf(postgres.pid)).not.toBe(0);
  });

  it('moves to a system folder where the data folder is closed, and stays there', async () => {
    const closed = path.join(base, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const options = { dataFolder: path.join(closed, 'data'), systemFolder: path.join(base, 'system') };
    const first = await start(options);
    expect(first.where).toContain(path.join(base, 'system', '/'));
    expect(first.where).toContain('closed to other users');
    await query(first.connectionString, 'create table houses (id int)');
    await first.stop();
    const second = await start(options);
    expect(await query(second.connectionString, 'select count(*) from houses')).toEqual([{ count: 0 }]);
  });
});

interface Answer {
  readonly connectionString: string;
  readonly pid: number;
  readonly reused: boolean;
  readonly error?: string;
}

/** A separate server process on the same data; resolves once it runs or was refused. */
function hold(): { process: ChildProcess; ready: Promise<Answer> } {
  const child = spawn(process.execPath, [holder, dataFolder], { stdio: ['ignore', 'pipe', 'ignore'] });
  const ready = new Promise<Answer>((resolve) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve(JSON.parse(line)));
  });
  return { process: child, ready };
}

async function start(options?: Partial<PrivatePostgresOptions>): Promise<PrivatePostgres> {
  const log = (message: string): unknown => messages.push(message);
  const postgres = await startPrivatePostgres({ dataFolder, log, settings: testSettings, ...options });
  started.push(postgres);
  return postgres;
}

const kill = (child: ChildProcess): Promise<void> => ended(child, 'SIGKILL');
const end = (child: ChildProcess): Promise<void> => ended(child, 'SIGTERM');

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

async function query(connectionString: string, text: string): Promise<unknown[]> {
  const database = openDatabase(connectionString, { max: 1 });
  try {
    return (await database.pool.query(text)).rows;
  } finally {
    await database.close();
  }
}

const uidOf = (pid: number): number =>
  Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
