import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type {
  getViewedPages as readPages,
  getMyViewedSearches as readSearches,
  getMyViewedListings as readViews,
} from '@hearth/domain/contract/history.ts';
import {
  getHistorySwitches,
  getMyViewedListings,
  getViewedListings,
  getViewedPages,
  getViewedSearches,
} from '@hearth/domain/contract/history.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Session } from '../../shared/app/session.ts';
import { historyKeys } from '../../shared/history/history-keys.ts';

export type ViewedHomesPage = ResponseOf<typeof readViews>;
export type ViewedSearchesPage = ResponseOf<typeof readSearches>;
export type ViewedPagesPage = ResponseOf<typeof readPages>;

/** The choices of a list of history, as its address has them. */
export interface HistoryChoices {
  readonly page: number;
  readonly period: string;
  readonly sortType: string;
}

const queryOf = ({ page, period, sortType }: HistoryChoices) => ({
  ...(page > 1 && { page: String(page) }),
  ...(period !== '0' && { period }),
  ...(sortType === 'ASC' && { sortType: 'ASC' as const }),
});

export const viewedHomesQuery = (session: Session, choices: HistoryChoices) =>
  queryOptions({
    queryKey: [...historyKeys(session).homes, choices],
    queryFn: ({ signal }): Promise<ViewedHomesPage> =>
      session.client.call(session.agentMode ? getViewedListings : getMyViewedListings, {
        query: queryOf(choices),
        signal,
      }),
    enabled: session.viewer.role !== 'guest',
  });

export const viewedSearchesQuery = (
  session: Session,
  choices: HistoryChoices & { readonly sortBy: 'date' | 'count' },
) =>
  queryOptions({
    queryKey: [...historyKeys(session).searches, choices],
    queryFn: ({ signal }): Promise<ViewedSearchesPage> =>
      session.client.call(getViewedSearches, {
        query: { ...queryOf(choices), ...(choices.sortBy === 'count' && { sortBy: 'count' as const }) },
        signal,
      }),
    enabled: session.viewer.role !== 'guest',
  });

export const viewedPagesQuery = (session: Session, choices: HistoryChoices) =>
  queryOptions({
    queryKey: [...historyKeys(session).pages, choices],
    queryFn: ({ signal }): Promise<ViewedPagesPage> =>
      session.client.call(getViewedPages, { query: queryOf(choices), signal }),
    enabled: session.viewer.role !== 'guest',
  });

export const switchesQuery = (session: Session) =>
  queryOptions({
    queryKey: historyKeys(session).switches,
    queryFn: ({ signal }) => session.client.call(getHistorySwitches, { signal }),
    enabled: session.viewer.role !== 'guest',
  });
