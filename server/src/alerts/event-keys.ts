import { conditionsOf } from '@hearth/domain/search/filters/filter-table.ts';
import type { EventKeys } from '../listings/listing-events.queries.ts';
import type { ListingTest } from '../search/listing-test.service.ts';
import { cellsOf } from '../search-rows/cell.ts';

/** The facts by which stored events are preselected for a search: they may only err towards more events. */
export function eventKeys({ request, areas }: ListingTest): Omit<EventKeys, 'edition'> {
  const conditions = conditionsOf(request.filters);
  const limits = (requested: 'at least' | 'at most') =>
    conditions.flatMap((each) =>
      each.column === 'listprice' && each.test === requested ? [each.figure] : [],
    );
  return {
    lease: request.lease,
    minPrice: limits('at least')[0] ?? null,
    maxPrice: limits('at most')[0] ?? null,
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
