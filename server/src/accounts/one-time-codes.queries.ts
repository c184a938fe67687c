import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

interface NewCode {
  readonly identifier: string;
  readonly value: string;
  readonly personId: string;
  readonly expiresAt: Date;
}

/** Stores a code; earlier ones of the person with the same value are void from now on. */
export async function replaceCode(
  db: Db,
  { identifier, value, personId, expiresAt }: NewCode,
): Promise<void> {
  await sql`
    with former as (delete from verification where person_id = ${personId} and split_part(value, ' ', 1) = split_part(${value}, ' ', 1))
    insert into verification (id, identifier, value, person_id, expires_at)
    values (gen_random_uuid(), ${identifier}, ${value}, ${personId}, ${expiresAt})`.execute(db);
}

export interface StoredCode {
  readonly personId: string;
  readonly value: string;
}

/** By the unique index of `verification.identifier`. */
export const readCode = (db: Db, identifier: string, now: Date): Promise<StoredCode | undefined> =>
  db
    .selectFrom('verification')
    .select(['personId', 'value'])
    .where('identifier', '=', identifier)
    .where('personId', 'is not', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst() as Promise<StoredCode | undefined>;

/** Uses a code up; undefined where another request was first. */
export const takeCode = (db: Db, identifier: string, now: Date): Promise<StoredCode | undefined> =>
  db
    .deleteFrom('verification')
    .where('identifier', '=', identifier)
    .where('personId', 'is not', null)
    .where('expiresAt', '>', now)
    .returning(['personId', 'value'])
    .executeTakeFirst() as Promise<StoredCode | undefined>;

export const deleteCodes = (db: Db, personId: string) =>
  db.deleteFrom('verification').where('personId', '=', personId).execute();

export const deleteExpiredCodes = (db: Db, now: Date) =>
  db.deleteFrom('verification').where('expiresAt', '<', now).execute();
