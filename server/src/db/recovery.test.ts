// @module-tag full
import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { testConfig } from '../testing/test-config.ts';
import { makeTestFolder } from '../testing/test-server.ts';
import { testSettings } from '../testing/test-settings.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { type PrivatePostgres, startPrivatePostgres } from './private-postgres.ts';

let dataFolder: string;
let postgres: PrivatePostgres;
let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  dataFolder = makeTestFolder();
  postgres = await startPrivatePostgres({ dataFolder, log: () => {}, settings: testSettings });
  await migrate(postgres.connectionString);
  db = openDatabase(postgres.connectionString, { max: 4 });
  app = await buildApp({ db, config: testConfig({ dataFolder }), clock: () => new Date() });
  app.get('/api/one', async () => (await db.pool.query('select 1 as one')).rows[0]);
  // Through Kysely, which holds a connection of the pool while it works.
  app.get('/api/slow', async () => (await sql`select pg_sleep(10)`.execute(db.kysely)).rows[0]);
});
afterAll(async () => {
  await app.close();
  await db.close();
  await postgres.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

describe('a server whose database goes away', () => {
  it('returns 503 with a code meanwhile, and serves again once it is back', async () => {
    expect(await statuses()).toEqual({ one: 200, ready: 200 });

    const interrupted = app.inject('/api/slow');
    await expect.poll(() => db.pool.totalCount - db.pool.idleCount).toBe(1);
    await postgres.stop();
    expect((await interrupted).json().code).toBe('database_unavailable');
    expect(await statuses()).toEqual({ one: 503, ready: 503 });
    const refused = await app.inject('/api/one');
    expect(refused.json()).toMatchObject({ code: 'database_unavailable', requestId: expect.any(String) });
    expect(refused.headers['retry-after']).toBe('5');
    expect((await app.inject('/healthz')).statusCode).toBe(200);

    const port = Number(new URL(postgres.connectionString).port);
    postgres = await startPrivatePostgres({ dataFolder, log: () => {}, settings: testSettings, port });
    expect(await statuses()).toEqual({ one: 200, ready: 200 });
  });
});

const statuses = async () => ({
  one: (await app.inject('/api/one')).statusCode,
  ready: (await app.inject('/readyz')).statusCode,
});
