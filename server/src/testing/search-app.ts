import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { startTestApp, type TestApp } from './test-app.ts';

export interface SearchApp {
  readonly server: TestApp;
  /** A plain house with an id of its own. */
  house(changes?: Partial<Listing>): Listing;
  search(query?: string): Promise<SearchResult>;
}

/** One server for the tests of the file that calls this; every test finds it without listings and agents. */
export function searchAppOfFile(): SearchApp {
  let server: TestApp;
  let number = 1000;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterEach(async () => {
    await server.db.kysely.deleteFrom('listing').execute();
    await server.db.kysely.deleteFrom('agent').execute();
  });
  afterAll(() => server.close());
  return {
    get server() {
      return server;
    },
    house(changes = {}) {
      number += 1;
      return aListing({
        listingid: `AUS${number}`,
        listingkey: `AUS-${number}`,
        sourcelistingid: String(number),
        ...changes,
      });
    },
    search: (query = '') => server.get(`/api/v2/listing/search?${query}`),
  };
}

export const keysOf = (listings: SearchResult['listings']): string[] =>
  listings.map((card) => card.listingkey);
