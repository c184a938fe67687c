import { withCommas } from '../../listing/price.ts';
import { trimEnd } from '../../text/trim-end.ts';
import type { Filters } from '../filters/filters.ts';
import type { AreaType } from './area-path.ts';

/** Display name of an area: 'Austin', 'Travis County', 'MLS Area 10S'. */
export function areaName(type: AreaType, name: string): string {
  if (type === 'county') return / county$/i.test(name) ? name : `${name} County`;
  return type === 'mlsarea' && !/\barea\b/i.test(name) ? `MLS Area ${name}` : name;
}

/** Words for the place of an area's homes: 'in Zilker', 'zoned to Zilker Elementary School'. */
export const inArea = (type: AreaType, place: string): string =>
  `${type === 'school' ? 'zoned to' : 'in'} ${place}`;

/** The specification's SEO titles (section 9), with the one spelling of ZIP. */
export const areaTitles = {
  page: (area: string) => `${area} Real Estate Listings and Homes for Sale`,
  schools: (area: string) => `Schools in ${area}`,
  prices: (area: string) => `Home Prices in ${area}`,
  zipCodes: (city: string) => `ZIP Codes in ${city} TX`,
  neighborhoods: (area: string) => `Popular Neighborhoods in ${area}`,
} as const;

type PhraseFilters = Pick<Filters, 'maxPrice' | 'minBedrooms' | 'maxBedrooms' | 'minBathrooms'>;

/** The addition to a title for one filter, with the query of that filter. */
export interface SpecialPhrase {
  readonly words: string;
  readonly query: string;
}

/** A value of 0 or null is no condition. */
const phrases: readonly ((filters: PhraseFilters) => SpecialPhrase | null)[] = [
  ({ maxPrice }) =>
    maxPrice ? { words: `under $${withCommas(maxPrice)}`, query: `maxPrice=${maxPrice}` } : null,
  ({ minBedrooms: beds, maxBedrooms }) =>
    beds && beds === maxBedrooms
      ? {
          words: `with ${beds} ${beds === 1 ? 'Bedroom' : 'Bedrooms'}`,
          query: `minBedrooms=${beds}&maxBedrooms=${beds}`,
        }
      : null,
  ({ minBathrooms: baths }) =>
    baths
      ? { words: `with ${baths}+ ${baths === 1 ? 'Bathroom' : 'Bathrooms'}`, query: `minBathrooms=${baths}` }
      : null,
];

/**
 * The addition to a title where the only filter is a maximum price, an exact number of bedrooms, or a minimum of bathrooms
 * (specification section 5): 'under $500,000', 'with 3 Bedrooms', 'with 2+ Bathrooms'; else null.
 */
export function specialPhrase(filters: PhraseFilters): SpecialPhrase | null {
  const parts = phrases.map((phrase) => phrase(filters)).filter((phrase) => phrase !== null);
  return parts.length === 1 ? (parts[0] ?? null) : null;
}

/** The page's title, with the special phrase where there is one. */
export const areaTitle = (place: string, phrase: SpecialPhrase | null): string =>
  [areaTitles.page(place), phrase?.words].filter(Boolean).join(' ');

/** The canonical address of the page: a special phrase has its own, other filters have none. */
export const canonicalPath = (url: string, phrase: SpecialPhrase | null): string =>
  phrase === null ? url : `${url}?${phrase.query}`;

/** Lowest and highest price of some homes, in whole dollars. */
export interface PriceRange {
  readonly count: number;
  readonly minimum: number;
  readonly maximum: number;
}

/** 'from $250,000 to $1,200,000'; one price where all homes have the same. */
export const priceRangeText = ({ minimum, maximum }: Pick<PriceRange, 'minimum' | 'maximum'>): string =>
  minimum === maximum
    ? `at $${withCommas(minimum)}`
    : `from $${withCommas(minimum)} to $${withCommas(maximum)}`;

/** The contents of a description. */
export interface AreaFacts {
  readonly type: AreaType;
  readonly place: string;
  /** Homes for sale. */
  readonly forsale: number;
  /** null where fewer than 2 homes have a price. */
  readonly range: (PriceRange & { readonly of: 'area' | 'nearby' }) | null;
  readonly medianlistprice: number | null;
  readonly phrase: SpecialPhrase | null;
}

/** The page's meta description, at most 299 characters. */
export function areaDescription(facts: AreaFacts): string {
  const { type, place, forsale, range, medianlistprice, phrase } = facts;
  const homes = forsale === 1 ? '1 home' : `${forsale === 0 ? 'no' : withCommas(forsale)} homes`;
  const sentences = [
    phrase
      ? `${place} real estate ${phrase.words.toLowerCase()}. ${capitalized(homes)} for sale in all.`
      : `${place} real estate: ${homes} for sale.`,
    range &&
      `Homes ${range.of === 'area' ? inArea(type, place) : 'nearby'} are listed ${priceRangeText(range)}.`,
    medianlistprice !== null && `The median list price is $${withCommas(medianlistprice)}.`,
    'See photos and maps, home prices, sales of the last two years, schools, ZIP codes and neighborhoods.',
  ];
  return cutAtWord(sentences.filter(Boolean).join(' '));
}

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Longest meta description (specification section 5). */
export const longestDescription = 299;

/** Cuts text after a whole word where possible, never inside of a surrogate pair. */
export function cutAtWord(text: string, longest: number = longestDescription): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest + 1);
  const end = cut.search(/\s\S*$/);
  const whole = end > 0 ? cut.slice(0, end) : cut.slice(0, longest);
  return trimEnd(whole, /[\s,;:–\uD800-\uDBFF-]/);
}
