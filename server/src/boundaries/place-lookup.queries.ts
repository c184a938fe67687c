import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { plainText } from '../text/plain-text.ts';
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

export interface NamedPlace {
  readonly kind: PlaceKind;
  readonly key: string;
  readonly name: string;
  /** Everybody may see a listing, or a map, that spells it so. */
  readonly shown: boolean;
}

/** Names that are known already stay as they are, but for a hidden spelling that meets a shown one. */
export async function insertPlaces(db: Db, places: readonly NamedPlace[]): Promise<void> {
  await sql`
    insert into place (kind, key, name, words, shown)
    select * from unnest(
      ${places.map((place) => place.kind)}::text[],
      ${places.map((place) => place.key)}::text[],
      ${places.map((place) => place.name)}::text[],
      ${places.map((place) => ` ${plainText(place.name)} `)}::text[],
      ${places.map((place) => place.shown)}::boolean[])
    on conflict (kind, key) do update
    set name = excluded.name, words = excluded.words, shown = true
    where excluded.shown and not place.shown
  `.execute(db);
}
