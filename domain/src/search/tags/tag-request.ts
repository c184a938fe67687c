import { polygonTypes, type SearchTag } from './tag.ts';

const withBoundary: ReadonlySet<string> = new Set(polygonTypes);

/** Whether a tag of this type stands for a stored boundary. */
export const isPolygonType = (type: string): boolean => withBoundary.has(type);

/** Whether a tag asks for words in addresses; a group asks for nothing, its children do. */
export const isTextTag = ({ type }: SearchTag): boolean => type !== 'group' && !isPolygonType(type);

/** What a search is asked for by its tags: inside any of the boundaries, or with any of the texts. */
export const requestOfTags = (
  tags: readonly SearchTag[],
): { readonly address: readonly string[]; readonly polygon: readonly string[] } => ({
  address: tags.filter(isTextTag).map(({ value }) => value),
  polygon: tags.filter(({ type }) => isPolygonType(type)).map(({ id }) => id),
});
