import type { FilterKey, Filters } from '@hearth/domain/search/filters.ts';
import { isOrdered } from '@hearth/domain/search/min-max.ts';
import { useEffect, useState } from 'react';

type Figure = number | null;

interface RangeOptions {
  readonly minKey: FilterKey;
  readonly maxKey: FilterKey;
  readonly filters: Filters;
  readonly onChange: <K extends FilterKey>(key: K, value: Filters[K]) => void;
}

/** Both ends of a range as they stand in the form, of which one may not be searched yet. */
interface RangeDraft {
  readonly figureOf: (key: FilterKey) => Filters[FilterKey];
  readonly change: (key: FilterKey, value: Filters[FilterKey]) => void;
  /** The end that lies beyond the other. */
  readonly crossed: FilterKey | null;
}

/**
 * An end that lies beyond the other waits, as it was typed, until the other end makes room for it; then both are searched.
 * Whatever else changes the range, as a reset does, forgets it.
 */
export function useRangeDraft({ minKey, maxKey, filters, onChange }: RangeOptions): RangeDraft {
  const [waiting, setWaiting] = useState<{ readonly key: FilterKey; readonly value: Figure } | null>(null);
  const searched = `${filters[minKey]} ${filters[maxKey]}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is searched has changed, whatever it is now
  useEffect(() => setWaiting(null), [searched]);

  const figureOf = (key: FilterKey) => (waiting?.key === key ? waiting.value : filters[key]);
  const change = (key: FilterKey, value: Filters[FilterKey]): void => {
    const at = (end: FilterKey) => (end === key ? value : figureOf(end)) as Figure;
    if (!isOrdered(at(minKey), at(maxKey))) {
      setWaiting({ key, value: value as Figure });
      return;
    }
    setWaiting(null);
    if (waiting && waiting.key !== key) onChange(waiting.key, waiting.value as Filters[FilterKey]);
    if (value !== filters[key]) onChange(key, value);
  };
  return { figureOf, change, crossed: waiting?.key ?? null };
}
