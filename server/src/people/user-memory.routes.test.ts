import type { FavoritePlace } from '@hearth/domain/contract/favorite-place.ts';
import type { AccountMemory } from '@hearth/domain/contract/user-memory.ts';
import { usualSwitches } from '@hearth/domain/people/history-rules.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertEmbedKey } from '../embeds/embed-keys.queries.ts';
import { upkeep } from '../jobs/upkeep.ts';
import { aPerson } from '../testing/a-person.ts';
import { anEmbedKey } from '../testing/an-embed-key.ts';
import { testNow } from '../testing/generated-listings.ts';
import { errorOf } from '../testing/inquiry-desk.ts';
import { type Asker, startTestApp, type TestApp } from '../testing/test-app.ts';
import { subscriptionHash } from './mail-subscription.service.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function signedIn() {
  const person = await aPerson(server.db.kysely);
  return { ...person, asker: server.as(person.viewer) };
}
const send = (asker: Asker, method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  asker.inject({ method, url, ...(payload && { payload }) });
const rows = async (table: string, personId: string) =>
  (
    await sql
      .raw(`select * from ${table} where person_id = '${personId}' order by 1, 2`)
      .execute(server.db.kysely)
  ).rows as Record<string, unknown>[];

const url = '/api/user/favorite-place';
const work = { name: 'Work', address: '500 W 2nd St, Austin', latitude: 30.265, longitude: -97.749 };

describe('a favorite place', () => {
  it('adds, changes and removes a favorite place', async () => {
    const { asker, username } = await signedIn();
    const added = (await send(asker, 'POST', url, work)).json<FavoritePlace>();
    expect(added).toMatchObject(work);
    await send(asker, 'POST', `${url}?username=${username}`, { ...work, name: 'School' });
    const changed = await send(asker, 'PATCH', `${url}/${added.id}`, { name: ' The  office ' });
    expect(changed.json()).toEqual({ ...added, name: 'The office' });
    expect((await send(asker, 'PATCH', `${url}/${added.id}`, {})).json()).toEqual(changed.json());
    const places = await asker.get<FavoritePlace[]>(url);
    expect(places.map(({ name }) => name)).toEqual(['The office', 'School']);
    expect((await send(asker, 'DELETE', `${url}/${added.id}`)).json()).toEqual({ done: true });
    expect(await asker.get<FavoritePlace[]>(url)).toHaveLength(1);
  });

  it('shows favorite places to their person alone', async () => {
    const [mine, theirs] = [await signedIn(), await signedIn()];
    const { id } = (await send(theirs.asker, 'POST', url, work)).json<FavoritePlace>();
    expect(await mine.asker.get<FavoritePlace[]>(url)).toEqual([]);
    expect((await mine.asker.inject({ url: `${url}?username=${theirs.username}` })).statusCode).toBe(403);
    expect((await send(mine.asker, 'POST', `${url}?username=${theirs.username}`, work)).statusCode).toBe(403);
    const missing = errorOf(await send(mine.asker, 'PATCH', `${url}/999999`, { name: 'x' }));
    expect(missing.status).toBe(404);
    expect(errorOf(await send(mine.asker, 'PATCH', `${url}/${id}`, { name: 'Mine' }))).toEqual(missing);
    expect(errorOf(await send(mine.asker, 'DELETE', `${url}/${id}`))).toEqual(missing);
    for (const [method, path, body] of [
      ['POST', url, work],
      ['PATCH', `${url}/${id}`, work],
      ['DELETE', `${url}/${id}`, undefined],
    ] as const)
      expect((await send(server, method, path, body)).statusCode).toBe(401);
    expect(await theirs.asker.get<FavoritePlace[]>(url)).toMatchObject([work]);
  });

  it('takes no other owner, no place outside of the world and no endless name', async () => {
    const { asker } = await signedIn();
    for (const wrong of [
      { ...work, personId: '00000000-0000-4000-8000-000000000000' },
      { ...work, id: 1 },
      { ...work, latitude: 91 },
      { ...work, longitude: '1' },
      { ...work, name: ' ' },
      { ...work, address: 'x'.repeat(257) },
      { name: 'Work' },
    ])
      expect((await send(asker, 'POST', url, wrong)).statusCode, JSON.stringify(wrong)).toBe(400);
  });

  it('accepts twenty favorite places at most, also where many are added at once', async () => {
    const { asker } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 25 }, () => send(asker, 'POST', url, work)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    expect(answers.find(({ statusCode }) => statusCode === 400)?.body).toContain('Remove one first');
  });
});

