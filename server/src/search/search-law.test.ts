import { editionIds } from '@hearth/domain/edition/edition.ts';
import { hiddenReasons, showsAddress } from '@hearth/domain/listing/gate.ts';
import { withoutAddress } from '@hearth/domain/listing/hidden-address.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import { isOpen } from '@hearth/domain/listing/status.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { guestViewer } from '@hearth/domain/people/viewer.ts';
import { filterKeys, matchesFilters } from '@hearth/domain/search/filters/filter-table.ts';
import type { FilterKey, Filters } from '@hearth/domain/search/filters/filters.ts';
import { travelPlace } from '@hearth/domain/search/filters/rows/travel-time.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import { isSearchable } from '@hearth/domain/search/searchable.ts';
import { compareKeys } from '@hearth/domain/search/sort/compare-listings.ts';
import { sortDirections, sortKeys } from '@hearth/domain/search/sort/sort.ts';
import { anAgentViewer, viewers } from '@hearth/domain/testing/a-viewer.ts';
import { testMoment } from '@hearth/domain/testing/moment.ts';
import { filtersArbitrary, filterValueArbitrary } from '@hearth/domain/testing/search-arbitrary.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveListings } from '../listings/save-listings.service.ts';
import { aSearch, everyFilterOpen } from '../testing/a-search.ts';
import { generatedListings, testNow } from '../testing/generated-listings.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { testServices } from '../testing/test-services.ts';
import type { SearchService } from './search.service.ts';
import { listContext, type SearchContext } from './search-context.ts';

const listings = generatedListings(400, 20_261_121);
const byKey = new Map(listings.map((listing) => [listing.listingkey, listing]));
let db: TestDatabase;
/** The search of a process with columns. */
let withColumns: SearchService;
/** One that asks the database. */
let search: SearchService;
let keyOfId: Map<number, string>;
/** The ids of every third listing, as a person's list of homes has them. */
let someIds: number[];

beforeAll(async () => {
  db = await createTestDatabase();
  await saveListings(db.kysely, listings, { now: testNow });
  const { rows } = await db.pool.query<{ id: number; listingkey: string }>(
    'select id, listingkey from listing',
  );
  keyOfId = new Map(rows.map((row) => [row.id, row.listingkey]));
  someIds = rows.filter((_, at) => at % 3 === 0).map(({ id }) => id);
  search = testServices(db.kysely).search;
  const services = testServices(db.kysely, { hasColumns: true });
  withColumns = services.search;
  for (const edition of editionIds) {
    for (const lease of [false, true])
      await services.columns!.read({ edition, display: listContext({ lease }) });
  }
});
afterAll(() => db.drop());

const contextOf = (request: SearchRequest, changes: Partial<SearchContext> = {}): SearchContext => ({
  ...testMoment,
  viewer: guestViewer,
  display: listContext(request),
  onlyAgent: null,
  lists: [],
  ...changes,
});

/** Keys in the order the database finds them. */
async function found(request: SearchRequest, context: SearchContext): Promise<string[]> {
  const { total, ids } = await search.findListings(request, context);
  expect(total).toBe(ids.length);
  await expectTheSameInColumns(request, context);
  return ids.map((id) => keyOfId.get(id)!);
}

/** The columns of a process find and order the open ones of them in the same way. */
async function expectTheSameInColumns(request: SearchRequest, context: SearchContext): Promise<void> {
  const mlsStatus = request.filters.mlsStatus.filter(isOpen);
  const ofOpen = { ...request, limit: 20, filters: { ...request.filters, mlsStatus } };
  const page = await search.findListings(ofOpen, context);
  expect(await withColumns.findListings(ofOpen, context)).toEqual(page);
}

/** Keys that the domain's rules find. */
const expected = (request: SearchRequest, context: SearchContext): string[] =>
  listings
    .filter((listing) => isExpected(listing, request, context))
    .map((listing) => listing.listingkey)
    .sort();

const isExpected = (listing: Listing, request: SearchRequest, context: SearchContext): boolean =>
  listing.edition === context.edition &&
  isLease(listing.propertytype) === request.lease &&
  isSearchable(listing, context.today) &&
  hiddenReasons(listing, context.viewer, context.display).length === 0 &&
  (context.onlyAgent === null || listing.agentId === context.onlyAgent) &&
  isOfLists(listing, context) &&
  matchesFilters(
    showsAddress(listing, context.viewer) ? listing : withoutAddress(listing),
    request.filters,
    context,
  );

const isOfLists = ({ listingkey }: Listing, { lists }: SearchContext): boolean =>
  lists.every(({ ids, keeps }) => ids.some((id) => keyOfId.get(id) === listingkey) === (keeps === 'only'));

const { agent, client, unverifiedClient } = viewers;

