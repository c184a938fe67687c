import type { AccountMemory } from '@hearth/domain/contract/user-memory.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { anApp, guestSearches } from '../../testing/an-app.ts';
import { createAccount, type SessionPerson } from '../../ui/account.ts';
import { AppProvider } from '../../ui/app-context.tsx';
import { createRecentSearches } from '../../ui/recent-searches.ts';
import { createViewedListings } from '../../ui/viewed-listings.ts';
import { useAccountMemory } from './account-memory.ts';

const person = (username: string): SessionPerson => ({
  ...{ username, role: 'Client', loginStatus: 'verified', accountType: null, isAdmin: false },
  ...{ email: `${username}@visitor.example`, firstname: username, lastname: 'Díaz', picture: null },
});

beforeEach(() => localStorage.clear());

const search = (beds: number, searchCount = 1) => ({ query: `minBedrooms=${beds}`, searchCount });

function Memory(): ReactNode {
  useAccountMemory();
  return null;
}

/** A page whose account has this memory; each request is recorded with its body. */
function show(had: Partial<AccountMemory> = {}) {
  const asked: string[] = [];
  let memory: AccountMemory = { recentSearches: [], viewedListings: [], calculator: {}, ...had };
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const request = input as Request;
    const { pathname } = new URL(request.url);
    const text = request.method === 'GET' ? '' : await request.text();
    asked.push(`${request.method} ${pathname}${text && ` ${text}`}`);
    if (pathname.endsWith('/favorite-place')) return json(request.method === 'GET' ? [] : { id: 1 });
    if (request.method === 'POST') {
      const { recentSearches = [], viewedListings = [] } = JSON.parse(text);
      memory = {
        ...memory,
        recentSearches: [...recentSearches, ...memory.recentSearches],
        viewedListings: [...viewedListings, ...memory.viewedListings],
      };
    }
    return json(memory);
  };
  const client = createClient({ baseUrl: 'https://homes.example/', fetch });
  const account = createAccount(client, () => {});
  const recents = createRecentSearches(guestSearches.defaults);
  const viewed = createViewedListings();
  const view = mount(
    <AppProvider value={{ ...anApp(client), account, recents, viewed }}>
      <Memory />
    </AppProvider>,
  );
  const queries = () => recents.state.recents.map(({ query }) => query);
  return { ...view, account, recents, viewed, asked, queries };
}

/** What a guest did on this device. */
function asGuest(): void {
  createRecentSearches(guestSearches.defaults).replace([search(3)]);
  createViewedListings().add('L1');
}

test('a guest’s memory moves into the account once, and the device shows that of the account', async () => {
  asGuest();
  localStorage.setItem('hearth-calculator', '{"downPaymentPercent":5,"termYears":15}');
  const page = show({ recentSearches: [search(4)], viewedListings: ['L9'], calculator: { termYears: 20 } });
  page.account.signedIn(person('ana'));
  await expect.poll(() => page.account.state.isMemoryMoved).toBe(true);
  expect([page.queries(), page.viewed.state.ids]).toEqual([
    ['minBedrooms=3', 'minBedrooms=4'],
    ['L1', 'L9'],
  ]);
  expect(page.asked.at(-1)).toContain('"calculator":{"downPaymentPercent":5,"termYears":15}');
  expect(localStorage.getItem('hearth-calculator')).toBe('{"termYears":20}');
  page.unmount();
  const next = show({ recentSearches: [search(4)] });
  next.account.signedIn(person('ana'));
  await expect.poll(next.queries).toEqual(['minBedrooms=4']);
  expect(next.asked).toEqual(['GET /api/user/guest-memory']);
});

test('searches, views and removals reach the account, but not what a full list drops by itself', async () => {
  const many = Array.from({ length: 20 }, (_, at) => search(at + 1));
  const page = show({ recentSearches: many });
  page.account.signedIn(person('ana'));
  await expect.poll(() => page.account.state.isMemoryMoved).toBe(true);
  page.viewed.add('L7');
  const [first] = page.recents.state.recents;
  if (first) page.recents.remove(first);
  await expect
    .poll(() => page.asked.slice(1).toSorted())
    .toEqual([
      'DELETE /api/user/guest-memory/recent-searches {"queries":["minBedrooms=1"]}',
      'POST /api/user/guest-memory {"recentSearches":[],"viewedListings":["L7"]}',
    ]);
});

test('the device forgets a person who leaves, and nothing of it reaches the account or the next person', async () => {
  asGuest();
  localStorage.setItem('hearth-commute', '{"travelers":[]}');
  const page = show();
  page.account.signedIn(person('ana'));
  await expect.poll(() => page.account.state.isMemoryMoved).toBe(true);
  const before = page.asked.length;
  page.account.signedOut();
  expect([page.queries(), page.viewed.state.ids]).toEqual([[], []]);
  expect(Object.keys(localStorage)).toEqual([]);
  page.account.signedIn(person('ben'));
  await expect.poll(() => page.asked.slice(before)).toEqual(['GET /api/user/guest-memory']);
});

test('what was left by a session that ended meanwhile is no part of another account', async () => {
  asGuest();
  localStorage.setItem('hearth-memory-of', '"ana"');
  localStorage.setItem('hearth-signed-in', '1');
  const page = show();
  page.account.signedIn(person('ben'));
  await expect.poll(() => page.account.state.isMemoryMoved).toBe(true);
  expect([page.asked, page.queries()]).toEqual([['GET /api/user/guest-memory'], []]);
  localStorage.removeItem('hearth-signed-in');
  page.viewed.add('L2');
  expect(show().viewed.state.ids).toEqual([]);
});

test('the device forgets a person who leaves before the memory could be moved', async () => {
  const page = show();
  page.account.signedIn(person('ana'));
  page.viewed.add('L7');
  page.account.signedOut();
  expect(page.viewed.state.ids).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
});
