import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media query matches; the component renders again when that changes. On the server none does. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, no);
}

const no = (): boolean => false;
