import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { type TestApp, testAppOfFile } from './test-app.ts';

export interface SearchApp {
  readonly server: TestApp;
  /** A plain house with its own id. */
  house(changes?: Partial<Listing>): Listing;
  search(query?: string): Promise<SearchResult>;
}

/** One server for the tests of the file that calls this; every test finds it without listings and agents. */
export function searchAppOfFile(): SearchApp {
  const app = testAppOfFile();
  let number = 1000;
  return {
    get server() {
      return app.server;
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
    search: (query = '') => app.server.get(`/api/v2/listing/search?${query}`),
  };
}

export const keysOf = (listings: SearchResult['listings']): string[] =>
  listings.map((card) => card.listingkey);
