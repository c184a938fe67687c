import type { Db } from '../db/database.ts';
import { lockImports } from '../db/import-lock.ts';
import { knownPlaceIds } from './place-ids.ts';
import { type OfficialKind, officialKinds, placeKey } from './place-key.ts';
import { insertPlaces } from './place-lookup.queries.ts';
import {
  type Outline,
  outlinesOfKind,
  setPlaces,
  type Unplaced,
  unplacedListings,
} from './place-unnamed.queries.ts';
import { type InsideTest, insideTest } from './point-in-polygon.ts';

/**
 * Assigns listings that have a position but name no city, county, zip or school district to the boundary around them, so a
 * search for it finds them. Run it after an import of listings or boundaries. Returns the number of listings placed.
 */
export async function placeUnnamedListings(db: Db): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockImports(trx);
    let placed = 0;
    for (const kind of officialKinds) placed += await placeByKind(trx, kind);
    return placed;
  });
}

async function placeByKind(db: Db, kind: OfficialKind): Promise<number> {
  const listings = await unplacedListings(db, kind);
  if (listings.length === 0) return 0;
  const outlines = await outlinesOfKind(db, kind);
  const boundaries = outlines.map((outline) => ({ ...outline, isInside: insideTest(outline.geometry) }));
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

type TestedOutline = Outline & { readonly isInside: InsideTest };

const holds = (outline: TestedOutline, { latitude, longitude }: Unplaced): boolean =>
  latitude >= outline.minLatitude &&
  latitude <= outline.maxLatitude &&
  longitude >= outline.minLongitude &&
  longitude <= outline.maxLongitude &&
  outline.isInside(latitude, longitude);
