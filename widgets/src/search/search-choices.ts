import { withCommas } from '@hearth/domain/listing/price.ts';
import { offeredPrices } from '@hearth/domain/search/filters/price.ts';
import {
  commercialSaleRow,
  condominiumRow,
  farmRow,
  lotRow,
  multiFamilyRow,
  singleFamilyResidenceRow,
  townhouseRow,
} from '@hearth/domain/search/filters/property-type.ts';
import type { Sort } from '@hearth/domain/search/sort.ts';
import type { Choice } from '../ui/field.tsx';

/** The property types that a person may choose among, in the order of the form. */
const typeRows = [
  singleFamilyResidenceRow,
  condominiumRow,
  townhouseRow,
  lotRow,
  farmRow,
  multiFamilyRow,
  commercialSaleRow,
] as const;
export type TypeKey = (typeof typeRows)[number]['key'];

interface TypeChoice {
  readonly key: TypeKey;
  readonly label: string;
  readonly defaultValue: boolean;
}

/** Farms and lots are not let. */
export const typeChoices = (lease: boolean): readonly TypeChoice[] =>
  typeRows.filter((row) => !lease || row.scope.searches !== 'sale');

const pricesFrom = (lease: boolean): readonly number[] => offeredPrices({ lease, mobile: true });

/** Prices up to the highest, one that is chosen but not offered among them. */
export function minPriceChoices(
  lease: boolean,
  chosen: number | null,
  highest: number | null,
): readonly Choice[] {
  const prices = pricesFrom(lease).filter((price) => highest === null || price <= highest);
  return [{ value: '', label: 'No Min' }, ...choicesOf(prices, chosen)];
}

/** Prices from the lowest on. */
export function maxPriceChoices(
  lease: boolean,
  chosen: number | null,
  lowest: number | null,
): readonly Choice[] {
  const prices = pricesFrom(lease).filter((price) => lowest === null || price >= lowest);
  return [{ value: '', label: 'No Max' }, ...choicesOf(prices, chosen)];
}

function choicesOf(prices: readonly number[], chosen: number | null): readonly Choice[] {
  const all =
    chosen === null || prices.includes(chosen) ? prices : [...prices, chosen].toSorted((a, b) => a - b);
  return all.map((price) => ({ value: String(price), label: `$${withCommas(price)}` }));
}

/** Any, and 1 or more to 5 or more; a number beyond them that a page asked for is offered too. */
export function countChoices(chosen: number | null): readonly Choice[] {
  const counts = [1, 2, 3, 4, 5];
  if (chosen !== null && !counts.includes(chosen)) counts.push(chosen);
  return [
    { value: '', label: 'Any' },
    ...counts.map((count) => ({ value: String(count), label: `${count}+` })),
  ];
}

/** The orders a widget offers, by the word that its `sort` attribute takes. */
const sorts = {
  newest: { label: 'Newest', sort: { sortBy: 'date', sortType: 'DESC' } },
  'price-low': { label: 'Price: low to high', sort: { sortBy: 'price', sortType: 'ASC' } },
  'price-high': { label: 'Price: high to low', sort: { sortBy: 'price', sortType: 'DESC' } },
  beds: { label: 'Most bedrooms', sort: { sortBy: 'beds', sortType: 'DESC' } },
  baths: { label: 'Most bathrooms', sort: { sortBy: 'baths', sortType: 'DESC' } },
  size: { label: 'Largest', sort: { sortBy: 'sqfeet', sortType: 'DESC' } },
} as const satisfies Record<string, { label: string; sort: Sort }>;
export type SortWord = keyof typeof sorts;

export const sortWords = Object.keys(sorts) as readonly SortWord[];
export const sortOf = (word: SortWord): Sort => sorts[word].sort;
export const sortChoices: readonly Choice[] = sortWords.map((word) => ({
  value: word,
  label: sorts[word].label,
}));
export const sortWordOf = (sort: Sort | undefined): SortWord =>
  sortWords.find(
    (word) => sorts[word].sort.sortBy === sort?.sortBy && sorts[word].sort.sortType === sort.sortType,
  ) ?? 'newest';
