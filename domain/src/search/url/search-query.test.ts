import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { searchRequestArbitrary } from '../../testing/search-arbitrary.ts';
import { defaultFilters, filterKeys } from '../filters/filter-table.ts';
import { encodeMapPointsQuery, encodeSearchQuery } from './api-query.ts';
import { mapPointsQuerySchema, searchQuerySchema } from './search-query.ts';

/** A query as the server parses it: repeated names are lists. */
const received = (pairs: readonly [string, string][]): Record<string, string | string[]> => {
  const query: Record<string, string | string[]> = {};
  for (const [name, value] of pairs) {
    const known = query[name];
    query[name] = known === undefined ? value : [known, value].flat();
  }
  return query;
};

/** The names of invalid parameters. */
const faults = (query: Record<string, unknown>, schema: z.ZodMiniType = searchQuerySchema): unknown[] =>
  (schema.safeParse(query).error?.issues ?? []).map((issue) => issue.path[0]);

const faultyQueries: readonly (readonly [
  what: string,
  query: Record<string, unknown>,
  names: readonly string[],
])[] = [
  ['an unknown name', { minprice: '5' }, ['minprice']],
  [
    'several at once',
    { foo: '1', minPrice: 'x', page: '0', sortBy: 'beauty' },
    ['foo', 'minPrice', 'page', 'sortBy'],
  ],
  ['a filter asked twice', { minPrice: ['1', '2'] }, ['minPrice']],
  ['a minimum over its maximum', { minPrice: '5', maxPrice: '3' }, ['minPrice', 'maxPrice']],
  [
    'days in the wrong order',
    { periodStart: '2026-02-02', periodEnd: '2026-02-01' },
    ['periodStart', 'periodEnd'],
  ],
  ['a day that is none', { periodStart: '2026-02-30' }, ['periodStart']],
  ['an exponent', { maxPrice: '1e6' }, ['maxPrice']],
  ['more than a column holds', { maxPrice: '99999999999' }, ['maxPrice']],
  ['half a bed', { minBedrooms: '1.5' }, ['minBedrooms']],
  ['thousands behind a point', { maxPrice: '500.000', minYearBuilt: '2.000' }, ['maxPrice', 'minYearBuilt']],
  ['thousands behind a comma', { maxPrice: '500,000', minLotSize: '1,500' }, ['maxPrice', 'minLotSize']],
  ['a box without an edge', { minLatitude: '1', maxLatitude: '2', minLongitude: '1' }, ['maxLongitude']],
  [
    'a box upside down',
    { minLatitude: '2', maxLatitude: '1', minLongitude: '1', maxLongitude: '2' },
    ['minLatitude', 'maxLatitude'],
  ],
  [
    'a word for an edge',
    { minLatitude: 'north', maxLatitude: '2', minLongitude: '1', maxLongitude: '2' },
    ['minLatitude'],
  ],
  ['half a position', { latitude: '30' }, ['longitude']],
  ['page 10,001', { page: '10001' }, ['page']],
  ['251 a page', { limit: '251' }, ['limit']],
  ['31 boundaries', { polygon: Array.from({ length: 31 }, (_, i) => `p${i}`).join(',') }, ['polygon']],
  ['a keyword too long', { keyword: 'a'.repeat(201) }, ['keyword']],
  ['more than 8 keywords', { keyword: 'a,b,c,d,e,f,g,h,i' }, ['keyword']],
  ['more than 10 addresses', { address: Array.from({ length: 11 }, (_, i) => `Town ${i}`) }, ['address']],
  ['a NUL', { keyword: 'a\0b' }, ['keyword']],
  ['51 statuses', { mlsStatus: Array.from({ length: 51 }, () => 'Active') }, ['mlsStatus']],
  ['an object', { minPrice: { gt: '5' } }, ['minPrice']],
  [
    'malformed parameters of an account',
    { collection: ['1', '2'], dismissed: '1' },
    ['collection', 'dismissed'],
  ],
  ['a name of every object', { constructor: 'x', toString: 'y' }, ['constructor', 'toString']],
];

