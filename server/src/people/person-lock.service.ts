import type { Db } from '../db/database.ts';
import { lockPerson, type PersonRow } from './person.queries.ts';

/** Reads a person for a change of the ways to sign in, which waits for any other such change; undefined for a deleted account. */
export const lockAccount = (transaction: Db, personId: string): Promise<PersonRow | undefined> =>
  lockPerson(transaction, personId);
