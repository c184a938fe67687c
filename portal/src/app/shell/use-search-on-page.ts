import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useApp } from '../../ui/app-context.tsx';
import { backgroundOf } from '../listing-modal.ts';

const searchPages: Readonly<Record<string, boolean>> = { '/listings': false, '/listings/lease': true };

/** The search of the list that is on the page, also under an open listing; null where there is none. */
export function useSearchOnPage(): SearchState | null {
  const { searches } = useApp();
  const location = useLocation();
  const { pathname, search: query } = backgroundOf(location) ?? location;
  const lease = searchPages[pathname.replace(/\/$/, '')];
  return useMemo(
    () => (lease === undefined ? null : searches.read(query, lease).state),
    [lease, query, searches],
  );
}
