import { editionOf } from '@hearth/domain/edition/editions.ts';
import type { Db } from '../db/database.ts';
import type { AccountChange } from '../mail/templates/account/account-changed.ts';
import type { Identity } from './identity.ts';
import { personById } from './people.queries.ts';
import { timeText } from './time-text.ts';

/**
 * Queues the mail that tells a person about a change of how they sign in. Call `mails.prepare` before the transaction, and
 * `mails.wake` after it.
 */
export async function noticeOfChange(
  { config, clock, mails }: Pick<Identity, 'config' | 'clock' | 'mails'>,
  transaction: Db,
  personId: string,
  change: AccountChange,
): Promise<void> {
  const person = await personById(transaction, personId);
  if (person === undefined) return;
  await mails.sendNotice(transaction, person, {
    template: 'account-changed',
    parameters: {
      ...{ name: person.firstname, change },
      time: timeText(clock(), editionOf(config.productName).timeZone),
      link: `${config.publicUrl}/menu/account-settings`,
    },
  });
}
