import { saveBoundaries } from '@hearth/server/boundaries/boundaries.queries.ts';
import type { Boundary } from '@hearth/server/boundaries/boundary.ts';
import { openDatabase } from '@hearth/server/db/database.ts';

/** Areas that searches are limited to. */
interface Area {
  readonly name: string;
  readonly ids: readonly string[];
}

const DRAWN = 10;
const DRAWN_CORNERS = 40;
const COUNTY_CORNERS = 2000;

/** Stores ten drawn areas, some kilometres wide, and the outline of a county, a hundred kilometres wide. */
export async function storeAreas(url: string): Promise<readonly Area[]> {
  const database = openDatabase(url, { max: 1 });
  const drawn = Array.from({ length: DRAWN }, (_, at) =>
    outline(`drawn-${at}`, 30.1 + at * 0.04, -97.95 + at * 0.04, 0.03 + at * 0.004, DRAWN_CORNERS),
  );
  const county = outline('county', 30.31, -97.75, 0.45, COUNTY_CORNERS);
  await saveBoundaries(database.kysely, [...drawn, county]);
  await database.close();
  return [
    { name: `a drawn area of ${DRAWN_CORNERS} corners`, ids: drawn.map(({ id }) => id) },
    { name: 'an outline of 2,000 corners as wide as a county', ids: [county.id] },
  ];
}

/** A rough circle: every second corner is nearer to the middle. */
function outline(id: string, latitude: number, longitude: number, radius: number, corners: number): Boundary {
  const ring = Array.from({ length: corners }, (_, at): [number, number] => {
    const angle = (2 * Math.PI * at) / corners;
    const reach = radius * (at % 2 === 0 ? 1 : 0.93);
    return [longitude + reach * Math.cos(angle), latitude + reach * Math.sin(angle)];
  });
  const geometry = { type: 'Polygon', coordinates: [[...ring, ring[0]!]] } as const;
  return { id, type: 'custom', name: id, edition: 'austin', geometry, approximate: true, source: null };
}
