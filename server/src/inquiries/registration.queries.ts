import type { Db } from '../db/database.ts';

/** The names of a client with a proven address; undefined for other people. */
export const readRegistered = (db: Db, personId: string) =>
  db
    .selectFrom('person')
    .select(['firstname', 'lastname', 'email', 'phone'])
    .where('id', '=', personId)
    .where('role', '=', 'Client')
    .where('emailVerified', '=', true)
    .executeTakeFirst();
