import type { Db } from '../db/database.ts';
import { lockImports } from '../db/import-lock.ts';
import { knownAreaIds } from './area-ids.ts';
import { areaKey, type OfficialKind, officialKinds } from './area-key.ts';
import {
  type Outline,
  outlinesOfKind,
  setAreas,
  type Unassigned,
  unassignedListings,
} from './assign-areas.queries.ts';
import { insertAreas } from './named-areas.queries.ts';
import { type InsideTest, insideTest } from './point-in-polygon.ts';

/**
 * Assigns listings that have a position but name no city, county, zip or school district to the boundary around them, so a
 * search for it finds them. Run it after an import of listings or boundaries. Returns the number of listings assigned.
 */
export async function assignAreas(db: Db): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockImports(trx);
    let assigned = 0;
    for (const kind of officialKinds) assigned += await assignKind(trx, kind);
    return assigned;
  });
}

async function assignKind(db: Db, kind: OfficialKind): Promise<number> {
  const listings = await unassignedListings(db, kind);
  if (listings.length === 0) return 0;
  const outlines = await outlinesOfKind(db, kind);
  const boundaries = outlines.map((outline) => ({ ...outline, isInside: insideTest(outline.geometry) }));
  const found = listings.flatMap((listing) => {
    const boundary = boundaries.find((candidate) => contains(candidate, listing));
    return boundary ? [{ id: listing.id, key: areaKey(kind, boundary.name), name: boundary.name }] : [];
  });
  const names = [...new Map(found.map(({ key, name }) => [key, { kind, key, name, shown: true }])).values()];
  await insertAreas(db, names);
  const areaIds = await knownAreaIds(db, names);
  const assigned = found.map(({ id, key }) => ({ id, area: areaIds(kind, key) }));
  await setAreas(db, kind, assigned);
  return assigned.length;
}

type TestedOutline = Outline & { readonly isInside: InsideTest };

const contains = (outline: TestedOutline, { latitude, longitude }: Unassigned): boolean =>
  latitude >= outline.minLatitude &&
  latitude <= outline.maxLatitude &&
  longitude >= outline.minLongitude &&
  longitude <= outline.maxLongitude &&
  outline.isInside(latitude, longitude);
