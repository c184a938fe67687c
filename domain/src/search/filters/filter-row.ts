import type { Listing } from '../../listing/listing.ts';
import { hasRight, type Right } from '../../people/rights.ts';
import type { Viewer } from '../../people/viewer.ts';
import type { MatchContext } from '../match-context.ts';
import type { Codec } from '../url/codec.ts';
import type { Predicate } from './predicate.ts';

/** The groups of the filter form, in panel order; `barGroups` have buttons of their own in the bar. */
export const filterGroups = [
  { key: 'price', label: 'Price' },
  { key: 'beds', label: 'Bedrooms' },
  { key: 'baths', label: 'Bathrooms' },
  { key: 'sourceFilters', label: 'Listing source' },
  { key: 'mlsStatus', label: 'Status' },
  { key: 'timeFrameFilters', label: 'Timeframe' },
  { key: 'showOnlyFilters', label: 'Show only' },
  { key: 'propertyTypeFilters', label: 'Property type' },
  { key: 'sizeFilters', label: 'Size' },
  { key: 'homeFeaturesFilters', label: 'Home features' },
  { key: 'propertyFeaturesFilters', label: 'Property features' },
  { key: 'communityFeaturesFilters', label: 'Community features' },
  { key: 'greatSchoolRatingFilters', label: 'School ratings' },
  { key: 'travelTime', label: 'Travel time' },
  { key: 'keyword', label: 'Keyword' },
] as const;
export type FilterGroup = (typeof filterGroups)[number]['key'];

/** The groups with a menu of their own in the bar of filters, in its order. */
export const barGroups = [
  'price',
  'beds',
  'baths',
  'propertyTypeFilters',
] as const satisfies readonly FilterGroup[];
export type BarGroup = (typeof barGroups)[number];

/** One end of a pair that is drawn as one field; the pair's label stands over both. */
interface PairEnd<Key> {
  readonly end: 'min' | 'max';
  readonly minKey: Key;
  readonly maxKey: Key;
  readonly pairLabel: string;
}

/** How the ends of a range are set: a figure to type or pick, one of a list, or a row of buttons. */
export type RangeControl = 'price-text' | 'lot-size-text' | 'year-text' | 'range-select' | 'range-segments';

/** The control of the filter in a form; `Key` are the keys of filters. */
export type FilterControl<Key = string> =
  | ({ readonly kind: RangeControl } & PairEnd<Key>)
  | { readonly kind: 'select' }
  | { readonly kind: 'checkbox' }
  /** `selectAll`: the label of a checkbox over the list that chooses all or none. */
  | { readonly kind: 'checkbox-list'; readonly selectAll?: string }
  | { readonly kind: 'segmented' }
  | { readonly kind: 'text'; readonly maxLength: number }
  /** A place of the visitor, a travel mode and minutes. */
  | { readonly kind: 'travel-time' }
  /** Only links and saved searches set it. */
  | { readonly kind: 'none' };

export interface FilterOption<V> {
  readonly value: V;
  readonly label: string;
  /** Shown with a lock: the viewer has to sign in first (specification section 6). */
  readonly locked?: boolean;
}

/** The form that options are made for. */
export interface FormContext {
  readonly lease: boolean;
  /** Phones get the shorter price list. */
  readonly mobile: boolean;
  /** 'YYYY-MM-DD' in the edition's time zone. */
  readonly today: string;
  readonly viewer: Viewer;
  /** An agent searching for one of their contacts. */
  readonly agentMode: boolean;
}

/** The searches that have the filter, and the right that it takes. Form, server and links of searches derive their locks from it. */
export interface FilterScope {
  readonly searches: 'sale' | 'lease' | 'both';
  readonly right: Right;
}

type OptionValue<V> = [V] extends [readonly (infer Entry)[]] ? Entry : V;

/** The common part of all rows; `V` is the filter's value. */
export interface RowParts<V> {
  readonly group: FilterGroup;
  readonly label: string;
  readonly control: FilterControl;
  /** The offered values in order, "no preference" first; rows of free text and flags have none. */
  readonly options?: (context: FormContext) => readonly FilterOption<OptionValue<V>>[];
  readonly defaultValue: V;
  readonly codec: Codec<V>;
  readonly scope: FilterScope;
  /** The right that one value of a list takes; without it, the filter's own. */
  readonly valueRight?: (value: OptionValue<V>) => Right;
  /** The words of the filter's chip, e.g. '3+ beds'. */
  readonly describe: (value: V) => string;
}

/** A filter that tests one column of a listing. The domain, the SQL and the columns in memory interpret the predicate. */
export interface PredicateRow<V> extends RowParts<V> {
  readonly predicate: Predicate<V>;
}

/** A filter with its own rule, which SQL and the columns in memory also implement. */
export interface RuleRow<V> extends RowParts<V> {
  /** Returns whether a listing passes; total. A value without a condition lets every listing pass. */
  readonly matches: (listing: Listing, value: V, context: MatchContext) => boolean;
}

export const everySearch: FilterScope = { searches: 'both', right: 'everyone' };

/** Returns whether a form of this search shows the filter. */
export const isInScope = (scope: FilterScope, context: Pick<FormContext, 'lease' | 'viewer'>): boolean =>
  hasRight(context.viewer, scope.right) && isOfKind(scope, context);

/** Returns whether searches for sale, or those for lease, have the filter. */
export const isOfKind = ({ searches }: FilterScope, { lease }: Pick<FormContext, 'lease'>): boolean =>
  searches === 'both' || (searches === 'lease') === lease;
