import {
  isTagType,
  longestBoundaryId,
  longestTagText,
  mostAddressTexts,
  mostBoundaries,
  type PolygonType,
  type SearchTag,
  type TagType,
} from '../tags/tag.ts';
import { isPolygonType, isTextTag } from '../tags/tag-request.ts';
import type { QueryPairs } from './query-pairs.ts';

/** Types of tag with a query name of their own, for tags whose id, value and label are the same. */
const namedTagTypes = ['address', 'street', 'mlscode'] as const satisfies readonly TagType[];
const named: ReadonlySet<string> = new Set(namedTagTypes);

/** Types of areas that links may name: 'city=Austin'. */
const namedAreaTypes = [
  'city',
  'county',
  'mlsarea',
  'postalcode',
  'school',
  'schooldistrict',
  'subdivision',
] as const satisfies readonly PolygonType[];
const namedAreas: ReadonlySet<string> = new Set(namedAreaTypes);

/** The query names that carry tags; their order among each other counts. */
export const tagNames: ReadonlySet<string> = new Set(['tags', ...namedTagTypes, ...namedAreaTypes]);

const mostTags = 50;

const escapePart = (text: string): string => text.replace(/[%:]/g, encodeURIComponent);
const unescapePart = (text: string): string => text.replace(/%25|%3A/g, decodeURIComponent);

/** One letter each, in this order, as the fifth part of a tag. */
const flags = { c: 'isChild', t: 'isTemporary', o: 'open' } as const satisfies Readonly<
  Record<string, keyof SearchTag>
>;
const flagLetters = Object.keys(flags) as (keyof typeof flags)[];

/**
 * 'address=1204 S Lamar Blvd' if id, value and label are the same; otherwise 'tags=city:12:austin:Austin' of type, id,
 * value and label without trailing repetitions, followed by a letter for each flag of the tag.
 */
export const encodeTag = (tag: SearchTag): [string, string] => {
  const { type, id, value, label } = tag;
  const letters = flagLetters.filter((letter) => tag[flags[letter]]).join('');
  const idParts = label !== value ? [id, value, label] : value !== id ? [id, value] : [id];
  const parts = letters === '' ? idParts : [id, value, label, letters];
  if (parts.length === 1 && named.has(type)) return [type, id];
  return ['tags', [type, ...parts].map(escapePart).join(':')];
};

/** undefined where the name is none of tags or the value is malformed. */
export const decodeTag = (name: string, text: string): SearchTag | undefined => {
  if (name === 'tags') return tagOfParts(text.split(':').map(unescapePart));
  return namedAreas.has(name) ? tagOfArea(name, text) : tagOfParts([name, text]);
};

/** 'city=12:austin:Austin' is a tag of an area by id, 'city=Austin' a name that addresses are searched for. */
const tagOfArea = (type: string, text: string): SearchTag | undefined =>
  text.includes(':')
    ? tagOfParts([type, ...text.split(':').map(unescapePart)])
    : tagOfParts(['address', nameOfArea(type, text.trim())]);

/** With the word that distinguishes a county or school district from a city of its name. */
function nameOfArea(type: string, name: string): string {
  if (type === 'county' && !/\bcounty$/i.test(name)) return name && `${name} County`;
  if (type === 'schooldistrict' && !/\b(c?isd|district)$/i.test(name)) return name && `${name} ISD`;
  return name;
}

/** Databases refuse the character NUL. */
const isPart = (text: string): boolean =>
  text !== '' && text.length <= longestTagText && !text.includes('\0');

const tagOfParts = (parts: readonly string[]): SearchTag | undefined => {
  const [type = '', id = '', value = id, label = value, letters = '', ...rest] = parts;
  const fits = [id, value, label].every(isPart);
  if (isPolygonType(type) && id.length > longestBoundaryId) return undefined;
  if (!isTagType(type) || !fits || !/^c?t?o?$/.test(letters) || rest.length > 0) return undefined;
  const set = flagLetters.filter((letter) => letters.includes(letter));
  return { type, id, value, label, ...Object.fromEntries(set.map((letter) => [flags[letter], true])) };
};

/** The tags of a URL, and whether they are all that it asks for. */
export interface DecodedTags {
  readonly tags: readonly SearchTag[];
  readonly complete: boolean;
}

/** The tags among the pairs of a query, each once, at most 50, of them 10 without a boundary and 30 with one. */
export const decodeTags = (pairs: QueryPairs): DecodedTags => {
  const requested = [...pairs].filter(([name]) => tagNames.has(name));
  const read = requested.map(([name, text]) => ({ isBlank: text.trim() === '', tag: decodeTag(name, text) }));
  const distinct = new Map(read.flatMap(({ tag }) => (tag ? [[`${tag.type}:${tag.id}`, tag]] : [])));
  const tags = asFewAsAsked([...distinct.values()].slice(0, mostTags));
  const isMalformed = read.some(({ isBlank, tag }) => tag === undefined && !isBlank);
  return { tags, complete: !isMalformed && tags.length === distinct.size };
};

/** No more than the API takes. */
const asFewAsAsked = (tags: readonly SearchTag[]): readonly SearchTag[] => {
  const texts = tags.filter(isTextTag);
  const areas = tags.filter(({ type }) => isPolygonType(type));
  const dropped = new Set([...texts.slice(mostAddressTexts), ...areas.slice(mostBoundaries)]);
  return tags.filter((tag) => !dropped.has(tag));
};
