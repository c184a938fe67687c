import type { Db } from '../db/database.ts';
import { passwordHashOf } from './people.queries.ts';

/** Returns whether the evidence of a sign-in is still the stored one. The person is locked meanwhile. */
export type SignInProof = (transaction: Db, personId: string) => Promise<boolean>;

/** @param hash of the password that was verified or chosen; null where the person had none */
export const provenByPassword =
  (hash: string | null): SignInProof =>
  async (transaction, personId) =>
    (await passwordHashOf(transaction, personId)) === hash;

export const provenByPasskey =
  (id: string): SignInProof =>
  async (transaction, personId) => {
    const passkeys = transaction.selectFrom('passkey').select('id').where('personId', '=', personId);
    return (await passkeys.where('id', '=', id).executeTakeFirst()) !== undefined;
  };

export const provenByProvider =
  (providerId: string): SignInProof =>
  async (transaction, personId) => {
    const methods = transaction.selectFrom('signInMethod').select('id').where('personId', '=', personId);
    return (await methods.where('providerId', '=', providerId).executeTakeFirst()) !== undefined;
  };

/** Returns whether a session has not ended. */
export const provenBySession =
  (id: string): SignInProof =>
  async (transaction, personId) => {
    const sessions = transaction.selectFrom('session').select('id').where('personId', '=', personId);
    return (await sessions.where('id', '=', id).executeTakeFirst()) !== undefined;
  };
