import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { type Database, openDatabase } from './database.ts';

export const migrationsFolder = path.join(import.meta.dirname, 'migrations');

const MIGRATION_FILE = /^(\d{4}-[a-z0-9-]+)\.sql$/;

/** Another version made the tables of this database; before the first release there is no way from one to the other. */
export class OtherVersionError extends Error {
  constructor(connectionString: string, privateFolder: string | null) {
    super(
      `${privateFolder === null ? yours(new URL(connectionString)) : ours(privateFolder)} ` +
        'Hearth loads sample data again. Import your own files again.',
    );
    this.name = 'OtherVersionError';
  }
}

const ours = (folder: string): string =>
  `Another version of Hearth made the data in ${folder}, and this version cannot read it. ` +
  `Stop Hearth, remove the folder ${folder} and start again.`;

function yours({ host, pathname }: URL): string {
  const name = pathname.slice(1);
  return (
    `Another version of Hearth made the database "${name}" at ${host} (DATABASE_URL), and this version cannot read it. ` +
    `Recreate it (drop database "${name}"; create database "${name}";) and start again.`
  );
}

/** One numbered file of SQL statements, e.g. { name: '0001-listings', sql: 'create table ...' }. */
export interface MigrationFile {
  readonly name: string;
  readonly sql: string;
}

/** All migrations of a folder in their order; two files with one number are refused. */
export async function readMigrations(folder = migrationsFolder): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).map((file) => MIGRATION_FILE.exec(file)?.[1]);
  const ordered = names.filter((name) => name !== undefined).sort();
  refuseSharedNumbers(ordered);
  return Promise.all(
    ordered.map(async (name) => ({ name, sql: await readFile(path.join(folder, `${name}.sql`), 'utf8') })),
  );
}

export interface MigrateOptions {
  /** The folder where the private PostgreSQL stores this database; null for a database of the operator's. */
  readonly privateFolder?: string | null;
  /** By default Hearth's own. */
  readonly migrations?: string;
}

/**
 * Applies all missing migrations in one transaction and returns their names. Several processes may call it at once: one
 * works under an advisory lock, the others wait and find no missing migration.
 * @throws OtherVersionError if the database has a migration that the folder does not have, or has with another text
 */
export async function migrate(
  connectionString: string,
  { privateFolder = null, migrations = migrationsFolder }: MigrateOptions = {},
): Promise<string[]> {
  const database = openDatabase(connectionString, {
    max: 2,
    statementTimeoutMs: 0,
    applicationName: 'hearth-migrate',
  });
  try {
    const state = await schemaState(database, migrations);
    if (state === 'other version' || state === 'newer')
      throw new OtherVersionError(connectionString, privateFolder);
    const migrator = new Migrator({ db: database.kysely.withoutPlugins(), provider: sqlFiles(migrations) });
    const { error, results } = await migrator.migrateToLatest();
    const failed = results?.find((result) => result.status === 'Error');
    if (failed)
      throw new Error(`migration ${failed.migrationName} failed: ${reason(error)}`, { cause: error });
    if (error) throw error;
    return results?.map((result) => result.migrationName) ?? [];
  } finally {
    await database.close();
  }
}

/**
 * Returns whether a database has the folder's migrations: all, all and later ones, only some, or others, by name or text. It is newer
 * while a deployment replaces the processes one by one: those of the last version go on serving.
 */
export type SchemaState = 'current' | 'newer' | 'pending' | 'other version';

/**
 * Until the first release, migrations are edited in place: only the text says which version a database has. Throws when the
 * database does not respond.
 */
export async function schemaState(database: Database, folder = migrationsFolder): Promise<SchemaState> {
  const texts = new Map((await readMigrations(folder)).map((file) => [file.name, digestOf(file.sql)]));
  // Names first: a migration that another process applies meanwhile then has its digest.
  const names = await appliedMigrations(database);
  const digests = await appliedDigests(database);
  const last = [...texts.keys()].at(-1) ?? '';
  const later = [...names].filter((name) => !texts.has(name) && name > last);
  const ours = [...names].filter((name) => !later.includes(name));
  if (ours.some((name) => !digests.has(name) || digests.get(name) !== texts.get(name)))
    return 'other version';
  if (ours.length < texts.size) return later.length > 0 ? 'other version' : 'pending';
  return later.length > 0 ? 'newer' : 'current';
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

async function appliedMigrations(database: Database): Promise<Set<string>> {
  const table = await database.pool.query("select to_regclass('kysely_migration') is not null as present");
  if (!table.rows[0].present) return new Set();
  const { rows } = await database.pool.query<{ name: string }>('select name from kysely_migration');
  return new Set(rows.map((row) => row.name));
}

async function appliedDigests(database: Database): Promise<Map<string, string>> {
  const table = await database.pool.query("select to_regclass('migration_digest') is not null as present");
  if (!table.rows[0].present) return new Map();
  const { rows } = await database.pool.query<{ name: string; digest: string }>(
    'select name, digest from migration_digest',
  );
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

function sqlFiles(folder: string): MigrationProvider {
  return {
    async getMigrations() {
      const files = await readMigrations(folder);
      return Object.fromEntries(files.map((file) => [file.name, runsSql(file)]));
    },
  };
}

function runsSql(file: MigrationFile): Migration {
  return {
    async up(db) {
      await sql.raw(file.sql).execute(db);
      await sql`create table if not exists migration_digest (name text primary key, digest text not null)`.execute(
        db,
      );
      await sql`insert into migration_digest values (${file.name}, ${digestOf(file.sql)})`.execute(db);
    },
  };
}

function refuseSharedNumbers(names: readonly string[]): void {
  const twice = names.find((name, i) => names[i - 1]?.slice(0, 4) === name.slice(0, 4));
  if (twice) throw new Error(`two migrations share the number ${twice.slice(0, 4)}; renumber ${twice}.sql`);
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
