import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { withoutAddress } from '@hearth/domain/listing/hidden-address.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { keywordRow } from '@hearth/domain/search/filters/rows/keyword.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { testMoment } from '@hearth/domain/testing/moment.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Asker, startTestApp, type TestApp } from '../testing/test-app.ts';

const remarks = [
  'Sparkling pool and a pool table.',
  'No pool, but room for one.',
  'no pool',
  'Without a pool; whirlpool tub.',
  '(no-pool lot) poolside living next door',
  'Casino pool nights',
  'On Shoal Creek. HOA: none',
  'No HOA and no carpet',
  'Carpet upstairs, no pool, two pools next door',
  'Déjà vu: piscine, 100% _new_ (x.*) "brick, white" \\ wall',
  'A poölside 泳池 🏊 house',
  'The owner’s suite is upstairs.',
  'Plain.',
  'no no pool',
  'No any a pool, without any-pool.',
  'no a-a-a',
  'No a pool and (pool)',
];
const keywords = [
  'pool',
  '"pool"',
  'no pool',
  '-pool',
  '-"pool"',
  '"carpet", no pool',
  '-"pool table"',
  '"pool table", -hoa',
  'no hoa, no carpet',
  '"brick, white"',
  '-"brick, white"',
  '"100%"',
  '-_new_',
  'no (x.*)',
  '"déjà"',
  '-泳池',
  '-🏊',
  '-\\',
  '-p',
  'no é',
  "owner's suite",
  '"owner’s"',
  'no owner’s',
  '-a-a',
  'no a pool',
  'no any pool',
  '-"a pool"',
  '"pool',
  'no',
];

let server: TestApp;
/** Each entry is a line of the text that is searched. */
const lines = [['Pool'], ['Pool Supplies', 'No Pool'], ['Whirlpool'], ['No Pool', 'Carpet'], ['Poolside']];
const texts = [
  ...remarks.map((publicremarks) => ({ publicremarks })),
  ...lines.map((communityfeatures) => ({ publicremarks: 'Without carpet.', communityfeatures })),
];
const listings: readonly Listing[] = texts.map((text, index) =>
  aListing({
    listingid: `AUS${9000 + index}`,
    listingkey: `AUS-${9000 + index}`,
    sourcelistingid: String(9000 + index),
    privateremarks: 'Lockbox secretword',
    ...text,
  }),
);
const hidden = aListing({
  listingid: 'AUS9500',
  listingkey: 'AUS-9500',
  sourcelistingid: '9500',
  streetname: 'Quietude',
  publicremarks: 'Plain, on Quietude Drive.',
  agentId: 'ada.reyes',
  internetaddressdisplayyn: false,
});

/** Listing in the view of guests. */
const known = (listing: Listing): Listing =>
  listing.internetaddressdisplayyn ? listing : withoutAddress(listing);

beforeAll(async () => {
  server = await startTestApp();
  await server.save(...listings, hidden);
});
afterAll(() => server.close());

const search = (keyword: string, asker: Asker = server): Promise<SearchResult> =>
  asker.get(`/api/v2/listing/search?limit=50&keyword=${encodeURIComponent(keyword)}`);

describe('a search by keyword', () => {
  it.each(keywords)('%s finds the listings that the domain matches', async (keyword) => {
    const found = (await search(keyword)).listings.map(({ listingkey }) => listingkey).sort();
    const expected = [...listings, hidden]
      .filter((listing) => keywordRow.matches(known(listing), keyword, testMoment))
      .map(({ listingkey }) => listingkey);
    expect(found).toEqual(expected);
  });

  it('names the field of each match', async () => {
    const { listings: found } = await search('"pool table"');
    expect(found.map(({ keywordmatches }) => keywordmatches)).toEqual([
      [{ field: 'publicremarks', text: 'Sparkling pool and a pool table.', ranges: [[21, 31]] }],
    ]);
  });

  it('returns no matches without a keyword, or with only excluded ones', async () => {
    for (const keyword of ['', 'no pool']) {
      const { listings: found } = await search(keyword);
      expect(found.some((card) => 'keywordmatches' in card)).toBe(false);
    }
  });

  it('finds and shows no private remarks and hidden streets', async () => {
    expect((await search('secretword')).total).toBe(0);
    expect((await search('quietude')).total).toBe(0);
    const { listings: plain } = await search('plain');
    expect(plain).toHaveLength(2);
    expect(JSON.stringify(plain)).not.toMatch(/secretword|quietude/i);
    expect(JSON.stringify(plain)).toContain('Plain, on [undisclosed].');
  });

  it('finds and shows a hidden street to the own agent of the listing alone', async () => {
    const own = await search('quietude', server.as(viewers.agent));
    expect(own.listings.map(({ keywordmatches }) => keywordmatches?.map(({ text }) => text))).toEqual([
      ['Plain, on Quietude Drive.'],
    ]);
    expect((await search('quietude', server.as(viewers.anotherAgent))).total).toBe(0);
    expect((await search('plain, no quietude', server.as(viewers.agent))).total).toBe(1);
    expect((await search('plain, no quietude', server.as(viewers.anotherAgent))).total).toBe(2);
  });
});
