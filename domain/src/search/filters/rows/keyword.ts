import { featureFields } from '../../../listing/feature-fields.ts';
import type { Listing } from '../../../listing/listing.ts';
import { type Codec, textCodec } from '../../url/codec.ts';
import { everySearch, type RuleRow } from '../filter-row.ts';
import { type KeywordTerm, keywordTerms, normalizeText, termPattern } from './keyword-terms.ts';

export const longestKeyword = 200;
/** Most terms of a search, since each is searched in long texts. */
export const mostKeywordTerms = 8;

const text = textCodec(longestKeyword);

const keywordCodec: Codec<string> = {
  shape: { kind: 'text', maxLength: longestKeyword, maxTerms: mostKeywordTerms },
  decode: (raw) => {
    const keyword = text.decode(raw);
    return keyword !== undefined && keywordTerms(keyword).length <= mostKeywordTerms ? keyword : undefined;
  },
  encode: text.encode,
};

/** Several keywords as one, whose terms are all searched; those beyond the limits of the filter are left out. */
export const joinKeywords = (keywords: readonly string[]): string =>
  [...new Set(keywords.map((keyword) => keyword.trim()))].filter(Boolean).reduce((joined, keyword) => {
    const next = joined === '' ? keyword : `${joined}, ${keyword}`;
    return keywordCodec.decode([next]) === next ? next : joined;
  }, '');

/** The fields that keywords search besides the remarks and the street. */
export const keywordFields = [
  'subdivisionname',
  'city',
  'propertysubtype',
  'waterbodyname',
  ...featureFields,
] as const satisfies readonly (keyof Listing)[];

export type KeywordField = 'publicremarks' | 'streetname' | (typeof keywordFields)[number];

/** The fields of a listing that keywords read. */
export type KeywordSource = Pick<Listing, KeywordField>;

/** A text that keywords search, with the name of its field. */
export type KeywordPart = readonly [field: KeywordField, text: string];

/**
 * All texts of a listing that keywords search; private remarks are not among them. For viewers who may not know its address,
 * give the listing without it: `withoutAddress`, which widgets do not ship.
 */
export const keywordParts = (listing: KeywordSource): readonly KeywordPart[] =>
  [
    ['publicremarks', listing.publicremarks] as const,
    ['streetname', listing.streetname] as const,
    ...keywordFields.flatMap((field) => [listing[field]].flat().map((text) => [field, text] as const)),
  ].flatMap(([field, text]) => (text?.trim() ? [[field, text] as const] : []));

/**
 * The same as one lower-case text, with each part on its own line, so that no term spans two parts. The server stores
 * and searches it.
 */
export const keywordText = (listing: KeywordSource): string =>
  keywordParts(listing)
    .map(([, text]) => normalizeText(text))
    .join('\n');

const isIn = (text: string, term: KeywordTerm): boolean => {
  const pattern = termPattern(term);
  return pattern === null ? text.includes(term.text) : new RegExp(pattern).test(text);
};

/**
 * Set if all comma-separated terms occur in the text, in any case, and no excluded one; %, _ and single quotes are
 * literal.
 */
export const keywordRow: RuleRow<string> = {
  group: 'keyword',
  label: 'Keyword',
  control: { kind: 'text', maxLength: longestKeyword },
  defaultValue: '',
  codec: keywordCodec,
  scope: everySearch,
  matches: (listing, keyword) => {
    if (keyword === '') return true;
    const terms = keywordTerms(keyword);
    if (terms.length === 0) return true;
    const text = keywordText(listing);
    return terms.every((term) => isIn(text, term) !== term.excluded);
  },
  describe: (keyword) => (keyword === '' ? 'No keyword' : keywordWords(keyword)),
};

/** '“porch”, “pool table”, no “carpet”'. */
const keywordWords = (keyword: string): string =>
  keywordTerms(keyword)
    .map(({ text, excluded }) => `${excluded ? 'no ' : ''}“${text}”`)
    .join(', ');
