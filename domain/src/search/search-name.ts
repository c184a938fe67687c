import { joinedByAnd } from '../text/joined-by-and.ts';
import type { SearchState } from './search-state.ts';

const mostPlaces = 2;

/** A name for a search that its visitor gave none: 'Homes for sale in Round Rock, Austin and 2 more places'. */
export function searchName({ lease, tags }: Pick<SearchState, 'lease' | 'tags'>): string {
  const homes = lease ? 'Homes for lease' : 'Homes for sale';
  const places = tags.flatMap(({ isChild, label, value }) => (isChild ? [] : [label || value]));
  if (places.length === 0) return homes;
  const more = places.length - mostPlaces;
  const rest = more > 0 ? [`${more} more ${more === 1 ? 'place' : 'places'}`] : [];
  return `${homes} in ${joinedByAnd([...places.slice(0, mostPlaces), ...rest])}`;
}
