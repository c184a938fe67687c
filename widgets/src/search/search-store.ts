import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { proxy, ref } from 'valtio/vanilla';
import { createNewestRequest } from '../client/newest-request.ts';
import { dataOf } from '../client/request-state.ts';
import { type Untracked, type UntrackedRequest, untrackedHolder } from '../client/untracked-request.ts';

interface Paged {
  /** From 1. */
  readonly page?: number;
}

export interface SearchStoreState<Query> {
  /** The query; replaced as a whole, never changed in place. */
  query: Untracked<Query>;
  request: UntrackedRequest<SearchResult>;
  /** How often the visitor changed it; changes by pages and links do not count. */
  changes: number;
  /** The listings that the visitor points at: one in the list, or all of a pin on the map. */
  pointedAt: readonly string[];
}

export interface SearchStore<Query extends Paged> {
  readonly state: SearchStoreState<Query>;
  /** Changes parts of the query and searches; everything but another page starts at page 1 again. */
  change(part: Partial<Query>): Promise<void>;
  /** Replaces the whole query, e.g. by that of a URL, and searches. */
  show(query: Query): Promise<void>;
  /** Takes a whole query without searching. */
  setQuery(query: Query): void;
  /** The same search again: the first one, or after a failure. */
  search(): Promise<void>;
  pointAt(listingid: string | null, listingids?: readonly string[]): void;
  /** Aborts the running request. */
  stop(): void;
}

interface SearchStoreOptions<Query> {
  /** Asks the server for a query; rejects with `ApiError`. */
  readonly find: (query: Query, signal: AbortSignal) => Promise<SearchResult>;
  readonly query: Query;
  /** The answer to the query, where it is known already. */
  readonly answer?: SearchResult | undefined;
}

/**
 * A search and its newest result. Nothing is fetched before the first verb. While the browser is offline the results
 * in view stay, and the search follows when the network is back.
 */
export function createSearchStore<Query extends Paged & object>(
  options: SearchStoreOptions<Query>,
): SearchStore<Query> {
  const state = proxy<SearchStoreState<Query>>({
    query: ref(options.query),
    request: options.answer ? { status: 'succeeded', data: ref(options.answer) } : { status: 'initial' },
    changes: 0,
    pointedAt: [],
  }) as SearchStoreState<Query>;
  const newest = createNewestRequest(untrackedHolder(state));

  function search(): Promise<void> {
    if (!navigator.onLine) addEventListener('online', search, { once: true });
    if (!navigator.onLine && dataOf(state.request)) return Promise.resolve();
    return newest.run((signal) => options.find(state.query as Query, signal));
  }

  const hold = (query: Query): void => {
    state.query = ref(query);
  };

  function show(query: Query): Promise<void> {
    hold(query);
    return search();
  }

  return {
    state,
    search,
    setQuery: hold,
    show,
    change(part) {
      state.changes++;
      return show({ ...state.query, page: 1, ...part });
    },
    pointAt(listingid, listingids = listingid ? [listingid] : []) {
      // A pointer that moves inside a card reports it again.
      if (String(listingids) !== String(state.pointedAt)) state.pointedAt = listingids;
    },
    stop() {
      removeEventListener('online', search);
      newest.stop();
    },
  };
}
