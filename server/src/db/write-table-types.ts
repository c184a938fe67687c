import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { startPrivatePostgres } from './private-postgres.ts';
import { tableTypes } from './table-types.ts';

// npm run db:types: writes tables.ts from a new database with all migrations.
const dataFolder = mkdtempSync(path.join(tmpdir(), 'hearth-types-'));
const postgres = await startPrivatePostgres({ dataFolder, log: console.error });
try {
  await migrate(postgres.connectionString);
  const database = openDatabase(postgres.connectionString, { max: 1 });
  writeFileSync(path.join(import.meta.dirname, 'tables.ts'), await tableTypes(database.kysely));
  await database.close();
} finally {
  await postgres.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}
