import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/database.ts';
import type { PlaceIds } from './place-ids.ts';
import { type OfficialKind, officialKinds } from './place-key.ts';

type Placed = Pick<PlaceIds, `${OfficialKind}_id`> & {
  readonly id: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

/**
 * Remembers the areas that listings were put into by their position (`placeUnnamedListings`), for search rows that are about
 * to be written anew: one that names no area and stands where it stood keeps its own. Read it before the listings change.
 */
export async function keptPlaces(
  db: Kysely<Tables>,
  listingIds: readonly number[],
): Promise<<Row extends Placed>(row: Row) => Row> {
  const stored = new Map((await placedByPosition(db, listingIds)).map((row) => [row.id, row]));
  return (row) => {
    const before = stored.get(row.id);
    if (!before || before.latitude !== row.latitude || before.longitude !== row.longitude) return row;
    const kept = officialKinds.map((kind) => [`${kind}_id`, row[`${kind}_id`] ?? before[`${kind}_id`]]);
    return { ...row, ...Object.fromEntries(kept) };
  };
}

/** Areas that the listing names itself are left out. */
async function placedByPosition(db: Kysely<Tables>, ids: readonly number[]): Promise<readonly Placed[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Placed>`
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
