import { editionOf } from '@hearth/domain/edition/editions.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { AccountChange } from '../mail/templates/account/account-changed.ts';
import type { AccountMails } from './account-mails.ts';
import { personById } from './people.queries.ts';
import { timeText } from './time-text.ts';

interface NoticeOptions {
  readonly config: Pick<Config, 'publicUrl' | 'productName'>;
  readonly clock: () => Date;
  readonly mails: Pick<AccountMails, 'sendNotice'>;
}

/**
 * Queues the mail that notifies a person of a change of a sign-in method. Call `mails.prepare` before the transaction, and
 * `mails.wake` after it.
 */
export async function noticeOfChange(
  { config, clock, mails }: NoticeOptions,
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
