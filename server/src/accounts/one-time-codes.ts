import { randomBytes } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import { readCode, replaceCode, takeCode } from './one-time-codes.queries.ts';
import { type IdentityPerson, personById } from './people.queries.ts';
import { tokenHash } from './token-hash.ts';

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

/**
 * Makes a code for a mail; it works once, and only with the address it is sent to.
 * @param address where the person changes to; by default the person's own
 */
export async function newCode(
  db: Db,
  purpose: CodePurpose,
  person: Pick<IdentityPerson, 'id' | 'email'>,
  now: Date,
  address = person.email,
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await replaceCode(db, {
    identifier: identifierOf(purpose, code),
    value: `${purpose} ${address}`,
    personId: person.id,
    expiresAt: new Date(now.getTime() + codeMinutes[purpose] * 60_000),
  });
  return code;
}

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

const identifierOf = (purpose: CodePurpose, code: string): string => `${purpose}:${tokenHash(code)}`;
