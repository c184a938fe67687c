import type { FilterKey, Filters } from '@hearth/domain/search/filters/filters.ts';
import { changeRange, type Range, type RangeDraft } from '@hearth/domain/search/filters/range-draft.ts';
import { useState } from 'react';

interface RangeOptions {
  readonly minKey: FilterKey;
  readonly maxKey: FilterKey;
  readonly filters: Filters;
  readonly onChange: (changes: Partial<Filters>) => void;
}

/** Both ends of a range as they stand in the form, of which one may not be searched yet. */
interface RangeForm {
  readonly figureOf: (key: FilterKey) => Filters[FilterKey];
  readonly change: (key: FilterKey, value: Filters[FilterKey]) => void;
  /** Drops the end that waits. */
  readonly forget: () => void;
  /** Returns whether an end waits because it lies beyond the other. */
  readonly isCrossed: (key: FilterKey) => boolean;
}

/** Stores the end that waits for the other; any other change of the range, such as a reset, drops it. */
export function useRangeDraft({ minKey, maxKey, filters, onChange }: RangeOptions): RangeForm {
  const [waiting, setWaiting] = useState<RangeDraft>({});
  const searched = { min: filters[minKey], max: filters[maxKey] } as Range;
  const [known, setKnown] = useState(searched);
  if (known.min !== searched.min || known.max !== searched.max) {
    setKnown(searched);
    setWaiting({});
  }

  const endOf = (key: FilterKey) => (key === minKey ? 'min' : 'max');
  return {
    figureOf: (key) => ({ ...searched, ...waiting })[endOf(key)],
    forget: () => setWaiting({}),
    isCrossed: (key) => endOf(key) in waiting,
    change(key, value) {
      const next = changeRange(searched, waiting, { [endOf(key)]: value });
      setWaiting(next.waiting);
      const { min, max } = next.apply;
      const changes = {
        ...(min !== undefined && { [minKey]: min }),
        ...(max !== undefined && { [maxKey]: max }),
      };
      if (Object.keys(changes).length > 0) onChange(changes);
    },
  };
}
