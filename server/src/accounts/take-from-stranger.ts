import type { Db } from '../db/database.ts';
import { emptyAccount } from '../people/empty-account.service.ts';
import { deleteCodes } from './one-time-codes.queries.ts';
import { type IdentityPerson, removeSignInMethods } from './people.queries.ts';
import { namesOf } from './person-fields.ts';
import { deleteSessions } from './sessions.queries.ts';
import { signInMethods } from './sign-in-methods.queries.ts';

/**
 * Takes an account whose address was never proven from the stranger who may have made it: ways to sign in, sessions, codes and
 * everything that was stored with it are gone. What an operator made stays: an agent, or an account that was never signed in to.
 */
export async function takeFromStranger(transaction: Db, person: IdentityPerson, now: Date): Promise<void> {
  const { id, email, role } = person;
  const wasSetUp = (await signInMethods(transaction, id)).length > 0;
  if (wasSetUp && role === 'Client') {
    await emptyAccount(transaction, id, namesOf({ firstname: undefined, lastname: undefined, email }), now);
    return;
  }
  await removeSignInMethods(transaction, id);
  await deleteCodes(transaction, id);
  await deleteSessions(transaction, id);
}
