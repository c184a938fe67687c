import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { Db } from '../db/database.ts';

/** Stores where people reach a server that starts. */
export async function noteServerAddress(
  db: Db,
  address: { readonly edition: EditionId; readonly publicUrl: string; readonly notedAt: Date },
): Promise<void> {
  await db
    .insertInto('serverAddress')
    .values(address)
    .onConflict((conflict) => conflict.column('edition').doUpdateSet(address))
    .execute();
}

/** The address of the server of an edition that started last; undefined where none has. */
export async function readServerAddress(db: Db, edition: EditionId): Promise<string | undefined> {
  const row = await db
    .selectFrom('serverAddress')
    .select('publicUrl')
    .where('edition', '=', edition)
    .executeTakeFirst();
  return row?.publicUrl;
}
