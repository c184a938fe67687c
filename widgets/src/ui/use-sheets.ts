import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';
import { adoptSheet } from '../element/adopt-sheet.ts';

/**
 * Adopts the sheets of a component whose code arrives late, before it is painted. `place` is an element that it renders at
 * first; the sheets remain the same.
 */
export function useSheets(place: RefObject<Element | null>, ...sheets: readonly CSSStyleSheet[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheets remain the same
  useLayoutEffect(() => {
    for (const sheet of sheets) if (place.current) adoptSheet(place.current, sheet);
  }, []);
}