describe('the page history', () => {
  const page = '/api/v2/user-page-history';

  it('records paths without secrets and what follows, until the retention ends', async () => {
    const { asker, id } = await signedIn();
    await send(asker, 'POST', page, { path: '/embed/key/s1gned?token=s3cr3t#x', title: 'Your\nkey' });
    expect(await rows('page_view', id)).toMatchObject([{ path: '/embed/key/…', title: 'Your key' }]);
    await upkeep({ db: server.db, config: { retentionMonths: 24 }, clock: () => new Date('2028-11-30') });
    expect(await rows('page_view', id)).toEqual([]);
  });

  it('records nothing of guests, and no foreign address', async () => {
    const { asker } = await signedIn();
    expect((await send(server, 'POST', page, { path: '/listings' })).statusCode).toBe(401);
    expect((await send(asker, 'POST', page, { path: 'https://evil.example/' })).statusCode).toBe(400);
    expect((await send(asker, 'POST', page, { path: '/', username: 'x' })).statusCode).toBe(400);
  });
});

describe('the memory of a guest', () => {
  const path = '/api/user/guest-memory';
  const memory = {
    recentSearches: [
      { query: 'cities=Austin', searchCount: 2 },
      { query: 'minBedrooms=3', searchCount: 1 },
      { query: 'cities=Austin', searchCount: 1 },
    ],
    viewedListings: ['AUS1', 'AUS2', 'AUS1'],
    calculator: { downPaymentPercent: 25 },
  };

  it('moves into the account without doubles, however often it is sent', async () => {
    const { asker, id } = await signedIn();
    for (const _ of [1, 2])
      expect((await send(asker, 'POST', path, memory)).json()).toEqual({
        recentSearches: [
          { query: 'cities=Austin', searchCount: 3 },
          { query: 'minBedrooms=3', searchCount: 1 },
        ],
        viewedListings: ['AUS1', 'AUS2'],
        looks: [],
        switches: usualSwitches,
        calculator: { downPaymentPercent: 25 },
      });
    expect(await rows('recent_search', id)).toMatchObject([
      { query: 'cities=Austin', searchCount: 3 },
      { query: 'minBedrooms=3', searchCount: 1 },
    ]);
    await send(asker, 'POST', path, {
      viewedListings: ['AUS3'],
      calculator: { downPaymentPercent: 5, termYears: 15 },
    });
    expect((await rows('viewed_listing', id)).map(({ listingid }) => listingid)).toEqual([
      'AUS1',
      'AUS2',
      'AUS3',
    ]);
    expect(await rows('calculator_setting', id)).toMatchObject([
      { settings: { downPaymentPercent: 25, termYears: 15 } },
    ]);
    await send(asker, 'PATCH', `${path}/calculator`, { downPaymentPercent: 10 });
    expect((await asker.get<AccountMemory>(path)).calculator).toEqual({
      downPaymentPercent: 10,
      termYears: 15,
    });
  });

  it('sends the newest hundred searches of an account', async () => {
    const { asker } = await signedIn();
    const searches = (from: number) =>
      Array.from({ length: 60 }, (_, at) => ({ query: `minPrice=${from + at}`, searchCount: 1 }));
    await send(asker, 'POST', path, { recentSearches: searches(0) });
    const answer = await send(asker, 'POST', path, { recentSearches: searches(100) });
    const sent = answer.json<AccountMemory>().recentSearches.map(({ query }) => query);
    expect(sent).toHaveLength(100);
    expect([sent.includes('minPrice=0'), sent.includes('minPrice=59')]).toEqual([true, false]);
  });

  it('merges a guest’s memory into the account, last viewed first, without removed searches', async () => {
    const [{ asker, id }, other] = [await signedIn(), await signedIn()];
    await send(asker, 'POST', path, memory);
    await sql`update viewed_listing set viewed_at = viewed_at - interval '1 day' where person_id = ${id}`.execute(
      server.db.kysely,
    );
    await send(asker, 'POST', path, { viewedListings: ['AUS2'] });
    await send(other.asker, 'DELETE', `${path}/recent-searches`, { queries: ['cities=Austin'] });
    expect(await asker.get<AccountMemory>(path)).toMatchObject({
      recentSearches: [{ query: 'cities=Austin' }, { query: 'minBedrooms=3' }],
      viewedListings: ['AUS2', 'AUS1'],
    });
    const queries = ['cities=Austin', 'cities=Nowhere'];
    expect((await send(asker, 'DELETE', `${path}/recent-searches`, { queries })).json()).toEqual({
      done: true,
    });
    expect((await asker.get<AccountMemory>(path)).recentSearches).toEqual([
      { query: 'minBedrooms=3', searchCount: 1 },
    ]);
    expect(await other.asker.get(path)).toEqual({
      ...{ recentSearches: [], viewedListings: [], looks: [], calculator: {} },
      switches: usualSwitches,
    });
  });

  it('merges the memory into the account of the session, in its own shape', async () => {
    const { asker } = await signedIn();
    expect((await send(server, 'POST', path, memory)).statusCode).toBe(401);
    expect((await server.inject({ url: path })).statusCode).toBe(401);
    expect((await send(server, 'PATCH', `${path}/calculator`, { termYears: 15 })).statusCode).toBe(401);
    expect((await send(asker, 'PATCH', `${path}/calculator`, { listprice: 1 })).statusCode).toBe(400);
    expect((await send(server, 'DELETE', `${path}/recent-searches`, { queries: ['a'] })).statusCode).toBe(
      401,
    );
    for (const wrong of [
      { dismissed: ['AUS1'] },
      { username: 'x' },
      { viewedListings: Array.from({ length: 501 }, (_, at) => `A${at}`) },
      { viewedListings: ['\0'] },
      { calculator: { downPaymentPercent: 101 } },
      { recentSearches: [{ query: 'a', searchCount: -1 }] },
    ])
      expect((await send(asker, 'POST', path, wrong)).statusCode, JSON.stringify(wrong)).toBe(400);
  });
});

