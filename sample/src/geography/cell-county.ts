import type { Cell } from './cells.ts';
import type { County } from './counties.ts';
import { boxesTouch, boxOf, multiPolygonContains, type Position } from './geometry.ts';

/** The county of positions inside one cell, null outside the edition's counties; tested only where a border runs. */
export function countyFinder(cell: Cell, counties: readonly County[]): (at: Position) => string | null {
  const countyAt = ([longitude, latitude]: Position) =>
    counties.find(({ geometry }) => multiPolygonContains(geometry, longitude, latitude))?.name ?? null;
  const centre = countyAt(cell.centre);
  const isWhole = cell.ring.every((corner) => countyAt(corner) === centre) && !hasCorner(cell, counties);
  return isWhole ? () => centre : countyAt;
}

/** A border can enter and leave a cell through one edge only if it turns inside. */
function hasCorner(cell: Cell, counties: readonly County[]): boolean {
  const box = boxOf(cell.ring);
  return counties.some(({ geometry }) =>
    geometry.coordinates[0]?.[0]?.some(([x = 0, y = 0]) => boxesTouch(box, [x, y, x, y])),
  );
}
