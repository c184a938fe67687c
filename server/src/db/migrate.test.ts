import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate, OtherVersionError, readMigrations, schemaState } from './migrate.ts';

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
    expect(await migrate(database.connectionString, { migrations: folder })).toEqual([
      '0001-houses',
      '0002-rooms',
    ]);
    expect(await migrate(database.connectionString, { migrations: folder })).toEqual([]);
    expect(await houses()).toEqual([{ id: 1, rooms: 3 }]);
  });

  it('migrates once where several processes start', async () => {
    write('0002-slow', 'select pg_sleep(0.3); insert into houses values (2);');
    const applied = await Promise.all(
      [1, 2, 3].map(() => migrate(database.connectionString, { migrations: folder })),
    );
    expect(applied.flat()).toEqual(['0001-houses', '0002-slow']);
    expect(await houses()).toHaveLength(2);
  });

  it('changes nothing when one statement fails, and names the file', async () => {
    write('0002-broken', 'create table attics (id int); insert into nowhere values (1);');
    await expect(migrate(database.connectionString, { migrations: folder })).rejects.toThrow(
      /0002-broken failed.*nowhere/,
    );
    expect(await tables()).not.toContain('attics');
    expect(await tables()).not.toContain('houses');
  });

  it('says whether the database has all migrations, by name and text', async () => {
    expect(await schemaState(database, folder)).toBe('pending');
    await migrate(database.connectionString, { migrations: folder });
    expect(await schemaState(database, folder)).toBe('current');
    write('0002-later', 'select 1;');
    expect(await schemaState(database, folder)).toBe('pending');
    write('0001-houses', 'create table houses (id int primary key, rooms int);');
    expect(await schemaState(database, folder)).toBe('other version');
  });

  it('refuses two files with one number', async () => {
    write('0001-yards', 'select 1;');
    await expect(readMigrations(folder)).rejects.toThrow(/share the number 0001/);
  });

  it('refuses a database of another version, with the steps to recreate it', async () => {
    await migrate(database.connectionString, { migrations: folder });
    rmSync(path.join(folder, '0001-houses.sql'));
    write('0001-rooms', 'create table rooms (id int);');
    const refused = (privateFolder: string | null) =>
      migrate(database.connectionString, { migrations: folder, privateFolder }).catch(
        (error: unknown) => error,
      );
    const { host, pathname } = new URL(database.connectionString);
    const name = pathname.slice(1);
    const yours = (await refused(null)) as Error;
    expect(yours).toBeInstanceOf(OtherVersionError);
    expect(yours.message).toContain(`the database "${name}" at ${host} (DATABASE_URL)`);
    expect(yours.message).toContain(`(drop database "${name}"; create database "${name}";)`);
    expect(yours.message).not.toContain(new URL(database.connectionString).password || '\0');
    const ours = (await refused('/data/postgres')) as Error;
    expect(ours.message).toContain('Stop Hearth, remove the folder /data/postgres and start again.');
    expect(await tables()).not.toContain('rooms');
  });

  it('refuses a database whose migrations had another text, and changes nothing', async () => {
    await migrate(database.connectionString, { migrations: folder });
    write('0001-houses', 'create table houses (id int primary key, rooms int);');
    write('0002-yards', 'create table yards (id int);');
    await expect(migrate(database.connectionString, { migrations: folder })).rejects.toThrow(
      OtherVersionError,
    );
    expect(await tables()).not.toContain('yards');
  });

  it('refuses a database that was made before texts were compared', async () => {
    await migrate(database.connectionString, { migrations: folder });
    await database.pool.query('drop table migration_digest');
    await expect(migrate(database.connectionString, { migrations: folder })).rejects.toThrow(
      OtherVersionError,
    );
  });
});

describe('a database of a later version', () => {
  it('serves running processes, and no start', async () => {
    write('0002-later', 'select 1;');
    await migrate(database.connectionString, { migrations: folder });
    rmSync(path.join(folder, '0002-later.sql'));
    expect(await schemaState(database, folder)).toBe('newer');
    await expect(migrate(database.connectionString, { migrations: folder })).rejects.toThrow(
      OtherVersionError,
    );
  });
});

const write = (name: string, text: string): void => writeFileSync(path.join(folder, `${name}.sql`), text);
const houses = async () => (await database.pool.query('select * from houses order by id')).rows;
const tables = async () =>
  (await database.pool.query("select relname from pg_class where relkind = 'r'")).rows.map(
    (row) => row.relname,
  );
