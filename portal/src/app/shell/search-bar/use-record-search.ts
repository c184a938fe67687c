import { isSameSearch, type RecentSearch, recentSearchOf } from '@hearth/domain/search/recent-searches.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { useEffect, useRef } from 'react';
import { useSession } from '../../../shared/app/app-context.tsx';

/** A search that is unchanged for this time becomes a recent search; a price that is still being changed does not. */
const restInMs = 3_000;

/**
 * Adds the search of the page to the recent searches once it is unchanged for a while, or when the visitor leaves it. Its
 * other pages are the same search.
 */
export function useRecordSearch(search: SearchState | null): void {
  const { recents, searches } = useSession();
  /** With the store of the person who ran it: a log-out meanwhile leaves nothing behind. */
  const waiting = useRef<{ readonly recent: RecentSearch; readonly store: typeof recents } | null>(null);
  const kept = useRef<RecentSearch | null>(null);
  useEffect(() => {
    const isNoted = search !== null && !search.account.dontSaveViewedSearch;
    const recent = isNoted ? recentSearchOf(search, searches.defaults) : null;
    const keep = () => {
      const { recent: ran, store } = waiting.current ?? { recent: null, store: null };
      if (ran && store === recents) recents.add(ran);
      kept.current = ran;
      waiting.current = null;
    };
    if (search === null) {
      keep();
      kept.current = null;
    }
    const isKept = recent !== null && kept.current !== null && isSameSearch(kept.current, recent);
    waiting.current = isKept || recent === null ? null : { recent, store: recents };
    if (waiting.current === null) return;
    const timer = setTimeout(keep, restInMs);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [search, recents, searches]);
}
