import type { AccountMemory } from '@hearth/domain/contract/user-memory.ts';
import { usualSwitches } from '@hearth/domain/people/history-rules.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { idlePage } from '@hearth/widgets/testing/idle-page.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { Toasts } from '../../app/toasts.tsx';
import type { SessionPerson } from '../../shared/account/account.ts';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { createViewedListings } from '../../shared/listing/viewed-listings.ts';
import { createRecentSearches } from '../../shared/searching/recent-searches.ts';
import { anApp, guestSearches } from '../../testing/an-app.ts';
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

/** A page whose account has this memory; each request is recorded with its body, but for those that a line that is down refuses. */
function show(had: Partial<AccountMemory> = {}, line = { isDown: false }) {
  const requested: string[] = [];
  let memory: AccountMemory = {
    ...{ recentSearches: [], viewedListings: [], looks: [], calculator: {}, switches: usualSwitches },
    ...had,
  };
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    if (line.isDown) throw new TypeError('Failed to fetch');
    const request = input as Request;
    const { pathname } = new URL(request.url);
    const text = request.method === 'GET' ? '' : await request.text();
    requested.push(`${request.method} ${pathname}${text && ` ${text}`}`);
    if (pathname.endsWith('/favorite-place')) {
      if (request.method === 'GET') return json([]);
      return text.includes('School') ? json(noRoom, 400) : json({ id: 1 });
    }
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
  const app = anApp(client);
  const { account, viewed } = app;
  const recents = () => app.session().recents;
  const view = mount(
    <AppProvider value={app}>
      <Memory />
    </AppProvider>,
  );
  const queries = () => recents().state.recents.map(({ query }) => query);
  return { ...view, account, recents, viewed, requested, queries };
}

const noRoom = {
  code: 'validation_failed',
  message: '',
  validationErrors: [{ name: 'name', message: 'You can keep 20 places. Remove one first.' }],
};

/** Memory of a guest on this device. */
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
  expect(page.requested.at(-1)).toContain('"calculator":{"downPaymentPercent":5,"termYears":15}');
  expect(localStorage.getItem('hearth-calculator')).toBe('{"termYears":20}');
  page.unmount();
  const next = show({ recentSearches: [search(4)] });
  next.account.signedIn(person('ana'));
  await expect.poll(next.queries).toEqual(['minBedrooms=4']);
  expect(next.requested).toEqual(['GET /api/user/guest-memory']);
});

test('searches, views and removals reach the account, but not entries that a full list drops', async () => {
  const many = Array.from({ length: 20 }, (_, at) => search(at + 1));
  const page = show({ recentSearches: many });
  page.account.signedIn(person('ana'));
  await expect.poll(() => page.account.state.isMemoryMoved).toBe(true);
  page.viewed.add('L7');
  const [first] = page.recents().state.recents;
  if (first) page.recents().remove(first);
  await expect
    .poll(() => page.requested.slice(1).toSorted())
    .toEqual([
      'DELETE /api/user/guest-memory/recent-searches {"queries":["minBedrooms=1"]}',
      'POST /api/user/guest-memory {"recentSearches":[],"viewedListings":["L7"]}',
    ]);
});

test('searches, views and removals that could not be sent reach the account with the next visit', async () => {
  const line = { isDown: false };
  const had = { recentSearches: [search(4), search(5)], viewedListings: ['L9'] };
  const page = show(had, line);
  page.account.signedIn(person('ana'));
  await expect.poll(() => page.account.state.isMemoryMoved).toBe(true);
  line.isDown = true;
  const [, last] = page.recents().state.recents;
  if (last) page.recents().remove(last);
  page.recents().replace([search(3), search(4)]);
  page.viewed.add('L7');
  await idlePage();
  page.unmount();
  // Neither does a visit without a network lose them.
  const offline = show(had, line);
  offline.account.signedIn(person('ana'));
  offline.viewed.add('L8');
  await idlePage();
  offline.unmount();

  line.isDown = false;
  const next = show(had, line);
  next.account.signedIn(person('ana'));
  await expect.poll(() => next.account.state.isMemoryMoved).toBe(true);
  expect(next.requested).toEqual([
    'POST /api/user/guest-memory {"recentSearches":[{"query":"minBedrooms=3","searchCount":1}],"viewedListings":["L8","L7"]}',
    'DELETE /api/user/guest-memory/recent-searches {"queries":["minBedrooms=5"]}',
    'GET /api/user/guest-memory',
  ]);
  expect([next.queries()[0], next.viewed.state.ids]).toEqual(['minBedrooms=3', ['L8', 'L7', 'L9']]);
});

