import type { AccountMemory } from '@hearth/domain/contract/user-memory.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../testing/a-person.ts';
import { inTurn } from '../testing/in-turn.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

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

it('merges memories of two devices in turn, with nothing lost, doubled or beyond the limits', async () => {
  const { id, viewer } = await aPerson(server.db.kysely);
  const merge = (device: number) => () =>
    server.as(viewer).inject({ method: 'POST', url, payload: memoryOf(device) });
  const answers = await inTurn(server.db, id, [merge(0), merge(1)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const { recentSearches, viewedListings, calculator } = await server.as(viewer).get<AccountMemory>(url);
  expect(recentSearches).toHaveLength(100);
  expect(recentSearches.filter(({ searchCount }) => searchCount === 2)).toHaveLength(60);
  expect(viewedListings).toHaveLength(500);
  expect(new Set(viewedListings).size).toBe(500);
  expect(calculator).toEqual({ downPaymentPercent: 5, termYears: 15 });
});
