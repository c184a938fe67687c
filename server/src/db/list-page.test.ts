import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { readListPage } from './list-page.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const items = 2503;
const upwards = Array.from({ length: items }, (_, at) => at + 1);

test.each([
  ['ASC', true],
  ['ASC', false],
  ['DESC', true],
  ['DESC', false],
] as const)(
  'reads every page of a long list once, %s, also from the nearer end (keys first: %s)',
  async (sortType, keysFirst) => {
    const list = {
      ...{ select: sql`item`, from: sql`generate_series(1, ${items}::int) item`, where: sql`true` },
      ...{ orders: { half: sql`item / 2` }, key: sql`item`, keysFirst },
    };
    const pageOf = (page: number) =>
      readListPage<{ item: number }, 'half'>(database.kysely, list, {
        page,
        limit: 100,
        sortBy: 'half',
        sortType,
      });
    const pages = await Promise.all(Array.from({ length: 28 }, (_, at) => pageOf(at + 1)));
    expect(pages.every(({ total }) => total === items)).toBe(true);
    expect(pages.map(({ items }) => items.length)).toEqual([...Array(25).fill(100), 3, 0, 0]);
    const read = pages.flatMap(({ items }) => items.map(({ item }) => item));
    expect(read).toEqual(sortType === 'ASC' ? upwards : upwards.toReversed());
  },
);
