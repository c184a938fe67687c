import type { EventKeys } from '../listings/listing-events.queries.ts';
import type { ListingTest } from '../search/listing-test.service.ts';
import { cellsOf } from '../search-rows/cell.ts';
import { packedSearch } from './packed-search.ts';

/** The facts by which stored events are preselected for a search: they may only err towards more events. */
export function eventKeys({ request, areas }: ListingTest): Omit<EventKeys, 'edition'> {
  const { minPrice, maxPrice } = packedSearch(request.filters);
  return {
    lease: request.lease,
    minPrice: minPrice === -Infinity ? null : minPrice,
    maxPrice: maxPrice === Infinity ? null : maxPrice,
    places: placesOf(request, areas),
  };
}

function placesOf({ bounds }: ListingTest['request'], areas: ListingTest['areas']): EventKeys['places'] {
  const ofBounds = bounds && cellsOf(bounds);
  if (ofBounds) return { areaIds: [], cells: ofBounds };
  if (areas.everywhere || areas.texts.length > 0) return null;
  const cells = areas.shapes.map((shape) => cellsOf(shape.bounds));
  if (cells.includes(null)) return null;
  return {
    areaIds: areas.named.map(({ id }) => id),
    cells: [...new Set(cells.flatMap((each) => each ?? []))],
  };
}
