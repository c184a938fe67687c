import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyTestDatabase();
});
afterAll(() => database.drop());

describe('a database', () => {
  it('hands counts and amounts over as numbers and days as text', async () => {
    const { rows } = await database.pool.query(
      `select count(*) as count, 12.5::numeric as acres, date '2026-03-08' as day, null::int8 as nothing`,
    );
    expect(rows).toEqual([{ count: 1, acres: 12.5, day: '2026-03-08', nothing: null }]);
  });

  it('cancels a statement that runs too long', async () => {
    const hasty = openDatabase(database.connectionString, { max: 1, statementTimeoutMs: 50 });
    await expect(hasty.pool.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
    await hasty.close();
  });

  it('continues after its connections are cut', async () => {
    const told: Error[] = [];
    const cut = openDatabase(database.connectionString, { max: 1, onIdleError: (error) => told.push(error) });
    const { rows } = await cut.pool.query('select pg_backend_pid() as pid');
    await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
    await expect.poll(() => told.length).toBe(1);
    expect((await cut.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await cut.close();
  });

  it('plans a statement with a name once a connection, and others every time', async () => {
    const one = openDatabase(database.connectionString, { max: 1 });
    for (const number of [1, 2]) {
      const { rows } = await sql`/* one number */ select ${number}::int as number`.execute(one.kysely);
      expect(rows).toEqual([{ number }]);
      await sql`select ${number}::int as other`.execute(one.kysely);
    }
    const { rows } = await one.pool.query('select name from pg_prepared_statements');
    expect(rows).toEqual([{ name: 'one number' }]);
    await one.close();
  });

  it('closes twice without an error', async () => {
    const other = openDatabase(database.connectionString);
    await other.pool.query('select 1');
    await other.close();
    await other.close();
  });

  it('offers the extensions that the schema uses', async () => {
    for (const name of ['pg_trgm', 'btree_gist', 'citext', 'unaccent']) {
      await database.pool.query(`create extension ${name}`);
    }
  });
});
