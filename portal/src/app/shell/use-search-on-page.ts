import { pageAt } from '@hearth/domain/page/page-at.ts';
import type { ReadSearch } from '@hearth/domain/page/search-page.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../shared/app/app-context.tsx';
import { backgroundOf } from '../../shared/listing/listing-modal.ts';

/** The search of the list that is on the page, also under an open listing; null where there is none. */
export const useSearchOnPage = (): SearchState | null => useReadingOnPage()?.state ?? null;

/** The same with the parts of its address that are locked for the visitor. */
export function useReadingOnPage(): ReadSearch | null {
  const { searches } = useSession();
  const location = useLocation();
  const { pathname, search: query } = backgroundOf(location) ?? location;
  const { row } = pageAt(pathname);
  const isSearch = row.screen === 'search';
  const isLease = row.lease === true;
  return useMemo(
    () => (isSearch ? searches.read(query, isLease) : null),
    [isSearch, isLease, query, searches],
  );
}
