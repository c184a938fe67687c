import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { SearchRelaxations } from '@hearth/domain/contract/relaxations.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { describe, expect, it } from 'vitest';
import { add, aHome, collectionsApp, create, dismiss, remove, send } from '../testing/collections-app.ts';
import { errorOf } from '../testing/inquiry-desk.ts';
import type { Asker } from '../testing/test-app.ts';

const app = collectionsApp();

const aFound = (number: number, changes: Partial<Listing> = {}): Listing =>
  aHome(number, { publicremarks: 'A charming home.', listprice: number * 100_000, ...changes });
const searchPath = '/api/v2/listing/search';
const paths = [
  `${searchPath}?`,
  `${searchPath}/relaxations?minPrice=90000000&`,
  '/api/v2/map/points?zoom=9&',
];
/** Searches of both kinds: in memory, and by the database. */
const kinds = [
  ['in memory', ''],
  ['by the database', '&keyword=charming'],
] as const;

const idsOf = async (asker: Asker, query: string) => {
  const { listings, total, nearbyListings } = await asker.get<SearchResult>(`${searchPath}?${query}`);
  expect(total).toBe(listings.length);
  return {
    found: listings.map(({ listingid }) => listingid).sort(),
    nearby: nearbyListings.map(({ listingid }) => listingid).sort(),
  };
};
const found = async (asker: Asker, query: string) => (await idsOf(asker, query)).found;

describe.each(kinds)('a search of a collection, %s,', (_, more) => {
  it('finds its homes alone, with all filters, on lists and maps', async () => {
    await app.server.save(...[1, 2, 3, 4].map((number) => aFound(number)));
    const { asker } = await app.signedIn();
    const { id } = await create(asker, { name: 'Three', listings: ['AUS1', 'AUS2', 'AUS3'] });
    const query = `collection=${id}${more}`;
    expect(await found(asker, query)).toEqual(['AUS1', 'AUS2', 'AUS3']);
    expect(await idsOf(asker, `${query}&minPrice=300000`)).toEqual({
      found: ['AUS3'],
      nearby: ['AUS1', 'AUS2'],
    });
    expect((await asker.get<MapPoints>(`/api/v2/map/points?zoom=9&${query}`)).total).toBe(3);
    const narrow = `${searchPath}/relaxations?${query}&minPrice=90000000`;
    const { relaxations } = await asker.get<SearchRelaxations>(narrow);
    expect(relaxations.find(({ filter }) => filter === 'minPrice')?.total).toBe(3);
    expect(await found(asker, more)).toHaveLength(4);
    await remove(asker, id, 'AUS2');
    expect(await found(asker, query)).toEqual(['AUS1', 'AUS3']);
    await add(asker, id, 'AUS4');
    expect(await found(asker, query)).toEqual(['AUS1', 'AUS3', 'AUS4']);
    await dismiss(asker, 'AUS1');
    for (const also of ['', '&dismissed=true'])
      expect(await found(asker, query + also)).toEqual(['AUS3', 'AUS4']);
    expect(await found(asker, `${query}&dismissedOnly=true`)).toEqual([]);
    await send(asker, 'DELETE', `/api/listing/collection/${id}`);
    await asker.get(`${searchPath}?${query}`, 404);
  });

  it('finds no home that a search would not show to its person', async () => {
    await app.server.save(aFound(1), aFound(2, { source: 'EX', mlsstatus: 'Private' }), aFound(3));
    const { id: personId, asker } = await app.signedIn({ role: 'Agent' });
    const listings = ['AUS1', 'AUS2', 'AUS3'];
    const { id } = await create(asker, { name: 'All', listings });
    const client = app.server.as({ ...viewers.client, userId: personId });
    const unverified = app.server.as({ ...viewers.unverifiedClient, userId: personId });
    const query = `collection=${id}${more}&mlsStatus=Active,Private,Sold`;
    expect(await found(asker, query)).toEqual(listings);
    expect(await found(client, query)).toEqual(['AUS1', 'AUS3']);
    await app.server.save(
      aFound(1, { internetentirelistingdisplayyn: false }),
      aFound(3, { mlsstatus: 'Sold' }),
    );
    expect(await found(client, query)).toEqual(['AUS3']);
    expect(await found(unverified, query)).toEqual([]);
  });

  it('starts without pending homes, and finds them where they are asked for', async () => {
    await app.server.save(aFound(1), aFound(2, { mlsstatus: 'Pending' }));
    const { asker } = await app.signedIn();
    const { id } = await create(asker, { name: 'Both', listings: ['AUS1', 'AUS2'] });
    expect(await found(asker, `collection=${id}${more}`)).toEqual(['AUS1']);
    expect(await found(asker, `collection=${id}${more}&mlsStatus=Active,Pending`)).toEqual(['AUS1', 'AUS2']);
  });

  it('finds the dismissed homes by their name, as dismissedOnly does', async () => {
    await app.server.save(aFound(1), aFound(2));
    const { asker } = await app.signedIn();
    const answers = async (query: string) => {
      const { listings } = await asker.get<SearchResult>(`${searchPath}?${query}${more}`);
      return listings.map(({ listingid, dismissed }) => [listingid, dismissed]);
    };
    expect(await answers('collection=dismissed')).toEqual([]);
    await dismiss(asker, 'AUS1');
    for (const query of ['collection=dismissed', 'dismissedOnly=true'])
      expect(await answers(query)).toEqual([['AUS1', true]]);
  });

  it('changes no answer to others', async () => {
    await app.server.save(aFound(1), aFound(2));
    const [mine, theirs] = [await app.signedIn(), await app.signedIn()];
    const all = ['AUS1', 'AUS2'];
    const { id } = await create(mine.asker, { name: 'One', listings: ['AUS1'] });
    for (const asker of [mine.asker, theirs.asker, app.server])
      expect(await found(asker, more.slice(1))).toEqual(all);
    expect(await found(mine.asker, `collection=${id}${more}`)).toEqual(['AUS1']);
    for (const asker of [mine.asker, theirs.asker, app.server])
      expect(await found(asker, more.slice(1))).toEqual(all);
  });
});

describe('a search of a collection', () => {
  it.each(['0', '-1', '01', 'x', '99999999999999999', '9'.repeat(64), "1' or '1'='1", '%00'])(
    'that there cannot be is not found: %s',
    async (id) => {
      const { asker } = await app.signedIn();
      for (const path of paths)
        expect([400, 404]).toContain((await asker.inject({ url: `${path}collection=${id}` })).statusCode);
    },
  );

  it('finds no unknown and no foreign collection, and asks guests to sign in', async () => {
    const [mine, theirs] = [await app.signedIn(), await app.signedIn({ role: 'Agent' })];
    const { id } = await create(mine.asker);
    for (const path of paths) {
      for (const unknown of [id, '999999999999999', 'x']) {
        const answer = await theirs.asker.inject({ url: `${path}collection=${unknown}` });
        expect(errorOf(answer), path).toEqual({ status: 404, code: 'not_found' });
      }
      expect((await mine.asker.inject({ url: `${path}collection=${id}` })).statusCode).toBe(200);
      expect(errorOf(await app.server.inject({ url: `${path}collection=${id}` })).code).toBe(
        'sign_in_required',
      );
    }
  });
});
