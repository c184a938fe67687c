import type { Filters } from '@hearth/domain/search/filters/filters.ts';
import { defaultSort, type Sort, sortFrom } from '@hearth/domain/search/sort/sort.ts';
import { isOfAccount } from './account-parameter.ts';
import { isTypeKey } from './type-choices.ts';
import { encodeWidgetQuery, type WidgetQuery } from './widget-query.ts';

type Pairs = readonly (readonly [string, string])[];

/** Settings of a page that no link may change: the agent of the listings, and the cards of a page. */
const decided = [
  'agent',
  'trecLicense',
  'showEnabledAgentListings',
  'ourListingsOnly',
  'privateExclusiveListing',
  'limit',
];
/** Filters that the form has as numbers. */
const figures = /^(min|max)Price$|^min(Bed|Bath)rooms$/;

/** A search as the names and values of a link, without what the page decides. */
export function writeSearch(query: WidgetQuery): [string, string][] {
  return encodeWidgetQuery(query).filter(
    ([name, value]) => !decided.includes(name) && !(name === 'page' && value === '1'),
  );
}

/**
 * The search of a link on a page with the attributes `start`. The server validates the values; values that are too long for
 * any of them are dropped here. It also refuses figures that are not plain: '500.000'.
 */
export function readSearch(pairs: Pairs, start: WidgetQuery): WidgetQuery {
  const values = new Map<string, string[]>();
  for (const [name, value] of pairs) {
    const isName = /^[a-zA-Z]{2,40}$/.test(name) && !decided.includes(name) && !isOfAccount(name);
    if (!isName || value.length > 500 || values.size > 99) continue;
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  const take = (name: string): string[] | undefined => {
    const taken = values.get(name);
    values.delete(name);
    return taken;
  };
  const lease = take('lease')?.[0];
  const page = Number(take('page')?.[0]);
  const address = take('address')?.filter(Boolean);
  const polygon = take('polygon')?.flatMap((ids) => ids.split(',').filter(Boolean));
  const sort = { sortBy: take('sortBy')?.[0], sortType: take('sortType')?.[0] };
  const bounds = boundsOf(take);
  const zoom = Number(take('zoom')?.[0] || Number.NaN);
  const { agent, trecLicense, showEnabledAgentListings, limit, filters } = start;
  const read: Record<string, unknown> = {
    agent,
    trecLicense,
    showEnabledAgentListings,
    limit,
    lease: lease === 'true' || undefined,
    page: Number.isInteger(page) && page > 1 ? page : undefined,
    address,
    polygon,
    sort: sort.sortBy || sort.sortType ? (sortFrom(sort as Partial<Sort>, defaultSort) as Sort) : undefined,
    bounds,
    zoom: bounds && zoom > 0 ? zoom : undefined,
    filters: { ...filtersOf(take, values), ...(filters?.ourListingsOnly && { ourListingsOnly: true }) },
    extra:
      values.size > 0 ? Object.fromEntries([...values].map(([name, all]) => [name, all.join()])) : undefined,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as WidgetQuery;
}

type Take = (name: string) => string[] | undefined;

const boundNames = ['minLatitude', 'maxLatitude', 'minLongitude', 'maxLongitude'] as const;

function boundsOf(take: Take): WidgetQuery['bounds'] | undefined {
  const edges = boundNames.map((name) => [name, Number(take(name)?.[0] || Number.NaN)] as const);
  if (!edges.every(([, edge]) => Number.isFinite(edge))) return undefined;
  return Object.fromEntries(edges) as unknown as WidgetQuery['bounds'];
}

/** The filters of the form; an empty figure is one that a visitor took away. */
function filtersOf(take: Take, values: ReadonlyMap<string, readonly string[]>): Partial<Filters> {
  const read: Record<string, number | boolean | null> = {};
  for (const name of [...values.keys()]) {
    if (isTypeKey(name)) read[name] = take(name)?.[0] === 'true';
    else if (figures.test(name)) {
      const text = values.get(name)?.[0];
      if (text && !/^\d+(\.5)?$/.test(text)) continue;
      read[name] = take(name)?.[0] ? Number(text) : null;
    }
  }
  return read;
}