test('a home that was opened before the code of accounts was there is part of the account', async () => {
  const page = show({ viewedListings: ['L9'] });
  page.account.signedIn(person('ana'));
  await expect.poll(() => page.account.state.isMemoryMoved).toBe(true);
  page.unmount();
  createViewedListings().add('L7');
  const next = show({ viewedListings: ['L9'] });
  next.account.signedIn(person('ana'));
  await expect.poll(() => next.account.state.isMemoryMoved).toBe(true);
  expect(next.requested[0]).toContain('"viewedListings":["L7"]');
  expect(next.viewed.state.ids).toEqual(['L7', 'L9']);
});

test('removes guest memory of a person at the sign-out, so that it reaches no account', async () => {
  asGuest();
  localStorage.setItem('hearth-commute', '{"travelers":[]}');
  const page = show();
  page.account.signedIn(person('ana'));
  await expect.poll(() => page.account.state.isMemoryMoved).toBe(true);
  const before = page.requested.length;
  page.account.signedOut();
  expect([page.queries(), page.viewed.state.ids]).toEqual([[], []]);
  expect(Object.keys(localStorage)).toEqual([]);
  page.account.signedIn(person('ben'));
  await expect.poll(() => page.requested.slice(before)).toEqual(['GET /api/user/guest-memory']);
});

test('what was left by a session that ended meanwhile is no part of another account', async () => {
  asGuest();
  localStorage.setItem('hearth-memory-of', '"ana"');
  localStorage.setItem('hearth-signed-in', '1');
  const page = show();
  page.account.signedIn(person('ben'));
  await expect.poll(() => page.account.state.isMemoryMoved).toBe(true);
  expect([page.requested, page.queries()]).toEqual([['GET /api/user/guest-memory'], []]);
  localStorage.removeItem('hearth-signed-in');
  page.viewed.add('L2');
  expect(show().viewed.state.ids).toEqual([]);
});

test('removes the unsent words of another person at a sign-in', async () => {
  localStorage.setItem('hearth-unsent/ana/note/L1/ana', '{"text":"Loud street","of":""}');
  localStorage.setItem('hearth-unsent/ben/note/L1/ben', '{"text":"Big yard","of":""}');
  const page = show();
  page.account.signedIn(person('ben'));
  await expect
    .poll(() => Object.keys(localStorage).filter((key) => key.startsWith('hearth-unsent/')))
    .toEqual(['hearth-unsent/ben/note/L1/ben']);
});

test('places that the account refuses stay on the device, with a notice', async () => {
  const at = (name: string, latitude: number) => ({ name, latitude, longitude: -97.7 });
  const work = at('Work', 30.1);
  const school = at('School', 30.2);
  const gym = at('Gym', 30.3);
  const plan = (places: readonly object[]) => ({
    departure: 'midday',
    travelers: [{ mode: 'WALKING', places }],
  });
  localStorage.setItem('hearth-commute', JSON.stringify(plan([work, school, gym])));
  const page = show();
  mount(<Toasts />);
  page.account.signedIn(person('ana'));
  await expect.poll(() => page.account.state.isMemoryMoved).toBe(true);
  expect(page.requested.filter((each) => each.startsWith('POST /api/user/favorite-place'))).toHaveLength(3);
  expect(JSON.parse(localStorage.getItem('hearth-commute') ?? '')).toEqual(
    plan([work, { ...school, isUnsaved: true }, gym]),
  );
  await within(document.body).findByText('Not stored in your account: School');
  within(document.body).getByText('You can keep 20 places. Remove one first. Only this browser has them.');
});

test('the device forgets a person who leaves before the memory could be moved', async () => {
  const page = show();
  page.account.signedIn(person('ana'));
  page.viewed.add('L7');
  page.account.signedOut();
  expect(page.viewed.state.ids).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
});
