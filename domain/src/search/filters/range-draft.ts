import { isOrdered } from './min-max.ts';

type Figure = number | null;

/** Both ends of a range; null is no limit. */
export interface Range {
  readonly min: Figure;
  readonly max: Figure;
}

/** Ends as they stand in the form while they search nothing yet, because they cross. */
export type RangeDraft = Partial<Range>;

/** What a change of one end comes to: the ends to search now, or those that wait. */
export interface RangeChange {
  readonly apply: RangeDraft;
  readonly waiting: RangeDraft;
}

/**
 * A minimum is valid if empty or at most the maximum, a maximum if empty or at least the minimum (specification section 5).
 * Ends that cross wait until one of them makes room for the other; then both are searched.
 */
export function changeRange(searched: Range, waiting: RangeDraft, change: RangeDraft): RangeChange {
  const drafts = { ...waiting, ...change };
  const { min, max } = { ...searched, ...drafts };
  if (!isOrdered(min, max)) return { apply: {}, waiting: drafts };
  const news = Object.entries(drafts).filter(([end, value]) => value !== searched[end as keyof Range]);
  return { apply: Object.fromEntries(news), waiting: {} };
}
