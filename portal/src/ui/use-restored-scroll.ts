import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router';
import { useIsCovered, useNavigationKind } from './navigation-kind.tsx';
import { scrollWhenLong } from './scroll-when-long.ts';

/** The scroll position is stored in the history entry of the page, which survives full page loads. */
interface HistoryEntryState {
  readonly key?: string;
  readonly scroll?: number;
}

const pauseMilliseconds = 300;
const presses = ['pointerdown', 'keydown'] as const;

/**
 * Restores the scroll position of a page after Back or Forward. The browser would restore it before the content has
 * rendered. `ready` is true once the content of this location is on the page, or begins to be. A page below a dialog with an
 * separate address is restored when the dialog has closed.
 */
export function useRestoredScroll(location: Location, ready: boolean): void {
  const kind = useNavigationKind();
  const isCovered = useIsCovered(location);
  const started = useRef<string | null>(null);
  const settled = useRef<string | null>(null);
  // While results are awaited the page is short, and its scroll position is not the one to restore.
  useEffect(() => recordScroll(location.key, () => settled.current === location.key), [location.key]);

  useLayoutEffect(() => {
    if (!ready || isCovered || started.current === location.key) return;
    started.current = location.key;
    const settle = () => {
      settled.current = location.key;
    };
    const { key, scroll } = stateOfEntry();
    if (kind === 'POP' && scroll !== undefined && isOf(location.key, key))
      return scrollWhenLong(document.documentElement, document.body, { wanted: scroll, onEnd: settle });
    settle();
  }, [ready, isCovered, kind, location.key]);
}

/** Records the scroll position while the history entry of this key is the current one. */
function recordScroll(key: string, isSettled: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const record = () => {
    clearTimeout(timer);
    timer = undefined;
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
  // A press may lead away before the pause is over, or from a page that was never scrolled.
  const recordNow = () => (timer || stateOfEntry().scroll === undefined) && record();
  for (const press of presses) addEventListener(press, recordNow, { capture: true, passive: true });
  addEventListener('pagehide', record);
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', recordLater);
    for (const press of presses) removeEventListener(press, recordNow, { capture: true });
    removeEventListener('pagehide', record);
    history.scrollRestoration = 'auto';
  };
}

/** Returns whether the history entry of the page has a scroll position to restore. */
export const hasStoredScroll = (): boolean => (stateOfEntry().scroll ?? 0) > 0;

/** On the server there is no history. */
const stateOfEntry = (): HistoryEntryState =>
  ((globalThis as Partial<typeof globalThis>).history?.state ?? {}) as HistoryEntryState;

/** The router calls the entry that it did not make 'default'. */
const isOf = (key: string, stored: string | undefined): boolean => key === (stored ?? 'default');
