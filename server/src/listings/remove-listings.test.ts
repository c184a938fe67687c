import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { Suggestion } from '@hearth/domain/contract/suggestions.ts';
import { aListing, aMedia, anOpenHouse } from '@hearth/domain/testing/a-listing.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertInquiry } from '../inquiries/inquiry.queries.ts';
import { inquiryRecord } from '../inquiries/inquiry-record.ts';
import { testNow } from '../testing/generated-listings.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { removeListings } from './remove-listings.service.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const sold = aListing({ listingid: 'A', listingkey: 'a', sourcelistingid: null });
const other = aListing({ listingid: 'B', listingkey: 'b', sourcelistingid: null, latitude: 30.4 });

/** The results of searches, each requested twice, so the second answer may come from the cache. */
async function found() {
  for (let times = 0; ; times++) {
    const { listings } = await server.get<SearchResult>('/api/v2/listing/search');
    const { total } = await server.get<MapPoints>('/api/v2/map/points?zoom=12');
    const suggestions = await server.get<{ hits: Suggestion[] }>('/api/places/search?query=austin');
    const numbers = suggestions.hits.flatMap(({ count }) => count ?? []);
    if (times === 1) return { keys: listings.map(({ listingkey }) => listingkey).toSorted(), total, numbers };
  }
}

/** Rows of each table that belong to a listing. */
async function rowsOf(id: number, key: string): Promise<Record<string, number>> {
  const counted = ['listing_search', 'shown_address'].map(
    (table) => `(select count(*) from ${table} where id = ${id}) as ${table}`,
  );
  const { rows } = await server.db.pool.query(`
    select ${counted.join(', ')},
           (select count(*) from media where listing_id = ${id}) as media,
           (select count(*) from open_house where listing_id = ${id}) as open_house,
           (select count(*) from listing_history where listingkey = '${key}') as listing_history`);
  return rows[0];
}

/** The keys of the listings that were removed. */
async function removed(...keys: readonly string[]): Promise<string[]> {
  const removals = keys.map((listingkey) => ({ listingkey, reason: 'not in feed.csv' }));
  const done = await removeListings(server.db.kysely, removals, testNow);
  return done.map(({ listingkey }) => listingkey);
}

describe('a listing that is removed', () => {
  it('removes a listing from all search results, without a row left', async () => {
    await server.save({ ...sold, media: [aMedia()], openhouse: [anOpenHouse()] }, other);
    const { rows } = await server.db.pool.query("select id from listing where listingkey = 'a'");
    const id = rows[0].id;
    const one = { listing_search: 1, shown_address: 1, media: 1, open_house: 1, listing_history: 1 };
    expect(await rowsOf(id, 'a')).toEqual(one);
    expect(await found()).toMatchObject({ keys: ['a', 'b'], total: 2, numbers: expect.arrayContaining([2]) });

    expect(await removed('a', 'unknown')).toEqual(['a']);
    expect(await found()).toMatchObject({ keys: ['b'], total: 1, numbers: expect.not.arrayContaining([2]) });
    expect(await server.get('/api/v2/listing/A', 410)).toEqual({
      code: 'listing_gone',
      message: 'This listing is no longer on the market.',
    });
    const none = { listing_search: 0, shown_address: 0, media: 0, open_house: 0, listing_history: 0 };
    expect(await rowsOf(id, 'a')).toEqual(none);
    expect(await removed('a')).toEqual([]);
  });

  it('restores a listing once its source has it again', async () => {
    await server.save(sold);
    await removed('a');
    await server.save(sold);
    await server.get('/api/v2/listing/A');
    await removed('a');
    await server.get('/api/v2/listing/A', 410);
  });

  it('answers agents who ask how to show a removed listing with 410', async () => {
    await server.save(sold);
    await removed('a');
    const url = '/api/v2/listing/A/showing-details';
    const answer = await server.as(viewers.agent).inject({ url });
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'listing_gone']);
  });

  it.each([
    ['was private', { mlsstatus: 'Private', source: 'EX' }],
    ['was hidden by its seller', { internetentirelistingdisplayyn: false }],
    ['was withdrawn before it was public', { mlsstatus: 'Withdrawn', source: 'EX', publicDate: null }],
  ] as const)('leaves no trace where it %s', async (_, fields) => {
    await server.save(aListing({ listingid: 'S', listingkey: 's', sourcelistingid: null, ...fields }));
    expect(await removed('s')).toEqual(['s']);
    expect(await server.get('/api/v2/listing/S', 404)).toMatchObject({ code: 'listing_not_found' });
  });

  it('finds a removed listing by its MLS number as well, in its own edition alone', async () => {
    await server.save(aListing({ listingid: 'AUS77', listingkey: 'k77', sourcelistingid: '77' }));
    await server.save(
      aListing({ listingid: 'SA78', listingkey: 'k78', sourcelistingid: '78', edition: 'san-antonio' }),
    );
    await removed('k77', 'k78');
    await server.get('/api/v2/listing/77', 410);
    await server.get('/api/v2/listing/78', 404);
  });

  it('leaves the inquiries about it', async () => {
    await server.save(aListing({ listingid: 'C', listingkey: 'c', sourcelistingid: null }));
    await insertInquiry(server.db.kysely, anInquiry);
    await removed('c');
    const { rows } = await server.db.pool.query('select asked_listing_id, listingkey from inquiry');
    expect(rows).toEqual([{ asked_listing_id: 'C', listingkey: null }]);
  });
});

const anInquiry = inquiryRecord({
  id: '00000000-0000-4000-8000-000000000001',
  edition: 'austin',
  listingkey: 'c',
  agentKey: null,
  embedKey: null,
  origin: null,
  linkEmbedKey: null,
  linkHost: null,
  ipAddress: '203.0.113.1',
  idempotencyKey: null,
  bodyHash: '',
  body: { type: 'ask-a-question', listingId: 'C' },
  consent: { version: '1', boxes: [] },
  now: testNow,
});
