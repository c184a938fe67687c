import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { guestViewer } from '@hearth/domain/people/viewer.ts';
import type { Filters } from '@hearth/domain/search/filters/filters.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import { aBox } from '@hearth/domain/testing/a-box.ts';
import { PostgresDialect } from 'kysely';
import { expect } from 'vitest';
import { saveBoundaries } from '../boundaries/boundaries.queries.ts';
import type { Boundary } from '../boundaries/boundary.ts';
import { kyselyOn } from '../db/database.ts';
import { saveListings } from '../listings/save-listings.service.ts';
import { listContext, searchContext } from '../search/search-context.ts';
import type { CachingServices } from '../services.ts';
import { aBoundary } from './a-boundary.ts';
import { aSearch, everyFilterOpen } from './a-search.ts';
import { generatedListings, testNow } from './generated-listings.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { testServices } from './test-services.ts';

/** Of every kind that is on the market. */
export const allOpen: Filters = {
  ...everyFilterOpen,
  mlsStatus: ['Active', 'Pending', 'Pending - Taking Backups'],
};
export const homes = generatedListings(500, 20_261_123).map((listing, at) => ({
  ...listing,
  // Several at one point, as in a tower.
  ...(at % 9 === 0 && listing.latitude !== null ? { latitude: 30.27, longitude: -97.74 } : {}),
}));

const areas: readonly Boundary[] = [
  aBoundary({
    ...{ id: 'drawn', type: 'custom', name: 'Drawn' },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [-97.9, 30.1],
          [-97.6, 30.2],
          [-97.7, 30.5],
          [-97.95, 30.4],
          [-97.9, 30.1],
        ],
      ],
    },
  }),
  aBoundary({ id: 'austin', geometry: aBox(-97.8, 30.2, -97.7, 30.3) }),
];

export const visit = { viewer: guestViewer, edition: 'austin', now: testNow, onlyAgent: null } as const;

/** A database of several hundred homes, and a process with columns of it. */
export interface ColumnsWorld {
  readonly db: TestDatabase;
  /** The services of a process with columns. */
  readonly withColumns: CachingServices;
  /** The services of a process that asks the database. */
  readonly withoutColumns: CachingServices;
  /** Replaces the process with columns by one that has read none yet. */
  restart(): Promise<void>;
  /** The statements that `withColumns` sent. */
  readonly requested: string[];
  /** Reads the columns of the homes for sale, or for lease. */
  readNow(lease?: boolean): Promise<void>;
  /** Searches both ways, which must find the same. Resolves to whether something was found, and by the columns. */
  bothWays(changes: Partial<SearchRequest>, viewer?: Viewer, onlyAgent?: string | null): Promise<boolean>;
  close(): Promise<void>;
}

export async function aColumnsWorld(): Promise<ColumnsWorld> {
  const db = await createTestDatabase();
  await saveListings(db.kysely, homes, { now: testNow });
  await saveBoundaries(db.kysely, areas);
  const requested: string[] = [];
  const kysely = kyselyOn({
    dialect: new PostgresDialect({ pool: db.pool }),
    log: ({ query }) => {
      requested.push(query.sql);
    },
  });
  let withColumns = testServices(kysely, { hasColumns: true });
  const withoutColumns = testServices(db.kysely);
  return {
    db,
    get withColumns() {
      return withColumns;
    },
    withoutColumns,
    requested,
    async restart() {
      await withColumns.close();
      withColumns = testServices(kysely, { hasColumns: true });
    },
    readNow: (lease = false) =>
      withColumns.columns!.read({ edition: 'austin', display: listContext({ lease }) }),
    async bothWays(changes, viewer = guestViewer, onlyAgent = null) {
      const request = aSearch({ limit: 15, filters: allOpen, ...changes });
      const context = searchContext(request, { ...visit, viewer, onlyAgent });
      const found = await withoutColumns.search.findListings(request, context);
      requested.length = 0;
      expect(await withColumns.search.findListings(request, context)).toEqual(found);
      return found.total > 0 && !requested.some((sql) => sql.includes('from listing_search'));
    },
    async close() {
      await withColumns.close();
      await db.drop();
    },
  };
}
