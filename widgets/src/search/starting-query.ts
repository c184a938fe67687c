import type { SearchQuery } from '@hearth/domain/search/api-query.ts';
import type { Filters } from '@hearth/domain/search/filters.ts';
import { type SortWord, sortOf, typeChoices } from './search-choices.ts';

/** What a page may say about the search it embeds. */
export interface SearchAttributes {
  /** For lease instead of for sale. */
  readonly lease?: boolean;
  /** City, zip, neighborhood or address in words. */
  readonly location?: string | undefined;
  /** Dollars, a month's for leases. */
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  /** At least so many. */
  readonly beds?: number | undefined;
  readonly baths?: number | undefined;
  /** Names of property types with commas, e.g. 'condo, townhouse'; unknown ones are passed over. */
  readonly types?: string | undefined;
  readonly sort?: SortWord | undefined;
  /** Cards on a page, 1 to 48; 12 where nothing is said. */
  readonly limit?: number | undefined;
}

/** The query that a page's attributes stand for. */
export function startingQuery(attributes: SearchAttributes): SearchQuery {
  const { lease = false, location = '', sort, limit = 12 } = attributes;
  return {
    lease,
    page: 1,
    limit: Math.min(Math.max(Math.round(limit), 1), 48),
    filters: { ...figures(attributes), ...typeFlags(attributes.types ?? '', lease) },
    ...(location.trim() && { address: [location.trim()] }),
    ...(sort && { sort: sortOf(sort) }),
  };
}

function figures({ minPrice, maxPrice, beds, baths }: SearchAttributes): Partial<Filters> {
  const given = { minPrice, maxPrice, minBedrooms: beds, minBathrooms: baths };
  return Object.fromEntries(Object.entries(given).filter(([, figure]) => isCount(figure)));
}

/** A figure the server would refuse must not cost the whole search. */
const isCount = (value: number | undefined, most = 1_000_000_000): value is number =>
  value !== undefined && Number.isInteger(value) && value > 0 && value <= most;

/** Once a page names types, only those are searched. */
function typeFlags(types: string, lease: boolean): Partial<Filters> {
  const named = types.split(',').map(plain).filter(Boolean);
  const choices = typeChoices(lease).map(({ key, label }) => ({ key, on: named.includes(plain(label)) }));
  if (!choices.some(({ on }) => on)) return {};
  return Object.fromEntries(choices.map(({ key, on }) => [key, on]));
}

/** 'Farm/Ranch' and 'farm-ranch' are the same. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');