describe('the SQL of the search', () => {
  it('finds only the listings of the one agent that a page may show', async () => {
    const agents = new Set(listings.map(({ agentId }) => agentId).filter((agentId) => agentId !== null));
    const request = aSearch({ filters: everyFilterOpen });
    for (const onlyAgent of [...agents, 'unknown']) {
      const context = contextOf(request, { onlyAgent });
      expect((await found(request, context)).sort()).toEqual(expected(request, context));
    }
  });

  it('finds the homes of a collection alone, without those that its person dismissed', async () => {
    const each = [[], someIds, someIds.slice(0, 1), [-1]];
    const only = each.map((ids) => [{ ids, keeps: 'only' }] as const);
    const not = each.map((ids) => [{ ids, keeps: 'not' }] as const);
    for (const collection of [[], ...only])
      for (const dismissed of [[], ...only, ...not])
        for (const viewer of [client, agent]) {
          const request = aSearch({ filters: everyFilterOpen, limit: 1000 });
          const context = contextOf(request, { viewer, lists: [...collection, ...dismissed] });
          expect((await found(request, context)).sort()).toEqual(expected(request, context));
        }
  });

  it.each(filterKeys)('finds the listings that match the filter %s, and no others', async (key) => {
    for (const [index, value] of valuesOf(key).entries()) {
      const filters: Filters = { ...everyFilterOpen, [key]: value };
      const request = aSearch({ filters, limit: 1000, lease: index % 4 === 3 });
      const context = contextOf(request, { edition: index % 3 === 2 ? 'san-antonio' : 'austin' });
      expect((await found(request, context)).sort(), `${key} ${JSON.stringify(value)}`).toEqual(
        expected(request, context),
      );
    }
  });

  it('leaves no listing without an agent out where an agent excludes a short word', async () => {
    const request = aSearch({ filters: { ...everyFilterOpen, keyword: 'no tv' }, limit: 1000 });
    const context = contextOf(request, { viewer: agent });
    expect((await found(request, context)).sort()).toEqual(expected(request, context));
  });

  it('finds the listings that match all filters together', async () => {
    await fc.assert(
      fc.asyncProperty(filtersArbitrary, async (filters) => {
        const request = aSearch({ filters, limit: 1000 });
        for (const [viewer, lists] of [
          [agent, []],
          [guestViewer, []],
          [client, [{ ids: someIds, keeps: 'only' }]],
        ] as const) {
          const context = contextOf(request, { viewer, lists });
          expect((await found(request, context)).sort()).toEqual(expected(request, context));
        }
      }),
    );
  });

  it.each([
    ['a guest', guestViewer],
    ['a client who has not verified', unverifiedClient],
    ['a verified client', client],
    ['an agent', agent],
    ['another agent', anAgentViewer({ agentId: 'unknown' })],
  ] as const)('shows %s exactly the listings that the gate allows', async (_, viewer) => {
    const privateIds = listings.filter(({ mlsstatus }) => mlsstatus === 'Private').map((l) => l.listingid);
    for (const lease of [false, true]) {
      for (const foreignSavedSearch of [false, true]) {
        for (const recommended of [[], privateIds.slice(0, 5)]) {
          const request = aSearch({ filters: everyFilterOpen, limit: 1000, lease });
          const display = {
            reachedBy: 'list' as const,
            lease,
            foreignSavedSearch,
            recommendedListingIds: new Set(recommended),
          };
          const context = contextOf(request, { viewer, display });
          expect((await found(request, context)).sort()).toEqual(expected(request, context));
        }
      }
    }
  });

  it('covers hidden listings and shown ones', () => {
    const request = aSearch({ filters: everyFilterOpen });
    const seenBy = (viewer: Viewer) => expected(request, contextOf(request, { viewer })).length;
    expect(seenBy(guestViewer)).toBeGreaterThan(40);
    expect(seenBy(agent)).toBeGreaterThan(seenBy(guestViewer));
  });
});

describe('the order of the search', () => {
  const userLocation = { latitude: 30.1, longitude: -97.9 };
  const sorts = sortKeys.flatMap((sortBy) => sortDirections.map((sortType) => ({ sortBy, sortType })));

  it.each(sorts)('orders by $sortBy $sortType as the domain does', async (sort) => {
    const isByTravel = sort.sortBy === 'travelTime';
    const travelTime = isByTravel ? '60_DRIVING_midday_30.3_-97.7' : '';
    const filters: Filters = { ...everyFilterOpen, travelTime };
    const request = aSearch({ filters, limit: 1000, sort, userLocation });
    const keys = await found(request, contextOf(request));
    expect(keys.length).toBeGreaterThan(5);
    const compare = compareKeys(sort, { ...testMoment, userLocation, travelPlace: travelPlace(travelTime) });
    const inOrder = keys.map((key) => byKey.get(key)!);
    const wrong = inOrder.findIndex((listing, i) => i > 0 && compare(inOrder[i - 1]!, listing) > 0);
    expect(wrong).toBe(-1);
  });

  it('puts our own listings first where asked', async () => {
    const request = aSearch({ filters: everyFilterOpen, limit: 1000, ourListingsFirst: true });
    const keys = await found(request, contextOf(request));
    const ours = keys
      .map((key) => byKey.get(key)!)
      .map((l) => l.source === 'EX' || l.listofficemlsid === '3788');
    expect(ours.indexOf(false)).toBeGreaterThan(0);
    expect(ours.slice(ours.indexOf(false))).not.toContain(true);
  });

  it.each(['date', 'price', 'status', 'address'] as const)(
    'by %s shows every listing exactly once over the pages',
    async (sortBy) => {
      const request = aSearch({ filters: everyFilterOpen, sort: { sortBy, sortType: 'ASC' }, limit: 7 });
      const context = contextOf(request);
      const all = await found({ ...request, limit: 1000 }, context);
      const paged: string[] = [];
      for (let page = 1; paged.length < all.length; page++) {
        const { ids } = await search.findListings({ ...request, page }, context);
        expect(ids.length).toBeGreaterThan(0);
        paged.push(...ids.map((id) => keyOfId.get(id)!));
      }
      expect(paged).toEqual(all);
    },
  );
});

/** Every value where they are few, else enough of them to meet each limit. */
function valuesOf<K extends FilterKey>(key: K): Filters[K][] {
  const drawn = fc.sample(filterValueArbitrary(key));
  const distinct = new Map(drawn.map((value) => [JSON.stringify(value), value]));
  return [...distinct.values()].slice(0, 10);
}
