import type { SearchableStatus } from '../listing/status.ts';
import type { ViewType, WaterBodyName } from '../listing/vocabulary.ts';
import type { Viewer } from '../people/viewer.ts';
import type { FilterKey, Filters } from '../search/filters/filters.ts';
import type { Sort } from '../search/sort/sort.ts';
import type { SearchTag } from '../search/tags/tag.ts';

/** The viewer and the search of a sentence. */
export interface SentenceContext {
  /** True where the current search is for lease; the sentence may change that. */
  readonly lease: boolean;
  /** 'YYYY-MM-DD' in the edition's time zone. */
  readonly today: string;
  readonly viewer: Viewer;
  /** An agent searching for one of their contacts. */
  readonly agentMode: boolean;
}

export const typeKeys = [
  'singleFamilyResidence',
  'condominium',
  'townhouse',
  'farm',
  'multiFamily',
  'commercialSale',
  'lot',
] as const satisfies readonly FilterKey[];
export type TypeKey = (typeof typeKeys)[number];

/** The change of the search that a part of a sentence asks for. */
export type Meaning =
  | { readonly kind: 'filters'; readonly values: Partial<Filters> }
  | { readonly kind: 'type'; readonly key: TypeKey; readonly wanted: boolean }
  | { readonly kind: 'views'; readonly views: readonly ViewType[] }
  | { readonly kind: 'water'; readonly name: WaterBodyName }
  /** `days`: closed within so many; null for open statuses. */
  | { readonly kind: 'status'; readonly status: SearchableStatus; readonly days: number | null }
  | { readonly kind: 'area'; readonly tag: SearchTag }
  | { readonly kind: 'sort'; readonly sort: Sort }
  | { readonly kind: 'lease'; readonly lease: boolean };

/** A part of a sentence: `text` is `sentence.slice(start, end)`. */
export interface Part {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** One chip of the offer. */
export interface Understood extends Part {
  readonly label: string;
  readonly meaning: Meaning;
  /** A price that the words beside it may turn into another: the visitor has to see it before the search runs. */
  readonly isUnsure?: true;
}

/** Why words were left out; `leftOutWords` has the sentence for each. */
export type UnusedReason =
  | 'unknown'
  | 'cannot-be-excluded'
  | 'no-such-filter'
  | 'keyword'
  | 'needs-rating'
  | 'needs-year'
  | 'needs-size'
  | 'needs-price'
  | 'needs-location'
  | 'needs-account'
  | 'for-sale-only'
  | 'for-lease-only'
  | 'optional'
  | 'too-long'
  | 'contradicted';

export interface UnusedPart extends Part {
  readonly reason: UnusedReason;
  /** The words as a keyword that descriptions may have: 'fixer upper'; absent where they are none. */
  readonly keyword?: string;
}

/** 'people': who lives in a home or near it; 'age': communities for people of some age. */
export type DeclinedTopic = 'people' | 'age';

export interface Declined extends Part {
  readonly topic: DeclinedTopic;
}

/** A sentence as it was understood, each list in the order of the words. */
export interface Understanding {
  readonly understood: readonly Understood[];
  readonly unused: readonly UnusedPart[];
  readonly declined: readonly Declined[];
}

export const unusedReasonWords: Readonly<Record<UnusedReason, string>> = {
  unknown: 'Not understood',
  'cannot-be-excluded': 'You can search for this, but not exclude it',
  'no-such-filter': 'There is no filter for this',
  keyword: 'There is no filter for this; descriptions may mention it',
  'needs-rating': 'Add a rating, such as “schools rated 8+”',
  'needs-year': 'Add a year, such as “built since 2020”',
  'needs-size': 'Add a size, such as “half an acre” or “2,000 sq ft”',
  'needs-price': 'Add a price, such as “under 500k”',
  'needs-location': 'Use Search Nearby for homes around you',
  'needs-account': 'Available to verified accounts only',
  'for-sale-only': 'Available for homes for sale only',
  'for-lease-only': 'Available for homes for lease only',
  optional: 'Homes with and without it are shown',
  'too-long': 'Only the first 300 characters are used',
  contradicted: 'Contradicts another part of your search',
};

/** One neutral sentence, independent of the declined words. */
export const declinedWords: Readonly<Record<DeclinedTopic, string>> = {
  people:
    'Fair housing law: search by the home and its location, not by the people who live there or nearby.',
  age: 'There is no filter for age-restricted communities. Ask an agent which ones qualify by law.',
};
