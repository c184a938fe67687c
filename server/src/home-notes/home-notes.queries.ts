import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';

interface NoteKey {
  readonly personId: string;
  readonly listingkey: string;
}

/** Stores a note in place of the one before. Served by the key. */
export async function putNote(
  db: OwnedChange,
  { personId, listingkey }: NoteKey,
  text: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into home_note (person_id, listingkey, text, changed_at) values (${personId}, ${listingkey}, ${text}, ${now})
    on conflict (person_id, listingkey) do update set text = excluded.text, changed_at = excluded.changed_at
  `.execute(db);
}

export async function deleteNote(db: OwnedChange, { personId, listingkey }: NoteKey): Promise<void> {
  await db
    .deleteFrom('homeNote')
    .where('personId', '=', personId)
    .where('listingkey', '=', listingkey)
    .execute();
}

export async function countNotes(db: Db, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('homeNote')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow();
  return count;
}

/** A person's own notes on homes, by listing key. Served by the key. */
export async function readNotes(
  db: Db,
  personId: string,
  listingkeys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (listingkeys.length === 0) return new Map();
  const rows = await db
    .selectFrom('homeNote')
    .select(['listingkey', 'text'])
    .where('personId', '=', personId)
    .where('listingkey', 'in', listingkeys)
    .execute();
  return new Map(rows.map(({ listingkey, text }) => [listingkey, text]));
}
