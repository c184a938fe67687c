import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type {
  countHomesOfSearches as readCounts,
  getSavedSearches as readSavedSearches,
  SavedSearch,
} from '@hearth/domain/contract/saved-search.ts';
import {
  countHomesOfSearches,
  getSavedSearch,
  getSavedSearches,
} from '@hearth/domain/contract/saved-search.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Session } from '../app/session.ts';
import { sharingKeys } from '../sharing/shared-kind.ts';

export type SavedSearchPage = ResponseOf<typeof readSavedSearches>;
export type SavedSearchOrder = 'createdDate' | 'name';

/** The keys of the person's saved searches, in the cache and of changes. */
export function savedSearchKeys({ root }: Pick<Session, 'root'>) {
  const all = [...root, 'saved-searches'] as const;
  return {
    all,
    pages: [...all, 'page'],
    page: (page: number, order: SavedSearchOrder) => [...all, 'page', page, order],
    search: (id: string) => [...all, 'search', id],
    counts: (page: number, order: SavedSearchOrder) => [...all, 'counts', page, order],
    ...sharingKeys(all),
  } as const;
}

const queryOf = (page: number, order: SavedSearchOrder) => ({
  ...(page > 1 && { page: String(page) }),
  ...(order === 'name' && { sortBy: order, sortType: 'ASC' as const }),
});

/** A page of the person's saved searches, from 1: the last saved first, or by name. */
export const savedSearchesQuery = (session: Session, page: number, order: SavedSearchOrder) =>
  queryOptions({
    queryKey: savedSearchKeys(session).page(page, order),
    queryFn: ({ signal }): Promise<SavedSearchPage> =>
      session.client.call(getSavedSearches, {
        query: queryOf(page, order),
        signal,
      }),
    enabled: session.viewer.role !== 'guest',
  });

export type HomeCount = ResponseOf<typeof readCounts>['counts'][number];

/** How many homes the searches of a page find now. */
export const homeCountsQuery = (session: Session, page: number, order: SavedSearchOrder) =>
  queryOptions({
    queryKey: savedSearchKeys(session).counts(page, order),
    queryFn: async ({ signal }): Promise<readonly HomeCount[]> =>
      (await session.client.call(countHomesOfSearches, { query: queryOf(page, order), signal })).counts,
    enabled: session.viewer.role !== 'guest',
  });

export const savedSearchQuery = (session: Session, id: string) =>
  queryOptions({
    queryKey: savedSearchKeys(session).search(id),
    queryFn: ({ signal }): Promise<SavedSearch> =>
      session.client.call(getSavedSearch, { params: { id }, signal }),
    enabled: session.viewer.role !== 'guest',
  });