it('merging guest memory places older views below newer ones of the account', async () => {
  const { asker, id } = await signedIn();
  const views = (viewedListings: readonly string[]) =>
    send(asker, 'POST', '/api/user/guest-memory', { viewedListings });
  const age = async (listingid: string, days: number) =>
    sql`update viewed_listing set viewed_at = ${testNow}::timestamptz - ${days} * interval '1 day'
        where person_id = ${id} and listingid = ${listingid}`.execute(server.db.kysely);
  await views(['NEW1', 'NEW2', 'OLD']);
  await age('NEW1', 1);
  await age('NEW2', 2);
  await age('OLD', 30);
  const { viewedListings } = (await views(['NOW', 'GUEST', 'OLD', 'OLDER'])).json<AccountMemory>();
  expect(viewedListings).toEqual(['NOW', 'GUEST', 'NEW1', 'NEW2', 'OLD', 'OLDER']);
  const again = (await views(['NEW2'])).json<AccountMemory>();
  expect(again.viewedListings.slice(0, 2).sort()).toEqual(['NEW2', 'NOW']);
});

describe('a link to receive no more emails', () => {
  const path = (verb: string, hash: string) => `/api/user/notifications/${verb}/${hash}`;
  const isOut = async ({ asker }: { asker: Asker }) =>
    (await asker.get<{ hasOptedOutOfEmail: boolean }>('/api/user/me')).hasOptedOutOfEmail;

  it('stops emails by a link without an account, and restarts them', async () => {
    const [person, other] = [await signedIn(), await signedIn()];
    const hash = await subscriptionHash(server.db.kysely, person.id, testNow);
    expect(await subscriptionHash(server.db.kysely, person.id, testNow)).toBe(hash);
    const answer = await send(server, 'PATCH', path('unsubscribe', hash), { hash });
    expect([answer.json(), await isOut(person), await isOut(other)]).toEqual([
      { hasOptedOutOfEmail: true },
      true,
      false,
    ]);
    await send(server, 'PATCH', path('subscribe', hash));
    expect(await isOut(person)).toBe(false);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('works at one click of a mail program, as %s', async (type, payload) => {
    const person = await signedIn();
    const hash = await subscriptionHash(server.db.kysely, person.id, testNow);
    const headers = { 'content-type': type };
    const answer = await server.inject({ method: 'POST', url: path('unsubscribe', hash), payload, headers });
    expect([answer.statusCode, await isOut(person)]).toEqual([200, true]);
  });

  it('works from the site of a web mail, without a session and whatever the site', async () => {
    const person = await signedIn();
    const hash = await subscriptionHash(server.db.kysely, person.id, testNow);
    const answer = await server.inject({
      ...{ method: 'POST', url: path('unsubscribe', hash), payload: 'List-Unsubscribe=One-Click' },
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://mail.example',
        'sec-fetch-site': 'cross-site',
      },
    });
    expect([answer.statusCode, await isOut(person)]).toEqual([200, true]);
  });

  it('changes nothing when it is only opened, guessed or malformed', async () => {
    const person = await signedIn();
    const hash = await subscriptionHash(server.db.kysely, person.id, testNow);
    expect((await server.inject({ url: path('unsubscribe', hash) })).statusCode).toBe(404);
    expect((await send(server, 'PATCH', path('unsubscribe', 'A'.repeat(22)))).statusCode).toBe(404);
    for (const wrong of ['x', `${hash}A`, '%00', hash.slice(1)])
      expect((await send(server, 'PATCH', path('unsubscribe', wrong))).statusCode).toBe(400);
    expect(await isOut(person)).toBe(false);
  });
});

it('accounts are closed to pages of other sites, whatever their key allows', async () => {
  const { asker } = await signedIn();
  const key = anEmbedKey();
  await insertEmbedKey(server.db.kysely, key);
  const fromPartner = (path: string) =>
    asker.inject({ url: `${path}?embedKey=${key.key}`, headers: { origin: 'https://partner.test' } });
  expect((await fromPartner('/api/site')).statusCode).toBe(200);
  for (const path of ['/api/user/me', '/api/user/me/data', url])
    expect(errorOf(await fromPartner(path)), path).toEqual({ status: 403, code: 'forbidden' });
});
