import { readFigure } from '@hearth/domain/embed/figure.ts';
import { isFlagOn } from '@hearth/domain/embed/flag.ts';
import type { Filters } from '@hearth/domain/search/filters/filters.ts';
import type { Sort } from '@hearth/domain/search/sort/sort.ts';
import { warnOnce } from '../element/warn.ts';
import { isOfAccount } from './account-parameter.ts';
import { type SortWord, sortOf } from './sort-choices.ts';
import { isTypeKey, typeChoices } from './type-choices.ts';
import type { WidgetQuery } from './widget-query.ts';

/** The attributes for the search that a page embeds. */
export interface SearchAttributes {
  /** For lease instead of for sale. */
  readonly lease?: boolean;
  /** City, ZIP, neighborhood or address in words. */
  readonly location?: string | undefined;
  /** Names of cities with commas, any of which will do. */
  readonly cities?: string | undefined;
  /** ZIP codes with commas. */
  readonly zips?: string | undefined;
  /** Names of neighborhoods (subdivisions) with commas. */
  readonly neighborhoods?: string | undefined;
  /** Names of counties with commas. */
  readonly counties?: string | undefined;
  /** Names of school districts with commas. */
  readonly schoolDistricts?: string | undefined;
  /** Ids of stored areas with commas, as `locations` in a link to the portal's search. */
  readonly locations?: string | undefined;
  /** Lowest price in dollars, a month's for leases. */
  readonly minPrice?: number | undefined;
  /** Highest price in dollars, a month's for leases. */
  readonly maxPrice?: number | undefined;
  /** Minimum number of bedrooms. */
  readonly beds?: number | undefined;
  /** Minimum number of bathrooms. */
  readonly baths?: number | undefined;
  /** Names of property types with commas, e.g. 'condo, townhouse'; unknown ones are passed over. */
  readonly types?: string | undefined;
  /** The order at the start; visitors may choose another. */
  readonly sort?: SortWord | undefined;
  /** Cards per page, 1 to 48; 12 by default. */
  readonly limit?: number | undefined;
  /** Username of an agent: only this agent's listings. */
  readonly agent?: string | undefined;
  /** Texas licence numbers of agents with commas: only their listings. */
  readonly trecLicense?: string | undefined;
  /** With `agent` or `trec-license` only what those agents show on their bio page, else only the brokerage's own. */
  readonly ownListings?: boolean;
  /**
   * Every other parameter of the search as an attribute, e.g. `waterfront`, `min-year-built="1990"`,
   * `views="Lake, River"`: no value means true. What the server does not know is left out.
   */
  readonly extra?: Readonly<Record<string, string>>;
}

/** The query of a page's attributes, without a part for missing ones. */
export function startingQuery(attributes: SearchAttributes): WidgetQuery {
  const { lease, agent, ownListings, locations } = attributes;
  const { figures, flags, sort, rest } = sortedOut(attributes.extra ?? {});
  const address = addressesOf(attributes);
  const polygon = listOf(locations);
  const trecLicense = listOf(attributes.trecLicense);
  const isScoped = Boolean(agent || trecLicense.length);
  const order = attributes.sort ? sortOf(attributes.sort) : sort;
  return {
    ...(lease && { lease }),
    ...(isCount(attributes.limit, 1e9) && { limit: Math.min(attributes.limit, 48) }),
    ...(address.length > 0 && { address }),
    ...(polygon.length > 0 && { polygon }),
    ...(order && { sort: order }),
    ...(agent && { agent }),
    ...(trecLicense.length > 0 && { trecLicense }),
    ...(ownListings && isScoped && { showEnabledAgentListings: true }),
    filters: {
      ...flags,
      ...counted({ ...figures, ...given(attributes) }),
      ...typeFlags(attributes.types ?? '', lease ?? false),
      ...(ownListings && !isScoped && { ourListingsOnly: true }),
    },
    ...(Object.keys(rest).length > 0 && { extra: rest }),
  };
}

/** Maximum of addresses that the server accepts; the server decides the kind of each. */
const addressesOf = (attributes: SearchAttributes): readonly string[] => {
  const { location = '', cities, zips, neighborhoods, counties, schoolDistricts } = attributes;
  const listed = [cities, zips, neighborhoods, counties, schoolDistricts].flatMap(listOf);
  return [location.trim(), ...listed].filter(Boolean).slice(0, 10);
};

const listOf = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** The form's fields go to the form, the other filters directly to the server. */
function sortedOut(extra: Readonly<Record<string, string>>) {
  const figures: Record<string, number> = {};
  const flags: Record<string, boolean> = {};
  const order: Record<string, string> = {};
  const rest: Record<string, string> = {};
  for (const [attribute, text] of Object.entries(extra)) {
    const name = attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    if (/^min(Bed|Bath)rooms$/.test(name)) figures[name] = Number(readFigure(text));
    else if (isTypeKey(name)) flags[name] = isFlagOn(text);
    else if (/^sort(By|Type)$/.test(name)) order[name] = text;
    else if (isOfAccount(name)) warnOnce(`a search leaves out ${attribute}: it needs an account.`);
    else rest[name] = String((/^m(in|ax)/.test(name) && readFigure(text)) || text || true);
  }
  const sort = order.sortBy ? ({ sortType: 'ASC', ...order } as unknown as Sort) : undefined;
  return { figures, flags, sort, rest };
}

const given = ({ minPrice, maxPrice, beds, baths }: SearchAttributes): Readonly<Record<string, number>> =>
  JSON.parse(JSON.stringify({ minPrice, maxPrice, minBedrooms: beds, minBathrooms: baths }));

const counted = (figures: Readonly<Record<string, number>>): Partial<Filters> =>
  Object.fromEntries(Object.entries(figures).filter(([, figure]) => isCount(figure, 1e9)));

/** A figure the server would refuse must not cost the whole search. */
const isCount = (value: number | undefined, most: number): value is number =>
  value !== undefined && Number.isInteger(value) && value > 0 && value <= most;

/** Once a page names types, only those are searched. */
function typeFlags(types: string, lease: boolean): Partial<Filters> {
  const named = types.split(',').map(plain).filter(Boolean);
  const choices = typeChoices(lease).map(({ key, name, label }) => ({
    key,
    on: [name, label].some((each) => named.includes(plain(each))),
  }));
  if (!choices.some(({ on }) => on)) return {};
  return Object.fromEntries(choices.map(({ key, on }) => [key, on]));
}

/** 'Farm/Ranch' and 'farm-ranch' are the same. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');
