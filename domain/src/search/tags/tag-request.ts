import { polygonTypes, type SearchTag } from './tag.ts';

const withBoundary: ReadonlySet<string> = new Set(polygonTypes);

/** Returns whether a tag of this type is an area by id. */
export const isPolygonType = (type: string): boolean => withBoundary.has(type);

/** Returns whether a tag is a text to search in addresses; a group has no condition, its children have. */
export const isTextTag = ({ type }: SearchTag): boolean => type !== 'group' && !isPolygonType(type);

/** The part of a search request that comes from tags: inside any of the areas, or with any of the texts. */
export const requestOfTags = (
  tags: readonly SearchTag[],
): { readonly address: readonly string[]; readonly polygon: readonly string[] } => ({
  address: tags.filter(isTextTag).map(({ value }) => value),
  polygon: tags.filter(({ type }) => isPolygonType(type)).map(({ id }) => id),
});
