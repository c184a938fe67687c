import type { Edition } from '../edition/editions.ts';
import { isAreaType } from '../search/areas/area-path.ts';
import { type SpecialPhrase, specialPhrase } from '../search/areas/area-words.ts';
import { drawnAreaName } from '../search/areas/geometry/drawn-area.ts';
import type { SearchState } from '../search/search-state.ts';
import type { SearchTag } from '../search/tags/tag.ts';
import { isTextTag } from '../search/tags/tag-request.ts';
import { encodeTag } from '../search/url/url-tags.ts';
import type { PageHead } from './page-head.ts';
import { pages } from './pages.ts';

type HeadedSearch = Pick<SearchState, 'lease' | 'tags' | 'locations' | 'filters'>;

/**
 * The head of a search's page. Its title is the heading of a search with an area or agent, which distinguishes tabs, otherwise
 * the edition's. A special phrase (specification section 5) follows in title, description and canonical address.
 *
 * @param agents the names of the agents whose listings are searched; null while they are unknown
 * @param unknown texts of the search that are no place or address
 */
export const searchHead = (
  search: HeadedSearch,
  agents: readonly string[] | null,
  edition: Pick<Edition, 'name' | 'city' | 'titles' | 'descriptions'>,
  unknown: readonly string[] = [],
): PageHead => {
  const kind = search.lease ? 'lease' : 'sale';
  const isUsual =
    agents === null ||
    (search.tags.length + search.locations.length + agents.length === 0 &&
      statusWords(search).join('') === ` for ${kind}`);
  const phrase = specialPhrase(search.filters);
  const heading = withPhrase(searchHeading(search, agents ?? [], edition.city, unknown), phrase);
  const usual = edition.descriptions[kind];
  return {
    title: isUsual ? withPhrase(edition.titles[kind], phrase) : `${heading} | ${edition.name}`,
    description: phrase && agents !== null ? `${heading}. ${usual}` : usual,
    canonical: canonicalOf(search, phrase),
  };
};

/** 'Austin Homes for Sale under $500,000 | Hearth Austin'. */
function withPhrase(title: string, phrase: SpecialPhrase | null): string {
  const [words, ...site] = title.split(' | ');
  return [phrase ? `${words} ${phrase.words}` : words, ...site].join(' | ');
}

/**
 * 'Homes for sale in Zilker', 'Listings of Ada Reyes for lease in the Austin area', 'Homes for sale matching “asdf”'.
 *
 * @param unknown texts of the search that are no place or address
 */
export function searchHeading(
  search: HeadedSearch,
  agents: readonly string[],
  city: string,
  unknown: readonly string[] = [],
): string {
  const isUnknown = (tag: SearchTag): boolean => isTextTag(tag) && unknown.includes(tag.value);
  const areas = [
    ...search.tags.filter((tag) => !isUnknown(tag)).map((tag) => [preposition(tag), areaWords(tag)] as const),
    ...unnamedAreas(search.locations.length).map((words) => ['in', words] as const),
  ];
  const places = [...new Set(areas.map(([word]) => word))].map((word) => {
    const names = areas.filter(([each]) => each === word).map(([, name]) => name);
    return `${word} ${names.join(', ')}`;
  });
  const texts = search.tags.filter(isUnknown).map(({ label }) => `“${label}”`);
  const where = [
    ...(places.length > 0 ? [` ${places.join(' or ')}`] : []),
    ...(texts.length > 0 ? [`${areas.length > 0 ? ' or' : ''} matching ${texts.join(', ')}`] : []),
  ].join('');
  const [closed, kind] = statusWords(search);
  if (agents.length === 0) return `${capital(`${closed}homes${kind}`)}${where || ` in the ${city} area`}`;
  return `${capital(`${closed}listings`)} of ${agents.join(' and ')}${kind}${where}`;
}

/** Areas of a link whose names are not known, or not yet. */
const unnamedAreas = (count: number): readonly string[] => {
  if (count === 0) return [];
  return [count === 1 ? 'a selected area' : `${count} selected areas`];
};

/** The words before and after 'homes': 'sold ', or ' for sale', or ' for sale and sold'. */
function statusWords({ lease, filters }: HeadedSearch): readonly [before: string, after: string] {
  const closed = lease ? 'Leased' : 'Sold';
  const kind = lease ? ' for lease' : ' for sale';
  const [only, ...others] = filters.mlsStatus;
  if (only !== undefined && only !== 'Active' && others.length === 0)
    return [`${only.toLowerCase()} `, only === closed ? '' : kind];
  return ['', filters.mlsStatus.includes(closed) ? `${kind} and ${closed.toLowerCase()}` : kind];
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Homes are in an area, on a street, at an address, zoned to a school. */
function preposition({ type, value }: SearchTag): string {
  if (type === 'address') return /^\d+[a-z]? \D/i.test(value) ? 'at' : 'in';
  if (type === 'mlscode') return 'with the number';
  return type === 'street' ? 'on' : type === 'school' ? 'zoned to' : 'in';
}

/** 'Drawn area' reads 'a drawn area', 'Drawn area 2' 'drawn area 2'. */
const areaWords = ({ type, label }: SearchTag): string => {
  if (type !== 'custom' || !label.startsWith(drawnAreaName)) return label;
  const name = label.charAt(0).toLowerCase() + label.slice(1);
  return label === drawnAreaName ? `a ${name}` : name;
};

/**
 * The address that search engines list: the kind of search, its stored areas and a special phrase. Other filters, order, page,
 * map and text that people type make too many addresses of the same homes.
 */
function canonicalOf({ lease, tags }: HeadedSearch, phrase: SpecialPhrase | null): string {
  const areas = tags.flatMap(({ type, id, value, label }) =>
    isAreaType(type) ? [encodeTag({ type, id, value, label })] : [],
  );
  const named = areas.map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  const query = [...named, ...(phrase ? [phrase.query] : [])].join('&');
  return `${(lease ? pages.lease : pages.sale).path}${query && `?${query}`}`;
}
