import { forgetSignUpCard } from '../contacts/sign-up-card.service.ts';
import type { Db } from '../db/database.ts';
import { emptyAccount } from '../people/empty-account.service.ts';
import type { SharingMails } from '../sharing/shared-thing.ts';
import { deleteCodes } from './one-time-codes.queries.ts';
import { assignedAgent, type IdentityPerson, removeSignInMethods } from './people.queries.ts';
import { namesOf } from './person-fields.ts';
import { deleteSessions } from './sessions.queries.ts';
import { signInMethods } from './sign-in-methods.queries.ts';

/**
 * Takes an account whose address was never proven from the stranger who may have made it: ways to sign in, sessions, codes and
 * everything that was stored with it are gone, also the agent whose link the stranger opened. What the brokerage made stays: an agent, an
 * account that was never signed in to, and the agent whom it assigned.
 */
export async function takeFromStranger(
  transaction: Db,
  { id, email, role }: IdentityPerson,
  { sharing, now }: { readonly sharing: SharingMails; readonly now: Date },
): Promise<void> {
  const wasSetUp = (await signInMethods(transaction, id)).length > 0;
  if (wasSetUp && role === 'Client') {
    const names = namesOf({ firstname: undefined, lastname: undefined, email });
    const agentId = await assignedAgent(transaction, id);
    if (agentId === null) await forgetSignUpCard(transaction, id);
    await emptyAccount(transaction, id, { ...names, agentId, sharing, now });
    return;
  }
  await removeSignInMethods(transaction, id);
  await deleteCodes(transaction, id);
  await deleteSessions(transaction, id);
}
