import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import type { AreaGeometry } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { SqlFragment } from '../db/sql-fragment.ts';

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

/** Another text for each state of the boundaries that `outlinedAreas` and `namedAreas` read: their rows' versions together. */
export async function surroundingsState(db: Db): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select count(*) || '.' || to_hex(coalesce(bit_xor(hashtextextended(id, xmin::text::bigint)), 0)) as state
    from boundary
    where type in ('county', 'water', 'city', 'subdivision')
  `.execute(db);
  return rows[0]!.state;
}

/** The number of listings, of any status, of each city on a map. */
export async function cityListings(db: Db): Promise<readonly Pick<NamedArea, 'name' | 'listings'>[]> {
  const { rows } = await sql<Pick<NamedArea, 'name' | 'listings'>>`
    select lower(city) as name, count(*) as listings
    from listing
    where lower(city) in (select lower(name) from boundary where type = 'city')
    group by 1
    order by 1
  `.execute(db);
  return rows;
}

/** An area of an edition, or of another one where this one has none of its name. Served by boundary_type_name. */
const isOwnOrUnknown = (edition: EditionId): SqlFragment => sql`
  (edition = ${edition} or not exists (
    select from boundary as own
    where own.edition = ${edition} and own.type = boundary.type and lower(own.name) = lower(boundary.name)))`;

/** The counties and waters on the map of an edition, also those that another edition brought. */
export async function outlinedAreas(db: Db, edition: EditionId): Promise<OutlinedArea[]> {
  const { minLatitude, maxLatitude, minLongitude, maxLongitude } = editions[edition].mapBounds;
  const { rows } = await sql<OutlinedArea>`
    select type, name, geometry, approximate
    from boundary
    where type in ('county', 'water') and ${isOwnOrUnknown(edition)}
      and max_latitude > ${minLatitude} and min_latitude < ${maxLatitude}
      and max_longitude > ${minLongitude} and min_longitude < ${maxLongitude}
  `.execute(db);
  return rows;
}

/** The neighborhoods of an edition, the largest first, and the cities of all editions. */
export async function namedAreas(db: Db, edition: EditionId): Promise<NamedArea[]> {
  const { rows } = await sql<NamedArea>`
    with homes as (select lower(city) as city, count(*) as listings from listing group by 1)
    select type, name, min_latitude, max_latitude, min_longitude, max_longitude,
           case when type = 'city' then coalesce(homes.listings, 0) else 0 end as listings
    from boundary
    left join homes on homes.city = lower(name)
    where type = 'subdivision' and edition = ${edition} or type = 'city' and ${isOwnOrUnknown(edition)}
    order by (max_latitude - min_latitude) * (max_longitude - min_longitude) desc
    limit ${MAX_NAMES}
  `.execute(db);
  return rows;
}
