import { useEffect } from 'react';

/**
 * Presses on controls over the map do not move or zoom the map below. Clicks bubble on, because React listens at its root.
 */
export function useOwnPresses(box: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const listeners = new AbortController();
    const stop = (event: Event) => event.stopPropagation();
    for (const name of ['mousedown', 'touchstart', 'pointerdown', 'dblclick', 'wheel']) {
      box.current?.addEventListener(name, stop, { signal: listeners.signal, passive: true });
    }
    return () => listeners.abort();
  }, [box]);
}
