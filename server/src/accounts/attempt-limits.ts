import { createHash } from 'node:crypto';
import type { ErrorCode } from '@hearth/domain/contract/errors.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import { addAttempt, forgetAttempts } from './attempts.queries.ts';

/** Most attempts of one kind within a time. */
interface Limit {
  readonly most: number;
  readonly minutes: number;
}

/**
 * Limits by account and by network address. Three guesses from one place a minute, and nine at one account from all places a
 * quarter of an hour. All browsers of the owner together count apart, and the link of a mail works meanwhile.
 * Strangers can reach the limits of an address or network: those end within minutes, and the last link that was mailed works for
 * longer. Only what a person or a pair of addresses did alone counts for a day.
 */
const limits = {
  'sign-in from one place': { most: 3, minutes: 1 },
  'sign-in to one account': { most: 9, minutes: 15 },
  'sign-in from known devices': { most: 9, minutes: 15 },
  'sign-in of one network': { most: 100, minutes: 15 },
  'sign-up without captcha': { most: 3, minutes: 60 },
  'sign-up of one network': { most: 20, minutes: 15 },
  'sign-up of one address': { most: 3, minutes: 15 },
  'mail of one network': { most: 30, minutes: 15 },
  'verification mail': { most: 3, minutes: 15 },
  'reset mail': { most: 1, minutes: 2 },
  'reset mails': { most: 3, minutes: 10 },
  'code of one network': { most: 30, minutes: 15 },
  'password of one person': { most: 9, minutes: 15 },
  'federated sign-in of one network': { most: 60, minutes: 15 },
  'share of one person': { most: 30, minutes: 1440 },
  'share of one unverified person': { most: 5, minutes: 1440 },
  'share of one network': { most: 20, minutes: 15 },
  'saved search of one network': { most: 20, minutes: 15 },
  'saved search of one address': { most: 3, minutes: 60 },
  'comments of one person': { most: 50, minutes: 10 },
  'share to one address': { most: 5, minutes: 15 },
  'share from one person to one address': { most: 5, minutes: 1440 },
} as const satisfies Readonly<Record<string, Limit>>;

/** One limit and whom it counts for: an e-mail address, a network or both. */
export type Attempt = readonly [limit: keyof typeof limits, subject: string];

export interface AttemptLimits {
  /** Counts an attempt by all its limits. @throws AppError with the code once one of them is reached */
  count(attempts: readonly Attempt[], code?: ErrorCode): Promise<void>;
  /** Counts an attempt and returns whether it is within its limit. */
  isWithin(attempt: Attempt): Promise<boolean>;
  /** Starts the limits anew, after a success. */
  forget(attempts: readonly Attempt[]): Promise<void>;
}

/** Counts in the database, for all processes together. */
export function createAttemptLimits({ db, clock }: { db: Db; clock: () => Date }): AttemptLimits {
  /** @returns when the limit ends; null where it is not reached */
  const reached = async (attempt: Attempt, now: Date): Promise<Date | null> => {
    const { most, minutes } = limits[attempt[0]];
    const end = new Date(now.getTime() + minutes * 60_000);
    const { count, expiresAt } = await addAttempt(db, keyOf(attempt), now, end);
    return count > most ? expiresAt : null;
  };
  return {
    async count(attempts, code = 'too_many_attempts') {
      const now = clock();
      for (const attempt of attempts) {
        const until = await reached(attempt, now);
        if (until === null) continue;
        const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
        throw new AppError(code, { retryAfterSeconds });
      }
    },
    isWithin: async (attempt) => (await reached(attempt, clock())) === null,
    async forget(attempts) {
      await forgetAttempts(db, attempts.map(keyOf));
    },
  };
}

/** Hashed, since subjects are addresses of people. */
const keyOf = ([limit, subject]: Attempt): string =>
  createHash('sha256').update(`${limit}\n${subject}`).digest('base64url');
