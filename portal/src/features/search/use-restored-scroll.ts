import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router';
import { useNavigationKind } from '../../ui/navigation-kind.tsx';

/** The scroll position is stored in the history entry of the page, which survives full page loads. */
interface HistoryEntryState {
  readonly key?: string;
  readonly scroll?: number;
}

const pauseMilliseconds = 300;

/**
 * Restores the scroll position of a list after Back or Forward. The browser would restore it before the results have
 * rendered. `ready` is true once the results of this location are on the page.
 */
export function useRestoredScroll(location: Location, ready: boolean): void {
  const kind = useNavigationKind();
  const settled = useRef<string | null>(null);
  // While results are awaited the page is short, and its scroll position is not the one to restore.
  useEffect(() => recordScroll(location.key, () => settled.current === location.key), [location.key]);

  useLayoutEffect(() => {
    if (!ready || settled.current === location.key) return;
    settled.current = location.key;
    const { key, scroll } = stateOfEntry();
    if (kind === 'POP' && scroll !== undefined && isOf(location.key, key)) scrollTo(0, scroll);
  }, [ready, kind, location.key]);
}

/** Records the scroll position while the history entry of this key is the current one. */
function recordScroll(key: string, isSettled: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const record = () => {
    clearTimeout(timer);
    const state = stateOfEntry();
    if (isSettled() && isOf(key, state.key))
      history.replaceState({ ...state, scroll: Math.round(scrollY) }, '');
  };
  const recordLater = () => {
    clearTimeout(timer);
    timer = setTimeout(record, pauseMilliseconds);
  };
  history.scrollRestoration = 'manual';
  addEventListener('scroll', recordLater, { passive: true });
  // A click may lead away before the pause is over.
  addEventListener('pointerdown', record, { capture: true, passive: true });
  addEventListener('pagehide', record);
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', recordLater);
    removeEventListener('pointerdown', record, { capture: true });
    removeEventListener('pagehide', record);
    history.scrollRestoration = 'auto';
  };
}

const stateOfEntry = (): HistoryEntryState => (history.state ?? {}) as HistoryEntryState;

/** The router calls the entry that it did not make 'default'. */
const isOf = (key: string, stored: string | undefined): boolean => key === (stored ?? 'default');
