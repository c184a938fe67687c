import { changeSearch } from '@hearth/domain/search/change-search.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { decodeSearchUrl } from '@hearth/domain/search/url/url-codec.ts';
import { useCallback, useMemo, useRef } from 'react';
import { type Location, useNavigate } from 'react-router';
import { useApp } from '../../ui/app-context.tsx';
import { useIsCovered } from '../../ui/navigation-kind.tsx';

/** The search that the URL asks for, and the only way to change it. */
export interface SearchUrl {
  readonly search: SearchState;
  /** The same with changes that are not on the page yet: two at once must not forget each other. */
  readonly newest: () => SearchState;
  /** Any change but one of the page goes back to page 1. `replace` leaves no step for the Back button. */
  readonly change: (part: Partial<SearchState>, options?: { readonly replace?: boolean }) => void;
  /** Puts right what the address says of the same search: its page stays, and nothing is left for the Back button. */
  readonly correct: (part: Partial<SearchState>) => void;
  /** A home lies over the list, and the address is that one's: whatever nobody pressed has to wait with its change. */
  readonly isCovered: boolean;
}

export function useSearchUrl(location: Location, lease: boolean): SearchUrl {
  const { searches } = useApp();
  const navigate = useNavigate();
  const search = useMemo(
    () => ({
      ...decodeSearchUrl(new URLSearchParams(location.search), searches.defaults(lease)).state,
      lease,
    }),
    [location.search, lease, searches],
  );
  const newest = useRef(search);
  newest.current = search;
  const change = useCallback<SearchUrl['change']>(
    (part, { replace = false } = {}) => {
      newest.current = changeSearch(newest.current, part);
      navigate(searches.pathOf(newest.current), { replace });
    },
    [navigate, searches],
  );
  const correct = useCallback<SearchUrl['correct']>(
    (part) => {
      newest.current = { ...newest.current, ...part };
      navigate(searches.pathOf(newest.current), { replace: true });
    },
    [navigate, searches],
  );
  return { search, newest: () => newest.current, change, correct, isCovered: useIsCovered(location) };
}
