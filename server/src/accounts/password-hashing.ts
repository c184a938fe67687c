import os from 'node:os';
import type { Piscina } from 'piscina';
import { onceUnlessFailed } from '../cache/once-unless-failed.ts';
import { AppError } from '../http/errors.ts';

/** Half of the cores: a hash takes 80 ms of one, and searches must not wait for a storm of sign-ins. */
const AT_ONCE = Math.max(1, Math.floor(os.availableParallelism() / 2));
/** Waiting hashes: at most about 3 s. */
const MOST_WAITING = 32 * AT_ONCE;
const RETRY_AFTER_SECONDS = 3;
/** How much rather the operating system runs what answers requests; on Linux it counts for these threads alone. */
const NICE = 10;
const IDLE_MS = 60_000;

/** Hashes passwords with scrypt, in threads that give way to all others, few at a time. */
export interface PasswordHashing {
  /** Refuses before other work is done. @throws AppError sign_in_busy where too many wait */
  requireRoom(): void;
  /** @throws AppError sign_in_busy where too many wait */
  hash(password: string): Promise<string>;
  /** @throws AppError sign_in_busy where too many wait */
  verify(given: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

/** The threads of the process, which start with the first hash and end when there is none for a minute. */
const threads = onceUnlessFailed(async (): Promise<Piscina> => {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: new URL('./scrypt.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: AT_ONCE,
    idleTimeout: IDLE_MS,
    ...(process.platform === 'linux' && { niceIncrement: NICE }),
  });
});

export function createPasswordHashing(): PasswordHashing {
  let unfinished = 0;
  const requireRoom = (): void => {
    if (unfinished >= MOST_WAITING + AT_ONCE)
      throw new AppError('sign_in_busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  };
  const inThread = async (name: string, task: unknown) => {
    requireRoom();
    unfinished++;
    try {
      return await (await threads()).run(task, { name });
    } finally {
      unfinished--;
    }
  };
  return {
    requireRoom,
    hash: (password) => inThread('hash', password),
    verify: (given) => inThread('verify', given),
  };
}
