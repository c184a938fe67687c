import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { PlaceKind } from './place-key.ts';

export interface PlaceName {
  readonly kind: PlaceKind;
  readonly key: string;
}

export interface KnownPlace extends PlaceName {
  readonly id: number;
  /** Its name is spelled as something spells it that everybody may see. */
  readonly shown: boolean;
}

/** The areas of these names that some listing has named; served by the unique index on kind and key. */
export async function knownPlaces(db: Db, names: readonly PlaceName[]): Promise<KnownPlace[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<KnownPlace>`
    select place.id, place.kind, place.key, place.shown
    from unnest(${names.map((name) => name.kind)}::text[], ${names.map((name) => name.key)}::text[])
      as wanted (kind, key)
    join place on place.kind = wanted.kind and place.key = wanted.key
  `.execute(db);
  return rows;
}
