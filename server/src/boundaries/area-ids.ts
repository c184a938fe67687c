import { isPublic } from '@hearth/domain/listing/gate.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import type { Db } from '../db/database.ts';
import { type AreaColumn, type AreaKind, areaFields, areaKey } from './area-key.ts';
import {
  type AreaName,
  insertAreas,
  type KnownArea,
  knownAreas,
  type NewArea,
} from './named-areas.queries.ts';

/** The numbers of a listing's areas; null where it names none. */
export type AreaIds = Readonly<Record<AreaColumn, number | null>>;

/** Looks up the number of an area by the name a listing gives it. */
export type AreaLookup = (kind: AreaKind, name: string | null) => number | null;

const separator = '\u0001';

/**
 * Numbers for every area that the listings name; new areas are stored first. The spelling of a public listing replaces the
 * spelling of a private one.
 */
export async function areaLookup(db: Db, listings: readonly Listing[]): Promise<AreaLookup> {
  const named = areasIn(listings);
  const known = await readAreas(db, named);
  const toWrite = named.filter((area) => {
    const stored = known.get(area.kind + separator + area.key);
    return stored === undefined || (area.shown && !stored.shown);
  });
  if (toWrite.length > 0) {
    await insertAreas(db, toWrite);
    for (const [key, area] of await readAreas(db, toWrite)) known.set(key, area);
  }
  return (kind, name) =>
    name === null ? null : (known.get(kind + separator + areaKey(kind, name))?.id ?? null);
}

const columns = Object.keys(areaFields) as AreaColumn[];

export const areaIdsOf = (listing: Listing, lookup: AreaLookup): AreaIds =>
  Object.fromEntries(
    columns.map((column) => {
      const [kind, field] = areaFields[column];
      return [column, lookup(kind, listing[field])];
    }),
  ) as AreaIds;

function areasIn(listings: readonly Listing[]): NewArea[] {
  const areas = new Map<string, NewArea>();
  for (const listing of listings) {
    const shown = isPublic(listing);
    for (const [kind, field] of Object.values(areaFields)) {
      const name = listing[field];
      const key = name === null ? '' : areaKey(kind, name);
      const before = areas.get(kind + separator + key);
      if (name === null || key === '' || (before && !(shown && !before.shown))) continue;
      areas.set(kind + separator + key, { kind, key, name: name.trim(), shown });
    }
  }
  // One order for all writers, so that two that insert the same areas wait for each other and do not deadlock.
  return [...areas.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, area]) => area);
}

/** Looks numbers up by kind and key. */
export async function knownAreaIds(
  db: Db,
  areas: readonly AreaName[],
): Promise<(kind: AreaKind, key: string) => number | null> {
  const known = await readAreas(db, areas);
  return (kind, key) => known.get(kind + separator + key)?.id ?? null;
}

async function readAreas(db: Db, areas: readonly AreaName[]): Promise<Map<string, KnownArea>> {
  const rows = await knownAreas(db, areas);
  return new Map(rows.map((row) => [row.kind + separator + row.key, row]));
}
