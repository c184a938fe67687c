import { createHmac, randomUUID } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { tokenHash } from '../db/token-hash.ts';
import { AppError } from '../http/errors.ts';
import { prolongCode, readCode, storeCode, storeConfirmed, takeCode } from './one-time-codes.queries.ts';
import { type IdentityPerson, personById } from './people.queries.ts';

/** Purpose of the code of a mail, and its lifetime. */
export const codeMinutes = {
  'verify-email': 1440,
  'reset-password': 10,
  'set-password': 7 * 1440,
  'change-email': 60,
} as const;
export type CodePurpose = keyof typeof codeMinutes;

/** The person of a code, and the address it stands for: theirs, or the one they change to. */
export interface CodeHolder {
  readonly person: IdentityPerson;
  readonly address: string;
}

/** A code to be mailed. */
interface CodeRequest {
  /** Codes are derived from it and a random id, so that a pending one can be mailed again. Only their hashes are stored. */
  readonly secret: string;
  readonly purpose: CodePurpose;
  readonly personId: string;
  /** The code works with it alone: the person's, or the one they change to. */
  readonly address: string;
  readonly now: Date;
}

/**
 * The code for a mail, which works once. A pending one stays the same and is prolonged, since strangers may ask for mails too; it
 * works for twice its lifetime at most.
 */
export async function mailedCode(db: Db, request: CodeRequest): Promise<string> {
  const { purpose, personId, now } = request;
  const lifetime = codeMinutes[purpose] * 60_000;
  const value = `${purpose} ${request.address}`;
  const validity = { value, personId, expiresAt: new Date(now.getTime() + lifetime) };
  const pending = await prolongCode(db, validity, new Date(now.getTime() - lifetime), now);
  if (pending !== undefined) return codeOf(request, pending);
  const id = randomUUID();
  const code = codeOf(request, id);
  await storeCode(db, { id, identifier: identifierOf(purpose, code), madeAt: now, ...validity });
  return code;
}

const codeOf = ({ secret, purpose }: Pick<CodeRequest, 'secret' | 'purpose'>, id: string): string =>
  createHmac('sha256', secret).update(`code\n${purpose}\n${id}`).digest('base64url');

interface GivenCode {
  readonly email: string;
  readonly code: string;
}

/** Who holds a code, without using it up. @throws AppError code_invalid */
export async function codeHolder(
  db: Db,
  purpose: CodePurpose,
  { email, code }: GivenCode,
  now: Date,
): Promise<CodeHolder> {
  const stored = await readCode(db, identifierOf(purpose, code), now);
  const address = stored?.value.slice(purpose.length + 1);
  const person = stored && address === email ? await personById(db, stored.personId) : undefined;
  // A code of an address that the person has left proves nothing about the new one.
  if (person === undefined || address === undefined) throw new AppError('code_invalid');
  if (purpose !== 'change-email' && person.email !== address) throw new AppError('code_invalid');
  if (person.disabledAt !== null) throw new AppError('account_disabled');
  return { person, address };
}

/** Uses a code up, in the transaction of what it allows. @throws AppError code_invalid */
export async function spendCode(
  transaction: Db,
  purpose: CodePurpose,
  code: string,
  now: Date,
): Promise<void> {
  if ((await takeCode(transaction, identifierOf(purpose, code), now)) === undefined)
    throw new AppError('code_invalid');
}

/** How long a link that confirmed an address is recognised when it is opened again. */
const CONFIRMED_DAYS = 30;

/** Remembers that a code confirmed an address. Changes of the password do not make it forgotten. */
export const recordConfirmation = (
  transaction: Db,
  { email, code, personId }: GivenCode & { readonly personId: string },
  now: Date,
): Promise<unknown> =>
  storeConfirmed(transaction, {
    ...{ identifier: identifierOf('confirmed', code), value: `confirmed ${email}`, personId },
    expiresAt: new Date(now.getTime() + CONFIRMED_DAYS * 86_400_000),
  });

/** Returns whether a code confirmed this address before. */
export const hasConfirmed = async (db: Db, { email, code }: GivenCode, now: Date): Promise<boolean> =>
  (await readCode(db, identifierOf('confirmed', code), now))?.value === `confirmed ${email}`;

const identifierOf = (purpose: CodePurpose | 'confirmed', code: string): string =>
  `${purpose}:${tokenHash(code)}`;
