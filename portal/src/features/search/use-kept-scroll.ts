import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router';
import { useNavigationKind } from '../../ui/navigation-kind.tsx';

/** Where the page stood is kept in its own entry of the history, which full page loads keep as well. */
interface KeptState {
  readonly key?: string;
  readonly scroll?: number;
}

const pauseMilliseconds = 300;

/**
 * Brings a list back to where it stood when it is come back to. The browser's own way comes too early: the results are
 * not there yet. `ready` says that the results of this location are in the page.
 */
export function useKeptScroll(location: Location, ready: boolean): void {
  const kind = useNavigationKind();
  const settled = useRef<string | null>(null);
  // While the results are awaited the page is short: where it stands then is not where it was left.
  useEffect(() => keepScroll(location.key, () => settled.current === location.key), [location.key]);

  useLayoutEffect(() => {
    if (!ready || settled.current === location.key) return;
    settled.current = location.key;
    const { key, scroll } = stateOfEntry();
    if (kind === 'POP' && scroll !== undefined && isOf(location.key, key)) scrollTo(0, scroll);
  }, [ready, kind, location.key]);
}

/** Writes down where the page stands, as long as the entry of this key is the one at hand. */
function keepScroll(key: string, isSettled: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    const state = stateOfEntry();
    if (isSettled() && isOf(key, state.key))
      history.replaceState({ ...state, scroll: Math.round(scrollY) }, '');
  };
  const keepLater = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, pauseMilliseconds);
  };
  history.scrollRestoration = 'manual';
  addEventListener('scroll', keepLater, { passive: true });
  // A click may lead away before the pause is over.
  addEventListener('pointerdown', keep, { capture: true, passive: true });
  addEventListener('pagehide', keep);
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', keepLater);
    removeEventListener('pointerdown', keep, { capture: true });
    removeEventListener('pagehide', keep);
    history.scrollRestoration = 'auto';
  };
}

const stateOfEntry = (): KeptState => (history.state ?? {}) as KeptState;

/** The router calls the entry that it did not make 'default'. */
const isOf = (key: string, stored: string | undefined): boolean => key === (stored ?? 'default');
