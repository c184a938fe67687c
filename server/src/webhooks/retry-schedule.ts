/** Seconds from a failed attempt to the next, as Standard Webhooks recommends: ten attempts in 75 hours and a half. */
const DELAYS = [5, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 10 * 3600, 14 * 3600, 20 * 3600, 24 * 3600] as const;

/** Up to so much is added, so that a receiver that was down is not sent everything at once. */
const JITTER = 0.1;

/** A receiver may ask for a longer delay, up to a day. */
const MOST_ASKED = 86_400;

/**
 * Seconds until the next attempt; null after the last.
 * @param failed attempts that failed so far, from 1
 * @param random from 0 to 1
 */
export function delayAfter(failed: number, retryAfter: number | null, random: number): number | null {
  const delay = DELAYS[failed - 1];
  if (delay === undefined) return null;
  return Math.ceil(Math.max(delay, Math.min(retryAfter ?? 0, MOST_ASKED)) * (1 + JITTER * random));
}
