import { changeSearch } from '@hearth/domain/search/change-search.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { decodeSearchUrl } from '@hearth/domain/search/url-codec.ts';
import { useCallback, useMemo } from 'react';
import { type Location, useNavigate } from 'react-router';
import { pathOfSearch, searchDefaults } from '../../ui/search-path.ts';

/** The search that the URL asks for, and the only way to change it. */
export interface SearchUrl {
  readonly search: SearchState;
  /** Any change but one of the page goes back to page 1. `replace` leaves no step for the Back button. */
  readonly change: (part: Partial<SearchState>, options?: { readonly replace?: boolean }) => void;
}

export function useSearchUrl(location: Location, lease: boolean): SearchUrl {
  const navigate = useNavigate();
  const search = useMemo(
    () => ({ ...decodeSearchUrl(new URLSearchParams(location.search), searchDefaults(lease)), lease }),
    [location.search, lease],
  );
  const change = useCallback<SearchUrl['change']>(
    (part, { replace = false } = {}) => {
      navigate(pathOfSearch(changeSearch(search, part)), { replace });
    },
    [search, navigate],
  );
  return { search, change };
}
