import { isOrdered } from './min-max.ts';

type Figure = number | null;

/** Both ends of a range; null is no limit. */
export interface Range {
  readonly min: Figure;
  readonly max: Figure;
}

/** Ends in the form that cross, and are therefore not searched yet. */
export type RangeDraft = Partial<Range>;

/** The result of a change of one end: the ends to search now, or a draft. */
export interface RangeChange {
  readonly apply: RangeDraft;
  readonly waiting: RangeDraft;
}

/**
 * A minimum is valid if empty or at most the maximum, a maximum if empty or at least the minimum (specification section 5).
 * Ends that cross stay a draft until a change of either puts them in order; then both are searched.
 */
export function changeRange(searched: Range, waiting: RangeDraft, change: RangeDraft): RangeChange {
  const drafts = { ...waiting, ...change };
  const { min, max } = { ...searched, ...drafts };
  if (!isOrdered(min, max)) return { apply: {}, waiting: drafts };
  const news = Object.entries(drafts).filter(([end, value]) => value !== searched[end as keyof Range]);
  return { apply: Object.fromEntries(news), waiting: {} };
}
