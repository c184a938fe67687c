import { type AccountKey, accountKeys } from '../account-scope.ts';
import { filterRow } from '../filters/filter-table.ts';
import type { FilterKey } from '../filters/filters.ts';
import type { SearchState } from '../search-state.ts';
import type { UrlReading } from './read-search-url.ts';
import { boundsKeys, nameInUrl, type UrlKey } from './url-parameters.ts';

/**
 * The parts of a URL with a value that its search does not use, in people's words, each once: 'price', 'map area'. 'page' is
 * among them where the URL has another page than the search, as 'page=-3' has.
 */
export function unusedWords(
  reading: UrlReading,
  { bounds, userLocation, page, limit }: SearchState,
): readonly string[] {
  const { values, malformed, filters, source, tags, locations, licenses } = reading;
  const has = (key: UrlKey) => values.get(nameInUrl(key))?.some((text) => text.trim() !== '') ?? false;
  const isMalformed = (...keys: readonly UrlKey[]) => keys.some((key) => malformed.includes(key) && has(key));
  const given = values.get(nameInUrl('page'));
  const parts = [
    [!tags.complete, 'location'],
    ...filters.malformed.map((key) => [true, wordsOf(key)] as const),
    [isMalformed('lease'), 'sale or lease'],
    [!locations.complete, 'area'],
    [source === undefined, 'source'],
    [isMalformed('sortBy', 'sortType'), 'sort'],
    [isMalformed('ourListingsFirst'), 'our listings first'],
    [isMalformed('zoom') || (bounds === null && boundsKeys.some(has)), 'map area'],
    [userLocation === null && (has('latitude') || has('longitude')), 'your location'],
    [!licenses.complete || isMalformed('showEnabledAgentListings'), 'agent'],
    ...accountKeys.map((key) => [isMalformed(key), accountWords[key]] as const),
    [limit === null && has('limit'), 'page size'],
    [given !== undefined && given.join() !== String(page), 'page'],
  ] as const;
  return [...new Set(parts.filter(([isUnused]) => isUnused).map(([, words]) => words))];
}

const accountWords: Readonly<Record<AccountKey, string>> = {
  collection: 'collection',
  dismissed: 'hidden homes',
  dismissedOnly: 'hidden homes',
  proposedOnly: 'recommended homes',
  viewedBy: 'viewed homes',
  user: 'person',
  dontSaveViewedSearch: 'viewed searches',
};

/** The ranges of a URL whose ends change places, in people's words, each once: 'price'. */
export const reversedWords = ({ reversed }: Pick<UrlReading, 'reversed'>): readonly string[] =>
  reversed.map(wordsOf);

/** Both ends of a range are called by the one name of it. */
const wordsOf = (key: FilterKey): string => {
  const { control, label } = filterRow(key);
  return lowerFirst('pairLabel' in control ? control.pairLabel : label);
};

/** 'MLS listings' stays. */
const lowerFirst = (words: string): string =>
  /^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
