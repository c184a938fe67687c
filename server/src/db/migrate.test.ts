import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate, pendingMigrations, readMigrations } from './migrate.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createEmptyTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'hearth-migrations-'));
  write('0001-houses', 'create table houses (id int primary key); insert into houses values (1);');
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe('migrate', () => {
  it('applies numbered SQL files in order, once', async () => {
    write('0002-rooms', 'alter table houses add column rooms int not null default 3;');
    expect(await migrate(database.connectionString, folder)).toEqual(['0001-houses', '0002-rooms']);
    expect(await migrate(database.connectionString, folder)).toEqual([]);
    expect(await houses()).toEqual([{ id: 1, rooms: 3 }]);
  });

  it('may be started by several processes at once', async () => {
    write('0002-slow', 'select pg_sleep(0.3); insert into houses values (2);');
    const applied = await Promise.all([1, 2, 3].map(() => migrate(database.connectionString, folder)));
    expect(applied.flat()).toEqual(['0001-houses', '0002-slow']);
    expect(await houses()).toHaveLength(2);
  });

  it('leaves nothing behind when one statement fails, and names the file', async () => {
    write('0002-broken', 'create table attics (id int); insert into nowhere values (1);');
    await expect(migrate(database.connectionString, folder)).rejects.toThrow(/0002-broken failed.*nowhere/);
    expect(await tables()).not.toContain('attics');
    expect(await tables()).not.toContain('houses');
  });

  it('tells which migrations the database has not seen', async () => {
    expect(await pendingMigrations(database, folder)).toEqual(['0001-houses']);
    await migrate(database.connectionString, folder);
    write('0002-later', 'select 1;');
    expect(await pendingMigrations(database, folder)).toEqual(['0002-later']);
  });

  it('refuses two files with one number', async () => {
    write('0001-yards', 'select 1;');
    await expect(readMigrations(folder)).rejects.toThrow(/share the number 0001/);
  });
});

const write = (name: string, text: string): void => writeFileSync(path.join(folder, `${name}.sql`), text);
const houses = async () => (await database.pool.query('select * from houses order by id')).rows;
const tables = async () =>
  (await database.pool.query("select relname from pg_class where relkind = 'r'")).rows.map(
    (row) => row.relname,
  );
