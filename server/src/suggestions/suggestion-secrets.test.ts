import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkLoad } from '../listings/bulk-load.queries.ts';
import { saveListings } from '../listings/save-listings.service.ts';
import { settleSearch } from '../search/search-upkeep.service.ts';
import { generatedListings, testNow } from '../testing/generated-listings.ts';
import {
  home,
  startSuggestions,
  startSuggestionsWithoutSecrets,
  suggested,
} from '../testing/suggestions-world.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let plain: TestApp;
beforeAll(async () => {
  [server, plain] = await Promise.all([startSuggestions(), startSuggestionsWithoutSecrets()]);
});
afterAll(() => Promise.all([server.close(), plain.close()]));

const ask = (query: string, more: Readonly<Record<string, string>> = {}, from = server) =>
  suggested(from, query, more);
const named = async (query: string, more: Readonly<Record<string, string>> = {}): Promise<string[]> =>
  (await ask(query, more)).map(({ category, name }) => `${category}: ${name}`);

describe('a secret of a listing', () => {
  const queries = [
    ...[
      'secret',
      'secr',
      'hidden',
      'hidden springs',
      'withheld',
      'withhld',
      '1205',
      '12',
      '1',
      's',
      'z',
      'l',
      'lam',
      'lamr',
    ],
    ...[
      'lamera',
      'zilker',
      'zilkar',
      'zilkr',
      'rough',
      'ROUGH',
      '3000001',
      'MLS# 3000002',
      '31000',
      'austin',
      'au',
      'h',
    ],
    ...['1201 lamr', 'hidden high', '78704', 'travis', '1 s lamar'],
  ];

  it.each(queries)(
    'reveals no secret by %s: the answer is the same as without the listing',
    async (query) => {
      for (const more of [
        {},
        { mlsStatus: 'Private,Active' },
        { lease: 'true' },
        { showExclusiveListings: 'false' },
      ]) {
        const url = `/api/places/search?${new URLSearchParams({ query, ...more })}`;
        expect((await server.app.inject(url)).body).toBe((await plain.app.inject(url)).body);
      }
    },
  );

  it('reveals no hidden street', async () => {
    for (const query of ['concealed', 'concealed st', '77', '77 concealed', 'conceled'])
      expect(JSON.stringify(await ask(query))).not.toMatch(/Concealed St|concealed-st|77 /);
    expect(await named('concealed')).toEqual(['neighborhood: Concealed Acres']);
    expect(await ask('4000001')).toEqual([
      {
        category: 'mlsNumber',
        name: '4000001',
        detail: 'Austin, TX 78704',
        count: null,
        url: '/austin-tx-78704-4000001.html',
        tag: { type: 'mlscode', id: '4000001', value: '4000001', label: '4000001' },
        filter: { address: '4000001' },
      },
    ]);
  });

  it('disappears with the listing, and appears once the listing is public', async () => {
    const app = await startTestApp();
    const listing = home('5000001', { city: 'Marfa', streetname: 'Desert' });
    await app.save(listing);
    expect(await ask('marfa', {}, app)).toHaveLength(1);
    for (const changes of [
      { mlsstatus: 'Private' },
      { internetentirelistingdisplayyn: false },
      { mlsstatus: 'Withdrawn' },
    ] as const) {
      await app.save({ ...listing, ...changes });
      expect(await ask('marfa', {}, app)).toEqual([]);
      expect(await ask('desert', {}, app)).toEqual([]);
      expect(await ask('5000001', {}, app)).toEqual([]);
      await app.save(listing);
      expect(await ask('marfa', {}, app)).toHaveLength(1);
      expect(await ask('desert', {}, app)).toHaveLength(1);
    }
    await app.close();
  });
});

describe('the counts of areas', () => {
  const countsOf = async ({ db }: TestApp) =>
    (
      await sql`
        select kind, key, edition, lease, mlsstatus, source, displayed, filter_type, sum(n) as n
        from area_tally join named_area on named_area.id = area_id
        group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(n) <> 0 order by 1, 2, 3, 4, 5, 6, 7, 8`.execute(db.kysely)
    ).rows;

  it('counts alike after single saves, a bulk load, a settled import and a recount', async () => {
    const listings = generatedListings(300, 7);
    const [single, bulk] = await Promise.all([startTestApp(), startTestApp()]);
    await single.save(
      ...listings.map((listing) => ({ ...listing, city: 'Elsewhere', mlsstatus: 'Active' }) as const),
    );
    await single.save(...listings);
    await bulkLoad(bulk.db.kysely, (trx) => saveListings(trx, listings, { now: testNow }));
    const counts = await countsOf(bulk);
    expect(counts.length).toBeGreaterThan(100);
    expect(await countsOf(single)).toEqual(counts);
    await settleSearch(single.db.kysely);
    const settled = await countsOf(single);
    await sql`select recount_areas()`.execute(single.db.kysely);
    expect(await countsOf(single)).toEqual(settled);
    await Promise.all([single.close(), bulk.close()]);
  });
});
