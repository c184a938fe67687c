import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import type { AreaGeometry } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** A county or a water with its outline. */
export interface OutlinedArea {
  readonly type: 'county' | 'water';
  readonly name: string;
  readonly geometry: AreaGeometry;
  /** True for those of the sample. */
  readonly approximate: boolean;
}

/** A city or a neighborhood by its bounding box. */
export interface NamedArea extends Bounds {
  readonly type: 'city' | 'subdivision';
  readonly name: string;
  /** Listings that name a city, of any status; 0 for a neighborhood. */
  readonly listings: number;
}

/** Neighborhoods that are named, the largest of all; an import may bring tens of thousands. */
const MAX_NAMES = 4000;

/** The counties and waters on the map of an edition. */
export async function outlinedAreas(db: Db, edition: EditionId): Promise<OutlinedArea[]> {
  const { minLatitude, maxLatitude, minLongitude, maxLongitude } = editions[edition].mapBounds;
  const { rows } = await sql<OutlinedArea>`
    select type, name, geometry, approximate
    from boundary
    where edition = ${edition} and type in ('county', 'water')
      and max_latitude > ${minLatitude} and min_latitude < ${maxLatitude}
      and max_longitude > ${minLongitude} and min_longitude < ${maxLongitude}
  `.execute(db);
  return rows;
}

/** The cities and neighborhoods of an edition, the largest first. */
export async function namedAreas(db: Db, edition: EditionId): Promise<NamedArea[]> {
  const { rows } = await sql<NamedArea>`
    with homes as (select lower(city) as city, count(*) as listings from listing group by 1)
    select type, name, min_latitude, max_latitude, min_longitude, max_longitude,
           case when type = 'city' then coalesce(homes.listings, 0) else 0 end as listings
    from boundary
    left join homes on homes.city = lower(name)
    where edition = ${edition} and type in ('city', 'subdivision')
    order by (max_latitude - min_latitude) * (max_longitude - min_longitude) desc
    limit ${MAX_NAMES}
  `.execute(db);
  return rows;
}
