import { changeSearch } from '@hearth/domain/search/change-search.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { type Location, useNavigate } from 'react-router';
import { useApp } from '../../ui/app-context.tsx';
import { useIsCovered } from '../../ui/navigation-kind.tsx';

/** The search that the URL asks for, and the only way to change it. */
export interface SearchUrl {
  readonly search: SearchState;
  /** The search with changes that are not rendered yet: a second change in the same event includes the first. */
  readonly newest: () => SearchState;
  /** Any change but one of the page goes back to page 1. `replace` adds no entry to the history. */
  readonly change: (part: Partial<SearchState>, options?: { readonly replace?: boolean }) => void;
  /** A listing covers the list, and the address is the listing's: changes that the visitor did not ask for must wait. */
  readonly isCovered: boolean;
}

export function useSearchUrl(location: Location, lease: boolean): SearchUrl {
  const { searches } = useApp();
  const navigate = useNavigate();
  const search = useMemo(
    () => searches.read(location.search, lease).state,
    [location.search, lease, searches],
  );
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  });
  const newest = useCallback(() => latest.current, []);
  const change = useCallback<SearchUrl['change']>(
    (part, { replace = false } = {}) => {
      latest.current = changeSearch(latest.current, part);
      navigate(searches.pathOf(latest.current), { replace });
    },
    [navigate, searches],
  );
  return { search, newest, change, isCovered: useIsCovered(location) };
}
