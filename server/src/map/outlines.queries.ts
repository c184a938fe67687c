import type { Outlines } from '@hearth/domain/contract/outlines.ts';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import type { AreaGeometry } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import { simplifiedFor } from '@hearth/domain/search/areas/geometry/simplify.ts';
import { sql } from 'kysely';
import { highwaysOf } from '../boundaries/highways.ts';
import type { Db } from '../db/database.ts';

type Feature = Outlines['features'][number];

/** Neighbourhoods whose names are written, the largest of all; an import may bring tens of thousands. */
const MAX_NAMES = 400;

/** Surveyed city limits have thousands of corners a few metres apart, which are invisible below the pins of a close map. */
const FINEST_ZOOM = 13;

/**
 * Counties, cities and waters on the map of an edition, the largest first so that small ones are drawn over them; then its great
 * roads, and where which neighbourhood lies.
 */
export async function outlinesOf(db: Db, edition: EditionId): Promise<Outlines> {
  const [areas, points] = await Promise.all([areasOf(db, edition), namedPointsOf(db, edition)]);
  return { type: 'FeatureCollection', features: [...areas, ...roadsOf(edition), ...points] };
}

async function areasOf(db: Db, edition: EditionId): Promise<Feature[]> {
  const { minLatitude, maxLatitude, minLongitude, maxLongitude } = editions[edition].mapBounds;
  const { rows } = await sql<Feature['properties'] & { geometry: AreaGeometry }>`
    select type, name || case when type = 'county' then ' County' else '' end as name, geometry
    from boundary
    where edition = ${edition} and type in ('county', 'city', 'water')
      and max_latitude > ${minLatitude} and min_latitude < ${maxLatitude}
      and max_longitude > ${minLongitude} and min_longitude < ${maxLongitude}
    order by type = 'water', type = 'county',
             (max_latitude - min_latitude) * (max_longitude - min_longitude) desc
  `.execute(db);
  return rows.map(({ type, name, geometry }) => {
    const { type: shape, coordinates } = simplifiedFor(geometry, FINEST_ZOOM);
    return {
      type: 'Feature',
      properties: { type, name },
      geometry: { type: shape, coordinates: [...coordinates] },
    };
  });
}

const roadsOf = (edition: EditionId): Feature[] =>
  highwaysOf(edition).map(({ name, line }) => ({
    type: 'Feature',
    properties: { type: 'road', name },
    geometry: { type: 'LineString', coordinates: [...line] },
  }));

async function namedPointsOf(db: Db, edition: EditionId): Promise<Feature[]> {
  const { rows } = await sql<{ name: string; latitude: number; longitude: number }>`
    select name,
           round(((min_latitude + max_latitude) / 2)::numeric, 4)::float8 as latitude,
           round(((min_longitude + max_longitude) / 2)::numeric, 4)::float8 as longitude
    from boundary
    where edition = ${edition} and type = 'subdivision'
    order by (max_latitude - min_latitude) * (max_longitude - min_longitude) desc
    limit ${MAX_NAMES}
  `.execute(db);
  return rows.map(({ name, latitude, longitude }) => ({
    type: 'Feature',
    properties: { type: 'place', name },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  }));
}
