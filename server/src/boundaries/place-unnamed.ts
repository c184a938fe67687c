import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { lockImports } from '../db/import-lock.ts';
import { type InsideTest, insideTest } from '../search/point-in-polygon.ts';
import type { StoredBoundary } from './boundaries.queries.ts';
import { insertPlaces, knownPlaceIds } from './place-ids.ts';
import { type OfficialKind, officialKinds, placeKey } from './place-key.ts';

/**
 * Puts listings that have a position but name no city, county, zip or school district into the boundary they lie in, so that
 * a search for it finds them. For after listings or boundaries came in; answers how many it placed.
 */
export async function placeUnnamedListings(db: Db): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockImports(trx);
    let placed = 0;
    for (const kind of officialKinds) placed += await placeByKind(trx, kind);
    return placed;
  });
}

interface Unplaced {
  readonly id: number;
  readonly latitude: number;
  readonly longitude: number;
}

async function placeByKind(db: Db, kind: OfficialKind): Promise<number> {
  const listings = await unplacedListings(db, kind);
  if (listings.length === 0) return 0;
  const boundaries = await boundariesOfKind(db, kind);
  const found = listings.flatMap((listing) => {
    const boundary = boundaries.find((candidate) => holds(candidate, listing));
    return boundary ? [{ id: listing.id, key: placeKey(kind, boundary.name), name: boundary.name }] : [];
  });
  const names = [...new Map(found.map(({ key, name }) => [key, { kind, key, name, shown: true }])).values()];
  await insertPlaces(db, names);
  const placeIds = await knownPlaceIds(db, names);
  const placed = found.map(({ id, key }) => ({ id, place: placeIds(kind, key) }));
  await setPlaces(db, kind, placed);
  return placed.length;
}

type Outline = StoredBoundary & { readonly isInside: InsideTest };

const holds = (outline: Outline, { latitude, longitude }: Unplaced): boolean =>
  latitude >= outline.minLatitude &&
  latitude <= outline.maxLatitude &&
  longitude >= outline.minLongitude &&
  longitude <= outline.maxLongitude &&
  outline.isInside(latitude, longitude);

async function unplacedListings(db: Db, kind: OfficialKind): Promise<Unplaced[]> {
  const { rows } = await sql<Unplaced>`
    select id, latitude, longitude from listing_search
    where ${sql.ref(`${kind}_id`)} is null and latitude is not null
  `.execute(db);
  return rows;
}

async function boundariesOfKind(db: Db, kind: OfficialKind): Promise<Outline[]> {
  const { rows } = await sql<StoredBoundary>`
    select name, geometry, min_latitude, max_latitude, min_longitude, max_longitude
    from boundary where type = ${kind} order by approximate, id
  `.execute(db);
  return rows.map((row) => ({ ...row, isInside: insideTest(row.geometry) }));
}

async function setPlaces(
  db: Db,
  kind: OfficialKind,
  placed: readonly { readonly id: number; readonly place: number | null }[],
): Promise<void> {
  if (placed.length === 0) return;
  const column = sql.ref(`${kind}_id`);
  // In the order of their ids, which savers lock in too.
  await sql`
    select id from listing_search where id = any(${placed.map(({ id }) => id)}::integer[]) order by id for update
  `.execute(db);
  await sql`
    update listing_search as s set ${column} = placed.place
    from unnest(${placed.map(({ id }) => id)}::integer[], ${placed.map(({ place }) => place)}::integer[])
      as placed (id, place)
    where s.id = placed.id and s.${column} is null
  `.execute(db);
}
