import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { Site } from '@hearth/domain/contract/site.ts';
import type { Suggestion } from '@hearth/domain/contract/suggestions.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockImports } from '../db/import-lock.ts';
import { testNow } from '../testing/generated-listings.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { type SourceRules, sourceUpdated } from './sources.service.ts';
import { watchSourcesJob } from './watch-sources.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.save(
    aListing({ listingid: 'AUS1', listingkey: 'aus-1', sourcelistingid: '1', source: 'AUS' }),
    aListing({
      listingid: 'AUS2',
      listingkey: 'aus-2',
      sourcelistingid: '2',
      source: 'AUS',
      internetentirelistingdisplayyn: false,
    }),
    aListing({ listingid: 'EX1', listingkey: 'ex-1', sourcelistingid: null, source: 'EX', latitude: 30.4 }),
  );
});
afterAll(() => server.close());

const hoursAgo = (hours: number): Date => new Date(testNow.getTime() - hours * 3_600_000);

const updated = (source: 'AUS' | 'EX', at: Date, isSample = false) =>
  server.db.kysely
    .transaction()
    .execute((trx) => sourceUpdated(trx, { edition: 'austin', source }, at, { isSample }));

/** The messages to operators of one run. */
async function watch(rules: SourceRules = { AUS: 12, SA: 12, EX: null }): Promise<string[]> {
  const said: string[] = [];
  const warn = (_facts: object, message: string) => said.push(message);
  const job = watchSourcesJob({ db: server.db, clock: () => testNow, rules, warn });
  await job.run({}, { isLast: false });
  return said;
}

/** Listings that guests find on every way to a list. */
async function found() {
  const { listings } = await server.get<SearchResult>('/api/v2/listing/search');
  const { total } = await server.get<MapPoints>('/api/v2/map/points?zoom=12');
  const { hits } = await server.get<{ hits: Suggestion[] }>('/api/places/search?query=austin');
  return {
    keys: listings.map(({ listingkey }) => listingkey).toSorted(),
    points: total,
    counted: Math.max(0, ...hits.map(({ count }) => count ?? 0)),
  };
}

const all = { keys: ['aus-1', 'ex-1'], points: 2, counted: 2 };

describe('a source that was not updated for longer than its rule allows', () => {
  beforeEach(async () => {
    await server.db.pool.query('delete from listing_source');
    await updated('EX', hoursAgo(1000));
  });

  it('hides its listings everywhere, warns once, and shows them after the next update', async () => {
    expect(await found()).toEqual(all);
    await updated('AUS', hoursAgo(12.1));
    expect(await watch()).toEqual(['source AUS is outdated: its listings are hidden until it is updated']);
    expect(await watch()).toEqual([]);
    expect(await found()).toEqual({ keys: ['ex-1'], points: 1, counted: 1 });
    expect(await server.get('/api/v2/listing/1', 503)).toMatchObject({ code: 'listing_outdated' });
    expect(await server.get('/api/v2/listing/2', 404)).toMatchObject({ code: 'listing_not_found' });
    expect(await server.get('/api/listing/media-bulk/images?listingKeys=aus-1,ex-1')).toMatchObject([
      { listingkey: 'ex-1' },
    ]);
    expect((await server.get<Site>('/api/site')).legal.disclaimers[0]?.text).toContain('not shown right now');
    await updated('AUS', testNow);
    expect(await found()).toEqual(all);
    await server.get('/api/v2/listing/1');
    expect(await server.get('/api/v2/listing/2', 404)).toMatchObject({ code: 'listing_not_found' });
  });

  it('keeps the listings of a source while an import runs, which may be its update', async () => {
    await updated('AUS', hoursAgo(13));
    await server.db.kysely.transaction().execute(async (trx) => {
      await lockImports(trx);
      expect(await watch()).toEqual([]);
    });
    expect(await found()).toEqual(all);
    expect(await watch()).toHaveLength(1);
    await updated('AUS', testNow);
  });

  it('names the source in /readyz', async () => {
    await updated('AUS', hoursAgo(13));
    await watch();
    expect(await server.get('/readyz')).toMatchObject({
      status: 'ready',
      sources: [
        { source: 'AUS', updatedat: hoursAgo(13).toISOString(), state: 'outdated' },
        { source: 'EX', state: 'no rule' },
      ],
    });
    await updated('AUS', testNow);
  });

  it.each([
    ['within its rule', 11.9, false, 12],
    ['with a longer rule', 13, false, 24],
    ['without a rule', 1000, false, null],
    ['that is a sample', 1000, true, 12],
  ] as const)('is shown %s', async (_, hours, isSample, rule) => {
    await updated('AUS', hoursAgo(hours), isSample);
    expect(await watch({ AUS: rule, SA: 12, EX: null })).toEqual([]);
    expect(await found()).toEqual(all);
  });
});

describe('the disclaimer of a source', () => {
  it('dates the disclaimer by the last update in Texas, never by the clock', async () => {
    await server.db.pool.query('delete from listing_source');
    await updated('AUS', new Date('2026-11-16T05:59:00Z'));
    const { legal } = await server.get<Site>('/api/site');
    const [mls, exclusive] = legal.disclaimers;
    expect(mls).toMatchObject({ source: 'AUS', updatedat: '2026-11-16T05:59:00.000Z' });
    expect(mls?.text).toContain('(ACTRIS) as of 15 Nov 2026.');
    expect(exclusive).toMatchObject({ source: 'EX', updatedat: null });
    expect(exclusive?.text).toContain('Exclusive listing of the brokerage. ');
  });
});
