import { randomUUID } from 'node:crypto';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { weekdayText } from '@hearth/domain/listing/date-text.ts';
import { pages } from '@hearth/domain/page/pages.ts';
import { emailAddress } from '@hearth/domain/people/email-address.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import type { JobDefinition } from '../../jobs/job-definition.ts';
import type { NewMail } from '../../mail/mail.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import { noteSilentPages, type SilentPage } from './silent-pages.queries.ts';

interface Dependencies {
  readonly db: Database;
  readonly config: Pick<Config, 'productName' | 'publicUrl'>;
  readonly clock: () => Date;
  readonly mails: Pick<MailQueue, 'start' | 'enqueue' | 'wake'>;
}

/** Queues one mail for each key with pages that have become silent, in the transaction that notes them. */
export async function mailSilentPages({ db, config, clock, mails }: Dependencies): Promise<void> {
  const now = clock();
  const { today } = localMoment(now, editionOf(config.productName).timeZone);
  await mails.start();
  await db.kysely.transaction().execute(async (transaction) => {
    const silent = await noteSilentPages(transaction, today);
    const byKey = Map.groupBy(silent, ({ key }) => key);
    const written = [...byKey.values()].flatMap((of) => mailOf(of, config, now));
    await mails.enqueue(transaction, written);
  });
  mails.wake();
}

/** None where no mail reaches the owner. */
function mailOf(silent: readonly SilentPage[], config: Pick<Config, 'publicUrl'>, now: Date): NewMail[] {
  const { owner, email, isAgents } = silent[0]!;
  const address = emailAddress(email ?? '');
  if (address === undefined) return [];
  const path = isAgents ? pages.agentWidgets.path : pages.embedKey.path.replace('/:link?', '');
  return [
    {
      ...{ id: randomUUID(), template: 'widgets-silent', replyTo: null, related: null, createdAt: now },
      to: { name: owner, address },
      parameters: {
        pages: silent.map(({ page, lastDay }) => ({ page, lastDay: weekdayText(lastDay) })),
        url: `${config.publicUrl}${path}`,
      },
    },
  ];
}

/** Runs `mailSilentPages` once a day, in the morning of every edition. */
export const silentPagesJob = (dependencies: Dependencies): JobDefinition<object> => ({
  name: 'silent-pages',
  retry: { limit: 2, delaySeconds: 60, maxDelaySeconds: 120 },
  expireSeconds: 600,
  singletonKey: () => 'silent-pages',
  concurrency: 1,
  schedule: { cron: '23 15 * * *', runsAtStart: false },
  // The next run does what this one could not.
  hasDeadLetters: false,
  run: () => mailSilentPages(dependencies),
});
