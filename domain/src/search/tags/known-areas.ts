import type { SearchState } from '../search-state.ts';
import type { SearchTag } from './tag.ts';
import { isPolygonType, requestOfTags } from './tag-request.ts';

type AreasOfSearch = Pick<SearchState, 'tags' | 'locations'>;

/** Ids of the stored boundaries that a search asks for. */
export const areaIds = ({ tags, locations }: AreasOfSearch): readonly string[] => [
  ...locations,
  ...requestOfTags(tags).polygon,
];

/** What stays of a search's places where only these boundaries are known. */
export const keepKnownAreas = (
  { tags, locations }: AreasOfSearch,
  known: ReadonlySet<string>,
): { readonly tags: readonly SearchTag[]; readonly locations: readonly string[] } => ({
  tags: tags.filter(({ type, id }) => !isPolygonType(type) || known.has(id)),
  locations: locations.filter((id) => known.has(id)),
});
