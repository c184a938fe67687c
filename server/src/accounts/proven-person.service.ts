import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { Db } from '../db/database.ts';
import { deleteInTurn } from '../db/delete-in-turn.ts';
import { forgiveAddress } from '../mail/delivery/delivery.service.ts';
import { createAccount } from '../people/manage-accounts.service.ts';
import { lockAccount } from '../people/person-lock.service.ts';
import type { SharingMails } from '../sharing/shared-thing.ts';
import { deleteCodes } from './one-time-codes.queries.ts';
import { type IdentityPerson, personByEmail, personById, setEmailVerified } from './people.queries.ts';
import { namesOf } from './person-fields.ts';
import { deleteSessions } from './sessions.queries.ts';
import { takeFromStranger } from './take-from-stranger.ts';

interface Proof {
  /** In lower case; its owner used a link that was mailed to it. */
  readonly email: string;
  /** The site of a new account. */
  readonly edition: EditionId;
  readonly now: Date;
}

/**
 * The account of an address that its owner proved, or a new one without a way to sign in, which a sign-up or a reset adds. An
 * account whose address was never proven is taken from the stranger who may have made it.
 * @returns its id; undefined for a disabled account
 */
export async function personOfProvenAddress(
  { db, sharing }: { readonly db: Db; readonly sharing: SharingMails },
  proof: Proof,
): Promise<string | undefined> {
  const { email, now } = proof;
  const person = (await personByEmail(db, email)) ?? (await madeFor(db, proof));
  if (person.disabledAt !== null) return undefined;
  if (person.emailVerified) return person.id;
  await sharing.mails.start();
  await db.transaction().execute(async (transaction) => {
    await deleteInTurn(transaction);
    await lockAccount(transaction, person.id);
    const current = await personById(transaction, person.id);
    if (current === undefined || current.emailVerified) return;
    await takeFromStranger(transaction, current, { sharing, now });
    await setEmailVerified(transaction, current.id, now);
    await deleteCodes(transaction, current.id);
    await deleteSessions(transaction, current.id);
    await forgiveAddress(transaction, email, now);
  });
  return person.id;
}

async function madeFor(db: Db, { email, edition, now }: Proof): Promise<IdentityPerson> {
  const names = namesOf({ firstname: undefined, lastname: undefined, email });
  const account = { ...names, email, edition, phone: null, passwordHash: null, isEmailProven: true };
  try {
    await createAccount(db, { ...account, rights: { role: 'Client' } }, now);
  } catch (error) {
    // Two presses at once, or a sign-up between: the account is there by now.
    const other = await personByEmail(db, email);
    if (other === undefined) throw error;
    return other;
  }
  return (await personByEmail(db, email)) as IdentityPerson;
}
