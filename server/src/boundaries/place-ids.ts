import type { Listing } from '@hearth/domain/listing/listing.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/database.ts';
import { type PlaceKind, placeField, placeKey, placeKinds } from './place-key.ts';
import { knownPlaces, type PlaceName } from './place-lookup.queries.ts';

/** The numbers of a listing's areas; null where it names none. */
export type PlaceIds = Readonly<Record<`${PlaceKind}_id`, number | null>>;

/** Looks up the number of an area by the name a listing gives it. */
export type PlaceLookup = (kind: PlaceKind, name: string | null) => number | null;

export interface NamedPlace {
  readonly kind: PlaceKind;
  readonly key: string;
  readonly name: string;
}

const separator = '\u0001';

/** Numbers for every area that the listings name, made where they are new. */
export async function placeLookup(db: Kysely<Tables>, listings: readonly Listing[]): Promise<PlaceLookup> {
  const named = namedPlaces(listings);
  const known = await readPlaceIds(db, named);
  const missing = named.filter((place) => !known.has(place.kind + separator + place.key));
  if (missing.length > 0) {
    await insertPlaces(db, missing);
    for (const [key, id] of await readPlaceIds(db, missing)) known.set(key, id);
  }
  return (kind, name) =>
    name === null ? null : (known.get(kind + separator + placeKey(kind, name)) ?? null);
}

export const placeIdsOf = (listing: Listing, lookup: PlaceLookup): PlaceIds => ({
  city_id: lookup('city', listing[placeField.city]),
  county_id: lookup('county', listing[placeField.county]),
  postalcode_id: lookup('postalcode', listing[placeField.postalcode]),
  schooldistrict_id: lookup('schooldistrict', listing[placeField.schooldistrict]),
  subdivision_id: lookup('subdivision', listing[placeField.subdivision]),
  mlsarea_id: lookup('mlsarea', listing[placeField.mlsarea]),
});

function namedPlaces(listings: readonly Listing[]): NamedPlace[] {
  const places = new Map<string, NamedPlace>();
  for (const listing of listings) {
    for (const kind of placeKinds) {
      const name = listing[placeField[kind]];
      const key = name === null ? '' : placeKey(kind, name);
      if (name !== null && key !== '') places.set(kind + separator + key, { kind, key, name: name.trim() });
    }
  }
  // One order for everybody: two savers that make the same places wait for each other instead of deadlocking.
  return [...places.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, place]) => place);
}

/** Looks numbers up by kind and key. */
export async function knownPlaceIds(
  db: Kysely<Tables>,
  places: readonly PlaceName[],
): Promise<(kind: PlaceKind, key: string) => number | null> {
  const known = await readPlaceIds(db, places);
  return (kind, key) => known.get(kind + separator + key) ?? null;
}

async function readPlaceIds(db: Kysely<Tables>, places: readonly PlaceName[]): Promise<Map<string, number>> {
  const rows = await knownPlaces(db, places);
  return new Map(rows.map((row) => [row.kind + separator + row.key, row.id]));
}

/** Names that are known already stay as they are. */
export async function insertPlaces(db: Kysely<Tables>, places: readonly NamedPlace[]): Promise<void> {
  await sql`
    insert into place (kind, key, name)
    select * from unnest(
      ${places.map((place) => place.kind)}::text[],
      ${places.map((place) => place.key)}::text[],
      ${places.map((place) => place.name)}::text[])
    on conflict (kind, key) do nothing
  `.execute(db);
}
