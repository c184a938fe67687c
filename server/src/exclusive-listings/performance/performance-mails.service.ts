import { randomUUID } from 'node:crypto';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editionOf, editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { pages } from '@hearth/domain/page/pages.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { publicVisit, visitOf } from '../../http/visit.ts';
import { actOnEach } from '../../jobs/act-on-each.ts';
import type { JobDefinition } from '../../jobs/job-definition.ts';
import { usageDaysOf } from '../../listing-usage/usage.service.ts';
import type { ListingService } from '../../listings/listing.service.ts';
import { mailedHome } from '../../listings/mailed-home.service.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import type { ListingPerformanceParameters } from '../../mail/templates/listing-performance.ts';
import { personOf } from '../../people/owner.service.ts';
import { agentsToMail, type ListingAgentAccount, takeWeek } from './performance.queries.ts';

interface Dependencies {
  readonly db: Database;
  readonly config: Config;
  readonly clock: () => Date;
  readonly listings: Pick<ListingService, 'shownListing'>;
  readonly mails: Pick<MailQueue, 'start' | 'enqueue' | 'wake'>;
}

const WEEK = 7;
/** The hour of the edition from which on the mails are sent. */
const FIRST_HOUR = '08:00';

/**
 * Queues, on Mondays, one mail to each agent with exclusive listings on the market: their figures of the last seven days. Running it
 * again the same day queues none again.
 */
export async function mailPerformance(dependencies: Dependencies): Promise<void> {
  const { db, config, clock, mails } = dependencies;
  const edition = editionOf(config.productName).id;
  const { today, time } = localMoment(clock(), editions[edition].timeZone);
  const isMonday = new Date(`${today}T00:00:00Z`).getUTCDay() === 1;
  if (!isMonday || time < FIRST_HOUR) return;
  await mails.start();
  const agents = await agentsToMail(db.kysely, edition, today);
  await actOnEach(agents, 'Mails of figures failed', (agent) =>
    mailAgent(dependencies, agent, { edition, monday: today }),
  ).finally(() => mails.wake());
}

async function mailAgent(
  dependencies: Dependencies,
  { personId, listingIds }: ListingAgentAccount,
  { edition, monday }: { readonly edition: EditionId; readonly monday: string },
): Promise<void> {
  const { db, config, clock, mails } = dependencies;
  const homes: ListingPerformanceParameters['homes'] = [];
  for (const id of listingIds) homes.push(...(await weekOf(dependencies, { id, personId, edition })));
  if (homes.length === 0) return;
  await db.kysely.transaction().execute(async (transaction) => {
    const person = await takeWeek(transaction, personId, monday);
    if (person === undefined) return;
    await mails.enqueue(transaction, [
      {
        ...{ id: randomUUID(), template: 'listing-performance', createdAt: clock(), replyTo: null },
        to: { name: `${person.firstname} ${person.lastname}`.trim(), address: person.email },
        related: { type: 'person', id: personId },
        parameters: { name: person.firstname, homes, url: `${config.publicUrl}${pages.myListings.path}` },
      },
    ]);
  });
}

/** The week before today of a listing; none where the agent cannot see it any more. A home that guests do not see has no photo in a mail. */
async function weekOf(
  { db, config, clock, listings }: Dependencies,
  { id, personId, edition }: { readonly id: string; readonly personId: string; readonly edition: EditionId },
): Promise<ListingPerformanceParameters['homes']> {
  const now = clock();
  const person = await personOf(db.kysely, { ownerId: personId });
  const visit = { ...visitOf({ ...person, personId, hasSocialLogin: false }, now), edition };
  const shown = await listings.shownListing(id, visit);
  if (shown === undefined) return [];
  const isPublic = (await listings.shownListing(id, publicVisit({ edition, now }))) !== undefined;
  const home = await mailedHome({ db, config }, shown);
  const yesterday = new Date(now.getTime() - 86_400_000);
  const days = await usageDaysOf(db.kysely, shown.listing.listingkey, {
    edition,
    now: yesterday,
    days: 2 * WEEK,
  });
  const [before, week] = [days.slice(0, WEEK), days.slice(WEEK)];
  const sum = (key: 'views' | 'saves' | 'dismissals' | 'questions' | 'tours', of = week) =>
    of.reduce((total, day) => total + day[key], 0);
  return [
    {
      home: isPublic ? home : { ...home, photo: null },
      ...{ views: sum('views'), viewsBefore: sum('views', before), saves: sum('saves') },
      ...{ dismissals: sum('dismissals'), questions: sum('questions'), tours: sum('tours') },
    },
  ];
}

/** Runs `mailPerformance` each hour of Mondays, in UTC; a server that was down in the morning sends them later that day. */
export const performanceMailsJob = (dependencies: Dependencies): JobDefinition<object> => ({
  name: 'performance-mails',
  retry: { limit: 2, delaySeconds: 60, maxDelaySeconds: 120 },
  expireSeconds: 1800,
  singletonKey: () => 'performance-mails',
  concurrency: 1,
  schedule: { cron: '7 * * * 1,2', runsAtStart: false },
  // The next run does what this one could not.
  hasDeadLetters: false,
  run: () => mailPerformance(dependencies),
});
