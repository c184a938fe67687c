import { useEffect } from 'react';

/** Presses in what lies over the map neither move nor zoom the map under it. Clicks bubble on, since React listens at its root. */
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
