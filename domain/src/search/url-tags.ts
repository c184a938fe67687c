import { isTagType, mostAddressTexts, polygonTypes, type SearchTag, type TagType } from './tag.ts';

/** Kinds of tag that have a query name of their own where one word says all of them. */
const namedTagTypes = ['address', 'street', 'mlscode'] as const satisfies readonly TagType[];
const named: ReadonlySet<string> = new Set(namedTagTypes);

/** The query names that carry tags; their order among each other counts. */
export const tagNames: ReadonlySet<string> = new Set(['tags', ...namedTagTypes]);

const longestPart = 200;
const mostTags = 50;

const escapePart = (text: string): string => text.replace(/[%:]/g, encodeURIComponent);
const unescapePart = (text: string): string => text.replace(/%25|%3A/g, decodeURIComponent);

/**
 * 'address=1204 S Lamar Blvd' where id, value and label are one; else 'tags=city:12:austin:Austin' of type, id,
 * value and label, of which trailing repetitions are left out.
 */
export const encodeTag = (tag: SearchTag): [string, string] => {
  const { type, id, value, label } = tag;
  const parts = label !== value ? [id, value, label] : value !== id ? [id, value] : [id];
  if (parts.length === 1 && named.has(type)) return [type, id];
  return ['tags', [type, ...parts].map(escapePart).join(':')];
};

/** undefined where the name is none of tags or the value is malformed. */
export const decodeTag = (name: string, text: string): SearchTag | undefined =>
  name === 'tags' ? tagOfParts(text.split(':').map(unescapePart)) : tagOfParts([name, text]);

const tagOfParts = (parts: readonly string[]): SearchTag | undefined => {
  const [type = '', id = '', value = id, label = value, ...rest] = parts;
  const fits = [id, value, label].every((part) => part !== '' && part.length <= longestPart);
  return isTagType(type) && fits && rest.length === 0 ? { type, id, value, label } : undefined;
};

/** The tags among the pairs of a query, each once, at most 50 and 10 of them without a boundary. */
export const decodeTags = (pairs: Iterable<readonly [string, string]>): readonly SearchTag[] => {
  const tags = new Map<string, SearchTag>();
  for (const [name, text] of pairs) {
    const tag = tagNames.has(name) ? decodeTag(name, text) : undefined;
    if (tag) tags.set(`${tag.type}:${tag.id}`, tag);
  }
  return withFewTexts([...tags.values()].slice(0, mostTags));
};

const withBoundary: ReadonlySet<string> = new Set(polygonTypes);

const withFewTexts = (tags: readonly SearchTag[]): readonly SearchTag[] => {
  const texts = tags.filter(({ type }) => !withBoundary.has(type));
  const dropped = new Set(texts.slice(mostAddressTexts));
  return tags.filter((tag) => !dropped.has(tag));
};
