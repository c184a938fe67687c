import type { ListingDetails } from '../../contract/listing.ts';
import type { IsoDate } from '../listing.ts';
import { factKindOf } from './fact-kind.ts';
import { factPlan } from './fact-plan.ts';
import { type FactKey, factTable } from './fact-table.ts';

/** A known fact of a listing in words. */
export interface ListingFact {
  readonly key: FactKey;
  readonly label: string;
  readonly value: string;
}

export interface FactGroup {
  readonly title: string;
  readonly facts: readonly ListingFact[];
}

/**
 * The known facts of a listing by what matters for its kind of property; no group and no fact is empty. Values that the feed
 * wrote are shown in its own words.
 * @param today 'YYYY-MM-DD' in the listing's time zone
 */
export function listingFacts(listing: ListingDetails, today: IsoDate): readonly FactGroup[] {
  const shown = new Set<FactKey>();
  return factPlan(factKindOf(listing))
    .map(({ title, keys }) => ({
      title,
      facts: keys.flatMap((key): ListingFact[] => {
        const { label, text } = factTable[key];
        const value = shown.has(key) ? null : text(listing, today);
        if (!value) return [];
        shown.add(key);
        return [{ key, label, value }];
      }),
    }))
    .filter(({ facts }) => facts.length > 0);
}
