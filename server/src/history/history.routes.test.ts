import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type {
  getViewedListings,
  getViewedPages,
  getViewedSearches,
} from '@hearth/domain/contract/history.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { AccountMemory } from '@hearth/domain/contract/user-memory.ts';
import { usualSwitches } from '@hearth/domain/people/history-rules.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aHome, collectionsApp, kindsOfPeople, send } from '../testing/collections-app.ts';
import { testNow } from '../testing/generated-listings.ts';
import { errorOf } from '../testing/inquiry-desk.ts';
import type { Asker } from '../testing/test-app.ts';

const app = collectionsApp();
const memory = '/api/user/guest-memory';
const settings = '/api/history/settings';

type Views = ResponseOf<typeof getViewedListings>;
type Searches = ResponseOf<typeof getViewedSearches>;
type Pages = ResponseOf<typeof getViewedPages>;

const views = (asker: Asker, query = '') => asker.get<Views>(`/api/v2/history/myviews${query}`);
const viewedIds = async (asker: Asker, query = '') =>
  (await views(asker, query)).items.map(({ listingid }) => listingid);
const queriesOf = async (asker: Asker, query = '') =>
  (await asker.get<Searches>(`/api/history/search${query}`)).items.map((item) => item.query);

async function record(asker: Asker, body: object): Promise<void> {
  const answer = await send(asker, 'POST', memory, body);
  expect(answer.statusCode, answer.body).toBe(200);
}
const recent = (...queries: string[]) => queries.map((query) => ({ query, searchCount: 1 }));

/** Moves what a person viewed before `days` days. */
const viewedBefore = (personId: string, listingid: string, days: number) =>
  sql`update viewed_listing set viewed_at = ${testNow}::timestamptz - ${days} * interval '1 day'
      where person_id = ${personId} and listingid = ${listingid}`.execute(app.server.db.kysely);

