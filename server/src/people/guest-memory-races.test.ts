import type { AccountMemory } from '@hearth/domain/contract/user-memory.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../testing/a-person.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { waitingStatements } from '../testing/waiting-statements.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const url = '/api/user/guest-memory';

/** Memory of a device: 60 searches and 300 homes, a third of which the other device has too. */
const memoryOf = (device: number) => ({
  recentSearches: Array.from({ length: 60 }, (_, nth) => ({
    query: `minPrice=${nth + device * 40}`,
    searchCount: 1 + device,
  })),
  viewedListings: Array.from({ length: 300 }, (_, nth) => `AUS${nth + device * 200}`),
  calculator: device === 0 ? { downPaymentPercent: 5 } : { downPaymentPercent: 9, termYears: 15 },
});

it('the memories of two devices are merged in turn, with nothing lost, doubled or beyond the limits', async () => {
  const { id, viewer } = await aPerson(server.db.kysely);
  const barrier = await server.db.pool.connect();
  try {
    await barrier.query('begin');
    await barrier.query('select from person where id = $1 for update', [id]);
    const merges: ReturnType<typeof server.inject>[] = [];
    for (const device of [0, 1]) {
      merges.push(server.as(viewer).inject({ method: 'POST', url, payload: memoryOf(device) }));
      await expect.poll(() => waitingStatements(server.db), { timeout: 20_000 }).toBe(merges.length);
    }
    await barrier.query('commit');
    expect((await Promise.all(merges)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  } finally {
    barrier.release();
  }
  const { recentSearches, viewedListings, calculator } = await server.as(viewer).get<AccountMemory>(url);
  expect(recentSearches).toHaveLength(100);
  expect(recentSearches.filter(({ searchCount }) => searchCount === 2)).toHaveLength(60);
  expect(viewedListings).toHaveLength(500);
  expect(new Set(viewedListings).size).toBe(500);
  expect(calculator).toEqual({ downPaymentPercent: 5, termYears: 15 });
});
