import { fewNames } from '../../text/few-names.ts';
import { filterKeys } from '../filters/filter-table.ts';
import type { QueryValues } from './query-pairs.ts';
import { searchParameters } from './query-parameters.ts';
import { filterNameInUrl } from './read-search-url.ts';
import { urlNameOf } from './url-parameters.ts';
import { tagNames } from './url-tags.ts';

/** Every name that the URL of a search page may have. */
const known: ReadonlySet<string> = new Set([
  ...filterKeys.map(filterNameInUrl),
  ...(Object.keys(searchParameters) as (keyof typeof searchParameters)[]).flatMap(
    (key) => urlNameOf(key) ?? [],
  ),
  ...tagNames,
  'source',
]);

/** Names that advertisements, mailings and programs that count visits add to every link. */
const ofOthers = [
  /^(utm|hsa|mtm|pk|mc|ga)_/i,
  /^(_ga|_gl|_hsenc|_hsmi|_ke|_kx|gclid|gclsrc|gbraid|wbraid|dclid|gad_source|gad_campaignid|fbclid|igsh|igshid|msclkid)$/i,
  /^(ttclid|twclid|li_fat_id|yclid|epik|srsltid|ref|si)$/i,
];

/** The names of a query that no search has, each once; those that others add to links are not meant for it. */
export const unknownNames = (values: QueryValues): readonly string[] => otherNames(values.keys(), known);

/** The names of a query besides these, each once, without those that others add to links. */
export const otherNames = (names: Iterable<string>, known: ReadonlySet<string>): readonly string[] =>
  [...new Set(names)].filter((name) => name !== '' && !known.has(name) && !isOfOthers(name));

const isOfOthers = (name: string): boolean => ofOthers.some((pattern) => pattern.test(name));

/** '“pool” and “__proto__” are not filters.', of the first few and their first letters; empty without names. */
export function unknownWords(names: readonly string[]): string {
  if (names.length === 0) return '';
  return `${quotedNames(names)} ${names.length === 1 ? 'is not a filter' : 'are not filters'}.`;
}

/** '“pool” and “__proto__”', of the first few and their first letters. */
export const quotedNames = (names: readonly string[]): string => fewNames(names.map(shortened));

const longestName = 30;

const shortened = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName)}…` : name;