describe('the query of a listing search', () => {
  it('reads a listing search as the request it was written from', () => {
    fc.assert(
      fc.property(searchRequestArbitrary, (request) => {
        expect(searchQuerySchema.parse(received(encodeSearchQuery(request)))).toEqual(request);
        const query = encodeSearchQuery(request, defaultFilters);
        const hasUsualStatuses = query.every(([name]) => name !== 'mlsStatus');
        expect(searchQuerySchema.parse(received(query))).toEqual({
          ...request,
          ...(hasUsualStatuses && { hasUsualStatuses }),
        });
      }),
    );
  });

  it('reads a default for everything that a query omits', () => {
    expect(searchQuerySchema.parse({})).toMatchObject({
      lease: false,
      filters: defaultFilters,
      sort: { sortBy: 'date', sortType: 'DESC' },
      page: 1,
      limit: 50,
      bounds: null,
    });
  });

  it('leaves Pending out of the defaults where exclusive listings are off', () => {
    const { filters } = searchQuerySchema.parse({ exclusiveListingsEnabled: 'false' });
    expect(filters.mlsStatus).toEqual(['Active', 'Pending - Taking Backups']);
    const requested = searchQuerySchema.parse({ exclusiveListingsEnabled: 'false', mlsStatus: 'Pending' });
    expect(requested.filters.mlsStatus).toEqual(['Pending']);
  });

  it('takes lists by repetition and by commas', () => {
    const repeated = searchQuerySchema.parse({ mlsStatus: ['Sold', 'Active'] });
    const joined = searchQuerySchema.parse({ mlsStatus: 'Active,Sold' });
    expect(repeated.filters.mlsStatus).toEqual(['Active', 'Sold']);
    expect(joined).toEqual(repeated);
  });

  it.each(faultyQueries)('names %s', (_what, query, names) => {
    expect(faults(query).toSorted()).toEqual(names.toSorted());
  });

  it('reads a request or a list of problems from any query', () => {
    const name = fc.oneof(
      fc.constantFrom(...filterKeys, 'page', 'polygon', 'minLatitude', 'sortBy'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.dictionary(name, fc.oneof(fc.string(), fc.array(fc.string()))), (query) => {
        const { success, error } = searchQuerySchema.safeParse(query);
        expect(success || (error?.issues.length ?? 0) > 0).toBe(true);
      }),
    );
  });

  it('describes every parameter for the documentation', () => {
    const schema = z.toJSONSchema(searchQuerySchema, { io: 'input' });
    const properties = Object.keys(schema.properties ?? {});
    expect(properties).toEqual(expect.arrayContaining([...filterKeys, 'polygon', 'limit', 'minLatitude']));
    expect(schema.additionalProperties).toBe(false);
    expect(schema.properties?.minPrice).toEqual({
      ...{ description: 'Min. price', type: 'integer', minimum: 0, maximum: 1_000_000_000 },
    });
    expect(schema.properties?.mlsStatus).toMatchObject({ type: 'array', items: { type: 'string' } });
  });
});

describe('the query of the map', () => {
  it('reads a query of the map as the request it was written from', () => {
    const request = mapPointsQuerySchema.parse({
      mlsStatus: 'Active',
      mobile: 'true',
      limit: '500',
      listingIds: 'a,b',
      zoom: '11.5',
    });
    expect(mapPointsQuerySchema.parse({ zoom: '24' }).zoom).toBe(24);
    expect(faults({ zoom: '24.5' }, mapPointsQuerySchema)).toEqual(['zoom']);
    expect(request).toMatchObject({ mobile: true, limit: 500, listingIds: ['a', 'b'], zoom: 11.5 });
    expect(mapPointsQuerySchema.parse(received(encodeMapPointsQuery(request)))).toEqual(request);
  });

  it('draws at most 500 items and refuses parameters of lists', () => {
    expect(faults({ limit: '501', dismissed: 'true' }, mapPointsQuerySchema)).toEqual(['limit']);
    expect(faults({ mobile: 'true' })).toEqual(['mobile']);
  });
});
