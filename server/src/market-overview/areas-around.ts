import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { boundariesById } from '../boundaries/boundaries.queries.ts';
import { insideTest } from '../boundaries/point-in-polygon.ts';
import type { Db } from '../db/database.ts';
import type { AreaIndex } from './area-index.ts';
import { type Area, aroundPoint } from './areas.queries.ts';
import { pointOnArea } from './point-on-area.ts';

/** Kinds of area that another lies in, the widest first. */
const widerKinds: Readonly<Record<Area['type'], readonly Area['type'][]>> = {
  county: [],
  city: ['county'],
  schooldistrict: ['county'],
  mlsarea: ['county'],
  postalcode: ['county', 'city'],
  subdivision: ['county', 'city'],
  school: ['county', 'city'],
};

/** The county and the city that a point of the area lies in, the widest first. */
export async function areasAround(
  db: Db,
  edition: EditionId,
  index: AreaIndex,
  area: Area,
): Promise<readonly Area[]> {
  const kinds = widerKinds[area.type];
  if (kinds.length === 0) return [];
  const [boundary] = await boundariesById(db, [area.id]);
  const point = boundary && pointOnArea(boundary.geometry);
  if (!point) return [];
  const holding = (await aroundPoint(db, edition, point)).filter(({ geometry }) =>
    insideTest(geometry)(point.latitude, point.longitude),
  );
  return kinds.flatMap((kind) => {
    const found = holding.find(({ type }) => type === kind);
    return (found && index.byId(found.id)) ?? [];
  });
}
