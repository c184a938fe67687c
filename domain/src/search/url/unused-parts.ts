import { startingFilters } from '../agent-listings.ts';
import { filterRow } from '../filters/filter-table.ts';
import type { FilterKey, Filters } from '../filters/filters.ts';
import { isOrdered, minMaxPairs } from '../filters/min-max.ts';
import type { SearchState } from '../search-state.ts';
import { sortDirections, sortKeys } from '../sort/sort.ts';
import { splitList } from './codec.ts';
import { decodeFilters } from './query-filters.ts';
import { groupPairs, type QueryPairs, type QueryValues } from './query-pairs.ts';
import { decodeSearchUrl, nameInUrl, type SearchDefaults } from './url-codec.ts';
import { decodeTag, tagNames } from './url-tags.ts';

/**
 * The parts of a search page's URL that say something which could not be used, in people's words, each once: 'price',
 * 'keyword', 'map area'. Names that no search has are nobody's business here, and neither is the page, which every search has.
 */
export function unusedParts(pairs: QueryPairs, defaults: SearchDefaults): readonly string[] {
  const given = [...pairs];
  const values = groupPairs(given);
  const state = decodeSearchUrl(given, defaults);
  return [
    ...new Set([
      ...(hasUnusedTags(given, state) ? ['place'] : []),
      ...unusedFilters(values, state, defaults),
      ...Object.entries(checks)
        .filter(([, isUnused]) => isUnused(values, state))
        .map(([words]) => words),
    ]),
  ];
}

/** Whether the page of a URL is not the one that its search has: 'page=-3'. */
export const isPageUnused = (pairs: QueryPairs, { page }: SearchState): boolean => {
  const given = groupPairs(pairs).get('page');
  return given !== undefined && given.join() !== String(page);
};

const hasUnusedTags = (pairs: readonly (readonly [string, string])[], { tags }: SearchState): boolean => {
  const asked = pairs.filter(([name, text]) => tagNames.has(name) && text.trim() !== '');
  const known = asked.map(([name, text]) => decodeTag(name, text));
  const kinds = new Set(known.map((tag) => tag && `${tag.type}:${tag.id}`));
  return known.includes(undefined) || kinds.size > tags.length;
};

function unusedFilters(values: QueryValues, { lease, trecLicense }: SearchState, defaults: SearchDefaults) {
  const starting = startingFilters(defaults.filters, { lease, trecLicense });
  const { filters, malformed } = decodeFilters(values, starting, nameInUrl);
  const keys = malformed.map((name) => (name === 'mlsstatus' ? 'mlsStatus' : name) as FilterKey);
  return [...keys, ...reversedKeys(filters)].map(wordsOf);
}

const reversedKeys = (filters: Filters): readonly FilterKey[] =>
  minMaxPairs
    .filter(([min, max]) => !isOrdered<number | string>(filters[min], filters[max]))
    .map(([min]) => min);

/** Both ends of a range are called by the one name of it. */
const wordsOf = (key: FilterKey): string => {
  const { control, label } = filterRow(key);
  return lowerFirst('pairLabel' in control && control.pairLabel ? control.pairLabel : label);
};

/** 'MLS listings' stays. */
const lowerFirst = (words: string): string =>
  /^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

type Check = (values: QueryValues, state: SearchState) => boolean;

/** Whether a name is there with something to say. */
const says = (values: QueryValues, ...names: readonly string[]): boolean =>
  names.some((name) => values.get(name)?.some((text) => text.trim() !== ''));

const isNoneOf = (values: QueryValues, name: string, words: readonly string[]): boolean => {
  const given = values.get(name) ?? [];
  return says(values, name) && !(given.length === 1 && words.includes(given[0] ?? ''));
};

const flags = ['true', 'false'];

const checks: Readonly<Record<string, Check>> = {
  'sale or lease': (values) => isNoneOf(values, 'lease', flags),
  area: (values, { locations }) => {
    const asked = new Set(splitList(values.get('locations') ?? []));
    return asked.size > locations.length;
  },
  source: (values) =>
    splitList(values.get('source') ?? []).some((each) => !['exclusive', 'mls'].includes(each.toLowerCase())),
  sort: (values) => isNoneOf(values, 'sortBy', sortKeys) || isNoneOf(values, 'sortType', sortDirections),
  'our listings first': (values) => isNoneOf(values, 'ourListingsFirst', flags),
  'map area': (values, { bounds, zoom }) =>
    (bounds === null && says(values, 'minlat', 'maxlat', 'minlong', 'maxlong')) ||
    (zoom === null && says(values, 'z')),
  'your location': (values, { userLocation }) => userLocation === null && says(values, 'ulat', 'ulng'),
  agent: (values, { trecLicense }) => {
    const asked = (values.get('trecLicense') ?? []).map((text) => text.trim()).filter((text) => text !== '');
    return new Set(asked).size > trecLicense.length || isNoneOf(values, 'showEnabledAgentListings', flags);
  },
  'page size': (values, { limit }) => limit === null && says(values, 'limit'),
};
