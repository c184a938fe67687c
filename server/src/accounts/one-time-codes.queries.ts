import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

interface NewCode {
  readonly id: string;
  readonly identifier: string;
  readonly value: string;
  readonly personId: string;
  readonly madeAt: Date;
  readonly expiresAt: Date;
}

/** Stores a code; those of the person with the same purpose and another address are void from now on. */
export async function storeCode(
  db: Db,
  { id, identifier, value, personId, madeAt, expiresAt }: NewCode,
): Promise<void> {
  await sql`
    with former as (delete from verification where person_id = ${personId} and value <> ${value}
                    and split_part(value, ' ', 1) = split_part(${value}, ' ', 1))
    insert into verification (id, identifier, value, person_id, created_at, expires_at)
    values (${id}, ${identifier}, ${value}, ${personId}, ${madeAt}, ${expiresAt})`.execute(db);
}

/** Prolongs the pending code of a value, and returns its id; undefined where it is older or there is none. */
export async function prolongCode(
  db: Db,
  { value, personId, expiresAt }: Pick<NewCode, 'value' | 'personId' | 'expiresAt'>,
  madeAfter: Date,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable('verification')
    .set({ expiresAt, updatedAt: now })
    .where('personId', '=', personId)
    .where('value', '=', value)
    .where('createdAt', '>', madeAfter)
    .where('expiresAt', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
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

/** Voids the codes and challenges of a person. Used codes that confirmed an address are void already, and stay recognised. */
export const deleteCodes = (db: Db, personId: string) =>
  db
    .deleteFrom('verification')
    .where('personId', '=', personId)
    .where('identifier', 'not like', 'confirmed:%')
    .execute();

export const deleteExpiredCodes = (db: Db, now: Date) =>
  db.deleteFrom('verification').where('expiresAt', '<', now).execute();

interface NewChallenge {
  readonly identifier: string;
  readonly value: string;
  readonly personId: string | null;
  readonly expiresAt: Date;
}

export const storeChallenge = (db: Db, challenge: NewChallenge) =>
  db
    .insertInto('verification')
    .values({ id: sql`gen_random_uuid()`, ...challenge })
    .execute();

/** Stores a used code that confirmed an address, so that it is recognised. */
export const storeConfirmed = (db: Db, code: NewChallenge) => storeChallenge(db, code);

/** Uses up a challenge of this person, or one for no person. */
export async function takeChallenge(
  db: Db,
  identifier: string,
  personId: string | null,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('verification')
    .where('identifier', '=', identifier)
    .where('personId', personId === null ? 'is' : '=', personId)
    .where('expiresAt', '>', now)
    .returning('value')
    .executeTakeFirst();
  return row?.value;
}
