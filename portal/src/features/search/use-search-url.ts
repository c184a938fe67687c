import { changeSearch } from '@hearth/domain/search/change-search.ts';
import { keepLocked, type Touched } from '@hearth/domain/search/keep-locked.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { type Location, useNavigate } from 'react-router';
import { useSession } from '../../shared/app/app-context.tsx';
import { useIsCovered } from '../../ui/navigation-kind.tsx';

/** The search that the URL asks for, and the only way to change it. */
export interface SearchUrl {
  readonly search: SearchState;
  /** The search with changes that are not rendered yet: a second change in the same event includes the first. */
  readonly newest: () => SearchState;
  /** Any change but one of the page goes back to page 1. Locked parts of the address stay, but for the filters touched. */
  readonly change: (part: Partial<SearchState>, options?: ChangeOptions) => void;
  /** Drops the parts of the address that are locked for the visitor. */
  readonly dropLocked: () => void;
  /** A listing covers the list, and the address is the listing's: changes that the visitor did not ask for must wait. */
  readonly isCovered: boolean;
}

interface ChangeOptions {
  /** Adds no entry to the history. */
  readonly replace?: boolean;
  /** Filters that the visitor sets or resets, also to the value they have. */
  readonly touched?: Touched;
}

export function useSearchUrl(location: Location, lease: boolean): SearchUrl {
  const { searches } = useSession();
  const navigate = useNavigate();
  const reading = useMemo(() => searches.read(location.search, lease), [location.search, lease, searches]);
  const latest = useRef<{ readonly state: SearchState; readonly requested: SearchState }>(reading);
  useLayoutEffect(() => {
    latest.current = reading;
  });
  const newest = useCallback(() => latest.current.state, []);
  const change = useCallback<SearchUrl['change']>(
    (part, { replace = false, touched = [] } = {}) => {
      const state = changeSearch(latest.current.state, part);
      latest.current = { state, requested: keepLocked(state, latest.current, touched) };
      navigate(searches.pathOf(latest.current.requested), { replace });
    },
    [navigate, searches],
  );
  const dropLocked = () => {
    const { state, requested } = latest.current;
    if (requested === state) return;
    latest.current = { state, requested: state };
    navigate(searches.pathOf(state), { replace: true });
  };
  return { search: reading.state, dropLocked, newest, change, isCovered: useIsCovered(location) };
}
