import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router';
import { useIsCovered, useNavigationKind } from './navigation-kind.tsx';

/** The scroll position is stored in the history entry of the page, which survives full page loads. */
interface HistoryEntryState {
  readonly key?: string;
  readonly scroll?: number;
}

const pauseMilliseconds = 300;
/** How long a page may take to become as long as it was. */
const patienceMilliseconds = 5_000;

/**
 * Restores the scroll position of a page after Back or Forward. The browser would restore it before the content has
 * rendered. `ready` is true once the content of this location is on the page, or begins to be. A page below a dialog with an
 * address of its own is restored when the dialog has closed.
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
      return scrollWhenLong(scroll, settle);
    settle();
  }, [ready, isCovered, kind, location.key]);
}

/** The interval of the checks, and how many of them undo any scrolling: a dialog that closes scrolls the page as well. */
const checkMilliseconds = 100;
const undoingChecks = 5;

/**
 * Scrolls as soon as the page is long enough, unless the visitor scrolls, types or presses before that. A drag of the scroll bar
 * sends no event of the pointer: the page is then at another place, at the same length.
 */
function scrollWhenLong(wanted: number, onEnd: () => void): () => void {
  const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  let last = { top: 0, height: 0 };
  const scroll = () => {
    scrollTo(0, wanted);
    last = { top: scrollY, height: document.documentElement.scrollHeight };
  };
  const growth = new ResizeObserver(scroll);
  let reached = 0;
  let checks = 0;
  const timer = setInterval(() => {
    checks += 1;
    const isMoved = Math.abs(scrollY - last.top) >= 2;
    if (isMoved && checks > undoingChecks && document.documentElement.scrollHeight === last.height)
      return stop();
    const isThere = Math.abs(scrollY - wanted) < 2;
    if (!isThere) scroll();
    reached = isThere ? reached + 1 : 0;
    if (reached > 2) stop();
  }, checkMilliseconds);
  const patience = setTimeout(stop, patienceMilliseconds);
  function stop() {
    clearInterval(timer);
    clearTimeout(patience);
    growth.disconnect();
    for (const act of acts) removeEventListener(act, stop);
    onEnd();
  }
  for (const act of acts) addEventListener(act, stop, { passive: true });
  growth.observe(document.body);
  scroll();
  return stop;
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

/** Whether the history entry of the page has a scroll position to restore. */
export const hasStoredScroll = (): boolean => (stateOfEntry().scroll ?? 0) > 0;

/** On the server there is no history. */
const stateOfEntry = (): HistoryEntryState =>
  ((globalThis as Partial<typeof globalThis>).history?.state ?? {}) as HistoryEntryState;

/** The router calls the entry that it did not make 'default'. */
const isOf = (key: string, stored: string | undefined): boolean => key === (stored ?? 'default');
