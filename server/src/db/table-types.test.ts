import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { tableTypes } from './table-types.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('holds the types of the tables that the migrations make; else run "npm run db:types"', async () => {
  const checkedIn = await readFile(path.join(import.meta.dirname, 'tables.ts'), 'utf8');
  expect(checkedIn).toBe(await tableTypes(database.kysely));
});
