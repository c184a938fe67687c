import type { SearchState } from '../search-state.ts';
import type { SearchTag } from './tag.ts';
import { isPolygonType, requestOfTags } from './tag-request.ts';

type AreasOfSearch = Pick<SearchState, 'tags' | 'locations'>;

/** Ids of all areas of a search, of its link and of its tags. */
export const areaIds = ({ tags, locations }: AreasOfSearch): readonly string[] => [
  ...locations,
  ...requestOfTags(tags).polygon,
];

/** The tags and areas of a search without unknown ones. */
export const keepKnownAreas = (
  { tags, locations }: AreasOfSearch,
  known: ReadonlySet<string>,
): { readonly tags: readonly SearchTag[]; readonly locations: readonly string[] } => ({
  tags: tags.filter(({ type, id }) => !isPolygonType(type) || known.has(id)),
  locations: locations.filter((id) => known.has(id)),
});
