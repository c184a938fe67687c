import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import type {} from './global-setup.ts';

const TEMPLATE_PREFIX = 'hearth_template_';

/** One template is made at a time, and none is removed while another run copies it. */
const TEMPLATE_LOCK = 7_302_114;

export interface TestDatabase extends Database {
  readonly connectionString: string;
  /** Closes the pool and removes the database. */
  drop(): Promise<void>;
}

/** A separate database with every migration applied: a copy of a template, which takes some hundredths of a second. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `hearth_test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await onServer(async (server) => {
    await server.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const template = await ensureTemplate(server);
    await server.query(`create database ${name} template ${template}`);
  });
  return opened(name);
}

/** A copy of another database, whose connections have been closed. */
export async function copyTestDatabase({ connectionString }: TestDatabase): Promise<TestDatabase> {
  const name = `hearth_test_${process.pid}_${randomBytes(6).toString('hex')}`;
  const from = new URL(connectionString).pathname.slice(1);
  await onServer((server) => server.query(`create database ${name} template ${from}`));
  return opened(name);
}

/** A database with nothing in it, for tests of the migrations themselves. */
export async function createEmptyTestDatabase(): Promise<TestDatabase> {
  const name = `hearth_test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await onServer((server) => server.query(`create database ${name} template template0`));
  return opened(name);
}

function opened(name: string): TestDatabase {
  const connectionString = urlOf(name);
  const database = openDatabase(connectionString, { max: 4, applicationName: 'hearth-test' });
  return {
    ...database,
    connectionString,
    async drop() {
      await database.close();
      await onServer((server) => server.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** The template is named for the migrations in it, so changed files make a new one. */
async function ensureTemplate(server: Client): Promise<string> {
  const template = TEMPLATE_PREFIX + (await migrationsHash());
  const { rows } = await server.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [TEMPLATE_PREFIX],
  );
  if (rows.some((row) => row.datname === template)) return template;
  for (const { datname } of rows) await server.query(`drop database if exists ${datname} with (force)`);
  const draft = `${TEMPLATE_PREFIX}draft`;
  await server.query(`create database ${draft} template template0`);
  await migrate(urlOf(draft));
  await server.query(`alter database ${draft} rename to ${template}`);
  return template;
}

async function migrationsHash(): Promise<string> {
  const files = await readMigrations();
  return createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
}

function urlOf(database: string): string {
  const url = new URL(inject('testServerUrl'));
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer(work: (server: Client) => Promise<unknown>): Promise<void> {
  const server = new Client({ connectionString: inject('testServerUrl') });
  await server.connect();
  try {
    await work(server);
  } finally {
    await server.end();
  }
}
