import type { Db } from '../db/database.ts';
import { hasPasskey } from './passkeys.queries.ts';
import { passwordHashOf } from './people.queries.ts';
import { hasSession } from './sessions.queries.ts';
import { hasSignInMethod } from './sign-in-methods.queries.ts';

/** Returns whether the evidence of a sign-in is still the stored one. The person is locked meanwhile. */
export type SignInProof = (transaction: Db, personId: string) => Promise<boolean>;

/** @param hash of the password that was verified or chosen; null where the person had none */
export const provenByPassword =
  (hash: string | null): SignInProof =>
  async (transaction, personId) =>
    (await passwordHashOf(transaction, personId)) === hash;

export const provenByPasskey =
  (id: string): SignInProof =>
  (transaction, personId) =>
    hasPasskey(transaction, personId, id);

export const provenByProvider =
  (providerId: string): SignInProof =>
  (transaction, personId) =>
    hasSignInMethod(transaction, personId, providerId);

/** Returns whether a session has not ended. */
export const provenBySession =
  (id: string): SignInProof =>
  (transaction, personId) =>
    hasSession(transaction, personId, id);
