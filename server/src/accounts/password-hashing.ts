import os from 'node:os';
import pLimit from 'p-limit';
import { AppError } from '../http/errors.ts';

/** Half of the cores: a hash takes 80 ms of one, and searches must not wait for a storm of sign-ins. */
const AT_ONCE = Math.max(1, Math.floor(os.availableParallelism() / 2));
/** Waiting hashes: at most about 3 s. */
const MOST_WAITING = 32 * AT_ONCE;
const RETRY_AFTER_SECONDS = 3;

/** Hashes passwords with scrypt, in threads of the runtime, few at a time. */
export interface PasswordHashing {
  /** Refuses before other work is done. @throws AppError sign_in_busy where too many wait */
  requireRoom(): void;
  /** @throws AppError sign_in_busy where too many wait */
  hash(password: string): Promise<string>;
  /** @throws AppError sign_in_busy where too many wait */
  verify(given: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

/** Imported by the first use, see `identity.ts`. */
const scrypt = () => import('better-auth/crypto');

export function createPasswordHashing(): PasswordHashing {
  const limit = pLimit(AT_ONCE);
  const requireRoom = (): void => {
    if (limit.pendingCount >= MOST_WAITING)
      throw new AppError('sign_in_busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  };
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    requireRoom();
    return limit(work);
  };
  return {
    requireRoom,
    hash: async (password) => inTurn(async () => (await scrypt()).hashPassword(password)),
    verify: async (given) => inTurn(async () => (await scrypt()).verifyPassword(given)),
  };
}
