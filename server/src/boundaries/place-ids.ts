import { isPublic } from '@hearth/domain/listing/gate.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import type { Db } from '../db/database.ts';
import { type PlaceColumn, type PlaceKind, placeFields, placeKey } from './place-key.ts';
import {
  insertPlaces,
  type KnownPlace,
  knownPlaces,
  type NamedPlace,
  type PlaceName,
} from './place-lookup.queries.ts';

/** The numbers of a listing's areas; null where it names none. */
export type PlaceIds = Readonly<Record<PlaceColumn, number | null>>;

/** Looks up the number of an area by the name a listing gives it. */
export type PlaceLookup = (kind: PlaceKind, name: string | null) => number | null;

const separator = '\u0001';

/**
 * Numbers for every area that the listings name, made where they are new. A name that only listings spelled that not
 * everybody may see gives way to the first one that everybody sees.
 */
export async function placeLookup(db: Db, listings: readonly Listing[]): Promise<PlaceLookup> {
  const named = namedPlaces(listings);
  const known = await readPlaces(db, named);
  const toWrite = named.filter((place) => {
    const stored = known.get(place.kind + separator + place.key);
    return stored === undefined || (place.shown && !stored.shown);
  });
  if (toWrite.length > 0) {
    await insertPlaces(db, toWrite);
    for (const [key, place] of await readPlaces(db, toWrite)) known.set(key, place);
  }
  return (kind, name) =>
    name === null ? null : (known.get(kind + separator + placeKey(kind, name))?.id ?? null);
}

const columns = Object.keys(placeFields) as PlaceColumn[];

export const placeIdsOf = (listing: Listing, lookup: PlaceLookup): PlaceIds =>
  Object.fromEntries(
    columns.map((column) => {
      const [kind, field] = placeFields[column];
      return [column, lookup(kind, listing[field])];
    }),
  ) as PlaceIds;

function namedPlaces(listings: readonly Listing[]): NamedPlace[] {
  const places = new Map<string, NamedPlace>();
  for (const listing of listings) {
    const shown = isPublic(listing);
    for (const [kind, field] of Object.values(placeFields)) {
      const name = listing[field];
      const key = name === null ? '' : placeKey(kind, name);
      const before = places.get(kind + separator + key);
      if (name === null || key === '' || (before && !(shown && !before.shown))) continue;
      places.set(kind + separator + key, { kind, key, name: name.trim(), shown });
    }
  }
  // One order for everybody: two savers that make the same places wait for each other instead of deadlocking.
  return [...places.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, place]) => place);
}

/** Looks numbers up by kind and key. */
export async function knownPlaceIds(
  db: Db,
  places: readonly PlaceName[],
): Promise<(kind: PlaceKind, key: string) => number | null> {
  const known = await readPlaces(db, places);
  return (kind, key) => known.get(kind + separator + key)?.id ?? null;
}

async function readPlaces(db: Db, places: readonly PlaceName[]): Promise<Map<string, KnownPlace>> {
  const rows = await knownPlaces(db, places);
  return new Map(rows.map((row) => [row.kind + separator + row.key, row]));
}
