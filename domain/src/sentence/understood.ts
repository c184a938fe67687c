import type { SearchableStatus } from '../listing/status.ts';
import type { ViewType, WaterBodyName } from '../listing/vocabulary.ts';
import type { Viewer } from '../people/viewer.ts';
import type { FilterKey, Filters } from '../search/filters/filters.ts';
import type { Sort } from '../search/sort/sort.ts';
import type { SearchTag } from '../search/tags/tag.ts';

/** Whose sentence it is, and of which search. */
export interface SentenceContext {
  /** The search at hand is one of leases; the sentence may say otherwise. */
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

/** What a part of a sentence asks of the search. */
export type Meaning =
  | { readonly kind: 'filters'; readonly values: Partial<Filters> }
  | { readonly kind: 'type'; readonly key: TypeKey; readonly wanted: boolean }
  | { readonly kind: 'views'; readonly views: readonly ViewType[] }
  | { readonly kind: 'water'; readonly name: WaterBodyName }
  /** `days`: closed within so many; null for what is not closed. */
  | { readonly kind: 'status'; readonly status: SearchableStatus; readonly days: number | null }
  | { readonly kind: 'place'; readonly tag: SearchTag }
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
}

/** Why words were left out; `leftOutWords` has the sentence for each. */
export type LeftOutReason =
  | 'unknown'
  | 'cannot-be-excluded'
  | 'no-such-filter'
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

export interface LeftOut extends Part {
  readonly reason: LeftOutReason;
}

/** 'people': who lives in a home or near it; 'age': communities for people of some age. */
export type DeclinedTopic = 'people' | 'age';

export interface Declined extends Part {
  readonly topic: DeclinedTopic;
}

/** A sentence as it was understood, each list in the order of the words. */
export interface Understanding {
  readonly understood: readonly Understood[];
  readonly leftOut: readonly LeftOut[];
  readonly declined: readonly Declined[];
}

export const leftOutWords: Readonly<Record<LeftOutReason, string>> = {
  unknown: 'Not understood',
  'cannot-be-excluded': 'Can be asked for, not ruled out',
  'no-such-filter': 'There is no filter for this',
  'needs-rating': 'Say a rating, such as “schools rated 8+”',
  'needs-year': 'Say a year, such as “built since 2020”',
  'needs-size': 'Say a size, such as “half an acre” or “2,000 sq.ft”',
  'needs-price': 'Say a price, such as “under 500k”',
  'needs-location': 'Use Search Nearby for homes around you',
  'needs-account': 'For verified accounts only',
  'for-sale-only': 'For sale searches only',
  'for-lease-only': 'For lease searches only',
  optional: 'Homes with and without it are shown',
  'too-long': 'A sentence is read up to its first 300 characters',
  contradicted: 'Another part of the sentence says otherwise',
};

/** Said neutrally and once, whatever the words were. */
export const declinedWords: Readonly<Record<DeclinedTopic, string>> = {
  people:
    'Homes are searched by what they are and where, never by who lives in them or near them, as fair housing law asks.',
  age: 'Age-restricted communities are not a filter here: an agent can tell which ones qualify by law.',
};
