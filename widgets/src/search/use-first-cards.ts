import { useEffect, useState } from 'react';

/** A phone shows one or two: the first cards are painted before the others are drawn. Returns how many are. */
export function useFirstCards(): number {
  const [drawn, setDrawn] = useState(3);
  // biome-ignore lint/nursery/useReactCompiler: the second render is the purpose
  useEffect(() => setDrawn(Infinity), []);
  return drawn;
}
