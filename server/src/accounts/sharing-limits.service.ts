import type { Db } from '../db/database.ts';
import { networkOf } from '../http/network-of.ts';
import { createAttemptLimits } from './attempt-limits.ts';

/** Who sends a home to whom, and from where. */
export interface ShareAttempt {
  readonly sender: { readonly id: string; readonly emailVerified: boolean };
  /** The network address of the sender. */
  readonly address: string;
  /** The e-mail address that the home is sent to. */
  readonly receiver: string;
}

export interface SharingLimits {
  /** Counts it by person, network and receiver. @throws AppError too_many_attempts once one of their limits is reached */
  count(attempt: ShareAttempt): Promise<void>;
}

/** The limits of mails that people send to others, in the database, for all processes together. */
export function createSharingLimits(options: { readonly db: Db; readonly clock: () => Date }): SharingLimits {
  const limits = createAttemptLimits(options);
  return {
    count: ({ sender, address, receiver }) =>
      limits.count([
        [sender.emailVerified ? 'share of one person' : 'share of one unverified person', sender.id],
        ['share of one network', networkOf(address)],
        ['share from one person to one address', `${sender.id} ${receiver}`],
        ['share to one address', receiver],
      ]),
  };
}
