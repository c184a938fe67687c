import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Waits until nothing lies over the page any more, or until the page has gone. */
export function useUncovered(isCovered: boolean): () => Promise<void> {
  const covered = useRef(isCovered);
  const waiting = useRef<(() => void)[]>([]);
  useLayoutEffect(() => {
    covered.current = isCovered;
    if (!isCovered) release(waiting.current);
  }, [isCovered]);
  useEffect(() => {
    const { current } = waiting;
    return () => release(current);
  }, []);
  return useCallback(async () => {
    if (covered.current) await new Promise<void>((resolve) => waiting.current.push(resolve));
  }, []);
}

function release(waiting: (() => void)[]): void {
  for (const go of waiting.splice(0)) go();
}
