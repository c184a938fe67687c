import { useCallback, useEffect, useRef } from 'react';

/** Returns whether the component is still mounted, for late responses that would navigate or show a message. */
export function useIsHere(): () => boolean {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(() => here.current, []);
}
