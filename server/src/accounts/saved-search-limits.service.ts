import type { Db } from '../db/database.ts';
import { networkOf } from '../http/network-of.ts';
import { createAttemptLimits } from './attempt-limits.ts';

export interface SavedSearchLimits {
  /**
   * Counts a request for the mail that saves a search, by network and by receiver.
   * @param ip of the visitor
   * @throws AppError too_many_attempts
   */
  count(ip: string, email: string): Promise<void>;
}

/** The limits of mails that visitors without an account ask for, in the database, for all processes together. */
export function createSavedSearchLimits(options: {
  readonly db: Db;
  readonly clock: () => Date;
}): SavedSearchLimits {
  const limits = createAttemptLimits(options);
  return {
    count: (ip, email) =>
      limits.count([
        ['saved search of one network', networkOf(ip)],
        ['saved search of one address', email],
      ]),
  };
}
