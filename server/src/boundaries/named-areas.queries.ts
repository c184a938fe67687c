import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { plainText } from '../text/plain-text.ts';
import type { AreaKind } from './area-key.ts';

export interface AreaName {
  readonly kind: AreaKind;
  readonly key: string;
}

export interface KnownArea extends AreaName {
  readonly id: number;
  /** Its name has the spelling of a public source. */
  readonly shown: boolean;
}

/** The areas of these names that some listing has named; served by the unique index on kind and key. */
export async function knownAreas(db: Db, names: readonly AreaName[]): Promise<KnownArea[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<KnownArea>`
    select named_area.id, named_area.kind, named_area.key, named_area.shown
    from unnest(${names.map((name) => name.kind)}::text[], ${names.map((name) => name.key)}::text[])
      as wanted (kind, key)
    join named_area on named_area.kind = wanted.kind and named_area.key = wanted.key
  `.execute(db);
  return rows;
}

export interface NewArea {
  readonly kind: AreaKind;
  readonly key: string;
  readonly name: string;
  /** A public listing or boundary has this spelling. */
  readonly shown: boolean;
}

/** Names that are known already stay as they are, but for a hidden spelling that meets a shown one. */
export async function insertAreas(db: Db, areas: readonly NewArea[]): Promise<void> {
  await sql`
    insert into named_area (kind, key, name, words, shown)
    select * from unnest(
      ${areas.map((area) => area.kind)}::text[],
      ${areas.map((area) => area.key)}::text[],
      ${areas.map((area) => area.name)}::text[],
      ${areas.map((area) => ` ${plainText(area.name)} `)}::text[],
      ${areas.map((area) => area.shown)}::boolean[])
    on conflict (kind, key) do update
    set name = excluded.name, words = excluded.words, shown = true
    where excluded.shown and not named_area.shown
  `.execute(db);
}
