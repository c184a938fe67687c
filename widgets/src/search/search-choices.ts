import { withCommas } from '@hearth/domain/listing/price.ts';
import type { Filters } from '@hearth/domain/search/filters.ts';
import type { Sort } from '@hearth/domain/search/sort.ts';
import type { Choice } from '../ui/field.tsx';

/**
 * The property types of the form in its order. Types and prices repeat what the filter table says, since its rows bring
 * the rules of matching along, which a widget never runs; a test holds the two together.
 */
const types = [
  { key: 'singleFamilyResidence', label: 'Home', defaultValue: true, letToo: true },
  { key: 'condominium', label: 'Condo', defaultValue: true, letToo: true },
  { key: 'townhouse', label: 'Townhouse', defaultValue: true, letToo: true },
  { key: 'lot', label: 'Lot', defaultValue: false, letToo: false },
  { key: 'farm', label: 'Farm/Ranch', defaultValue: false, letToo: false },
  { key: 'multiFamily', label: 'Multi-Family', defaultValue: false, letToo: true },
  { key: 'commercialSale', label: 'Commercial', defaultValue: false, letToo: true },
] as const satisfies readonly { key: keyof Filters; label: string; defaultValue: boolean; letToo: boolean }[];
export type TypeKey = (typeof types)[number]['key'];

/** Farms and lots are not let. */
export const typeChoices = (lease: boolean): readonly (typeof types)[number][] =>
  types.filter(({ letToo }) => letToo || !lease);

/** Up to and with this price, in steps of this: dollars, and a month's for leases. */
const saleSteps = [
  [500_000, 25_000],
  [1_000_000, 50_000],
  [5_000_000, 250_000],
  [15_000_000, 1_000_000],
] as const;
const leaseSteps = [
  [3_000, 250],
  [5_000, 500],
] as const;

/** The prices a form offers. */
export function pricesFrom(lease: boolean): readonly number[] {
  const prices: number[] = [];
  for (const [last, step] of lease ? leaseSteps : saleSteps) {
    for (let price = (prices.at(-1) ?? 0) + step; price <= last; price += step) prices.push(price);
  }
  return prices;
}

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