const rowsOf = async (personId: string) => {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from viewed_listing where person_id = ${personId})
         + (select count(*) from recent_search where person_id = ${personId})
         + (select count(*) from page_view where person_id = ${personId}) as count`.execute(
    app.server.db.kysely,
  );
  return rows[0]?.count;
};

describe.each(kindsOfPeople)('the viewed homes of %s', (_, changes) => {
  it('lists views by their time, within a period, page by page, and as the filter of a search', async () => {
    await app.server.save(aHome(1), aHome(2), aHome(3));
    const { asker, id, viewer } = await app.signedIn(changes);
    await record(asker, { viewedListings: ['AUS1', 'AUS2', 'AUS3'] });
    await viewedBefore(id, 'AUS2', 40);
    await viewedBefore(id, 'AUS3', 3);
    const all = await views(asker);
    expect(all).toMatchObject({ total: 3, isHidden: false });
    expect(all.items.map(({ listing }) => listing?.listingid)).toEqual(['AUS1', 'AUS3', 'AUS2']);
    expect(all.items[0]?.viewedAt).toBe(testNow.toISOString());
    expect(await viewedIds(asker, '?sortType=ASC')).toEqual(['AUS2', 'AUS3', 'AUS1']);
    expect(await viewedIds(asker, '?period=7')).toEqual(['AUS1', 'AUS3']);
    expect(await viewedIds(asker, '?limit=2&page=2')).toEqual(['AUS2']);
    const username =
      viewer.role === 'agent' ? viewer.agentId : viewer.role === 'client' ? viewer.username : '';
    expect(await asker.get(`/api/v2/history/views?user=${username}`)).toEqual(all);
    await send(asker, 'DELETE', '/api/history', { listingids: ['AUS3', 'NONE'] });
    const { listings, total } = await asker.get<SearchResult>(`/api/v2/listing/search?viewedBy=${username}`);
    expect([listings.map(({ listingid }) => listingid).sort(), total]).toEqual([['AUS1', 'AUS2'], 2]);
  });
});

describe('the history of a person', () => {
  it('names a viewed home that is hidden by now without its card', async () => {
    await app.server.save(aHome(1));
    const { asker } = await app.signedIn();
    await record(asker, { viewedListings: ['AUS1', 'GONE'] });
    await app.server.save(aHome(1, { internetentirelistingdisplayyn: false }));
    expect((await views(asker)).items.map(({ listingid, listing }) => [listingid, listing])).toEqual([
      ['AUS1', null],
      ['GONE', null],
    ]);
  });

  it('lists searches by their time or by how often they were run', async () => {
    const { asker } = await app.signedIn();
    await record(asker, {
      recentSearches: [
        { query: 'a=1', searchCount: 1 },
        { query: 'b=1', searchCount: 5 },
      ],
    });
    expect(await queriesOf(asker)).toEqual(['a=1', 'b=1']);
    expect(await queriesOf(asker, '?sortBy=count')).toEqual(['b=1', 'a=1']);
    expect((await asker.get<Searches>('/api/history/mysearch?page=1&limit=100')).total).toBe(2);
    await send(asker, 'DELETE', '/api/history', { queries: ['b=1'] });
    expect(await queriesOf(asker)).toEqual(['a=1']);
  });

  it('lists pages about agents, areas and services, each once by its last view', async () => {
    const { asker } = await app.signedIn();
    const open = (path: string, title?: string) =>
      send(asker, 'POST', '/api/v2/user-page-history', { path, title });
    for (const [path, title] of [
      ['/agents/dana-reyes', 'Dana'],
      ['/menu/account-settings', 'Account Settings'],
      ['/sell', 'Sell'],
      ['/agents/dana-reyes?from=mail', 'Dana Reyes'],
    ] as const)
      expect((await open(path, title)).statusCode).toBe(200);
    const pages = (query = '') => asker.get<Pages>(`/api/history/pages${query}`);
    const { items, total } = await pages();
    expect(total).toBe(2);
    expect(items).toContainEqual({
      ...{ path: '/agents/dana-reyes', title: expect.stringContaining('Dana'), viewCount: 2 },
      viewedAt: testNow.toISOString(),
    });
    expect((await pages('?period=7&limit=1&page=2')).items).toHaveLength(1);
    await send(asker, 'DELETE', '/api/history', { pages: ['/sell'] });
    expect((await pages()).items.map(({ path }) => path)).toEqual(['/agents/dana-reyes']);
    await send(asker, 'PATCH', settings, { showToMe: false });
    expect(await pages()).toEqual({ items: [], total: 0, isHidden: true });
  });

  it('clears the history as a whole, and keeps that of others', async () => {
    const [mine, theirs] = [await app.signedIn(), await app.signedIn()];
    const body = { viewedListings: ['AUS1'], recentSearches: recent('a=1') };
    for (const { asker } of [mine, theirs]) await record(asker, body);
    await send(mine.asker, 'DELETE', '/api/history', { listingids: 'all' });
    expect([await viewedIds(mine.asker), await queriesOf(mine.asker)]).toEqual([[], ['a=1']]);
    await send(mine.asker, 'DELETE', '/api/history', { queries: 'all' });
    expect([await rowsOf(mine.id), await rowsOf(theirs.id)]).toEqual([0, 2]);
  });

  it('returns the last look of any device at a home, and none at a home that was not viewed', async () => {
    const { asker } = await app.signedIn();
    const look = {
      listingid: 'AUS1',
      day: '2026-11-01',
      listprice: 450_000,
      mlsstatus: 'Active',
      photoscount: 8,
    };
    const looksOf = async () => (await asker.get<AccountMemory>(memory)).looks;
    await record(asker, { viewedListings: ['AUS1'], looks: [look, { ...look, listingid: 'AUS2' }] });
    expect(await looksOf()).toEqual([look]);
    await record(asker, { looks: [{ ...look, day: '2026-10-01', listprice: 1 }] });
    expect(await looksOf()).toEqual([look]);
    await record(asker, { looks: [{ ...look, day: '2026-11-02', photoscount: 9 }] });
    expect(await looksOf()).toEqual([{ ...look, day: '2026-11-02', photoscount: 9 }]);
  });
});

describe('the switches of a history', () => {
  it('starts with all switches on, and changes them one by one', async () => {
    const { asker } = await app.signedIn();
    expect(await asker.get(settings)).toEqual(usualSwitches);
    expect((await send(asker, 'PATCH', settings, { record: false })).json()).toEqual({
      ...usualSwitches,
      record: false,
    });
    expect((await send(asker, 'PATCH', settings, { showToMe: false })).json()).toEqual({
      ...{ ...usualSwitches, record: false, showToMe: false },
    });
    expect(errorOf(await send(asker, 'PATCH', settings, { record: 'no' })).status).toBe(400);
  });

  it('leave no row of any route while recording is off, and what was stored before', async () => {
    await app.server.save(aHome(1));
    const { asker, id } = await app.signedIn();
    await send(asker, 'PATCH', settings, { record: false });
    const counted = () => sql`select from counted_view`.execute(app.server.db.kysely);
    const before = (await counted()).rows.length;
    await record(asker, { viewedListings: ['AUS1'], recentSearches: recent('a=1') });
    await send(asker, 'POST', '/api/v2/user-page-history', { path: '/agents' });
    await send(asker, 'POST', '/api/v2/listing/AUS1/view');
    await asker.get('/api/v2/listing/AUS1');
    await asker.get('/api/v2/listing/search?minBedrooms=3');
    expect([await rowsOf(id), (await counted()).rows.length]).toEqual([0, before]);
    await send(asker, 'PATCH', settings, { record: true });
    await record(asker, { viewedListings: ['AUS1'] });
    await send(asker, 'PATCH', settings, { record: false });
    expect(await viewedIds(asker)).toEqual(['AUS1']);
  });

  it('hide the history from its person, who can still clear it', async () => {
    const { asker, id, viewer } = await app.signedIn();
    await record(asker, { viewedListings: ['AUS1'], recentSearches: recent('a=1') });
    await send(asker, 'PATCH', settings, { showToMe: false });
    expect(await views(asker)).toEqual({ items: [], total: 0, isHidden: true });
    expect(await asker.get(memory)).toMatchObject({ viewedListings: [], recentSearches: [], looks: [] });
    const { username } = viewer as { readonly username: string };
    expect(await asker.get(`/api/v2/listing/search?viewedBy=${username}`)).toMatchObject({ total: 0 });
    await send(asker, 'DELETE', '/api/history', { listingids: 'all', queries: 'all' });
    expect(await rowsOf(id)).toBe(0);
  });
});
