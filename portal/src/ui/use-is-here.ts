import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the component is still on the page, for an answer that comes late and would lead somewhere. */
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
