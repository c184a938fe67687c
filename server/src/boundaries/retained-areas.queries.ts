import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { AreaIds } from './area-ids.ts';
import { type OfficialKind, officialKinds } from './area-key.ts';

interface Positioned {
  readonly id: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** A search row as it is about to be written. */
type NewRow = Positioned & Pick<AreaIds, `${OfficialKind}_id`>;

/** A search row as it is read. */
type StoredRow = Positioned & Readonly<Record<`${OfficialKind}Id`, number | null>>;

/**
 * Reads the areas that `assignAreas` assigned to listings by position, before their search rows are replaced. A
 * listing that names no area and has not moved retains its areas. Call it before the listings change.
 */
export async function retainedAreas(
  db: Db,
  listingIds: readonly number[],
): Promise<<Row extends NewRow>(row: Row) => Row> {
  const stored = new Map((await areasByPosition(db, listingIds)).map((row) => [row.id, row]));
  return (row) => {
    const before = stored.get(row.id);
    if (!before || before.latitude !== row.latitude || before.longitude !== row.longitude) return row;
    const kept = officialKinds.map((kind) => [`${kind}_id`, row[`${kind}_id`] ?? before[`${kind}Id`]]);
    return { ...row, ...Object.fromEntries(kept) };
  };
}

/** Areas that the listing names itself are left out. */
async function areasByPosition(db: Db, ids: readonly number[]): Promise<readonly StoredRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<StoredRow>`
    select row.id, row.latitude, row.longitude,
           case when listing.city is null then row.city_id end as city_id,
           case when listing.countyorparish is null then row.county_id end as county_id,
           case when listing.postalcode is null then row.postalcode_id end as postalcode_id,
           case when listing.schooldistrict is null then row.schooldistrict_id end as schooldistrict_id
    from listing_search as row
    join listing on listing.id = row.id
    where row.id = any(${ids}::integer[]) and row.latitude is not null
  `.execute(db);
  return rows;
}
