import type { FilterPart } from '@hearth/domain/search/filters/applied-filters.ts';
import type { FilterGroup } from '@hearth/domain/search/filters/filter-row.ts';
import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** The part of the filters that was reset last, a new object each time; null before the first. */
export const LastReset = createContext<{ readonly part: FilterPart } | null>(null);

/** Runs when a group is reset: text that was never searched is not in the filters, which may stay the same. */
export function useReset(group: FilterGroup, forget: () => void): void {
  const last = useContext(LastReset);
  const onReset = useEffectEvent(forget);
  useEffect(() => {
    if (last?.part === 'all' || last?.part === group) onReset();
  }, [last, group]);
}
