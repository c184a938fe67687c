import { dropExpiredAccess } from '../accounts/accounts-upkeep.service.ts';
import { forgetAgentDigests } from '../alerts/agent-copies.service.ts';
import { dropOldAudit } from '../audit/audit.service.ts';
import { removeExpiredPasses } from '../captcha/captcha.service.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { compactKeptCounts } from '../db/kept-counts.ts';
import { dropOldPageCounts } from '../embeds/embed-key.service.ts';
import { dropOldInquiries } from '../inquiries/personal-data.service.ts';
import { dropOldListingCounts } from '../listing-budget/listing-budget.service.ts';
import { forgetCountedViews } from '../listing-usage/usage.service.ts';
import { forgetOldEvents } from '../listings/listing-log.service.ts';
import { forgetOldRemovals, maskAgain } from '../listings/listings-upkeep.service.ts';
import { forgetOldSecrets } from '../mail/mail-upkeep.service.ts';
import { forgetRsvps } from '../open-house-rsvps/rsvps.service.ts';
import { dropOldPageViews } from '../people/page-views.service.ts';
import { dropUnusedAreas } from '../polygons/polygon.service.ts';
import { forgetPendingSearches } from '../saved-searches/pending-searches.service.ts';
import { dropOldSales } from '../search/search-upkeep.service.ts';
import { dropOldDeliveries } from '../webhooks/webhooks.service.ts';
import type { JobDefinition } from './job-definition.ts';

interface UpkeepOptions {
  readonly db: Database;
  readonly config: Pick<Config, 'retentionMonths'>;
  readonly clock: () => Date;
}

/** Runs `upkeep` at 09:17 UTC, when it is night in every edition, and soon after a start. */
export const upkeepJob = (options: UpkeepOptions): JobDefinition<object> => ({
  name: 'upkeep',
  retry: { limit: 5, delaySeconds: 60, maxDelaySeconds: 3600 },
  expireSeconds: 900,
  singletonKey: () => 'upkeep',
  concurrency: 1,
  schedule: { cron: '17 9 * * *', runsAtStart: true },
  // The next day's run does what this one could not.
  hasDeadLetters: false,
  async run() {
    await upkeep(options);
  },
});

/**
 * Masks texts of hidden addresses again after a change of the masking, and removes sales of over two years ago from the search, captchas that are too old to be used, drawn areas that are no longer
 * used, events of listings, inquiries, mails, views of pages and lines of the audit log past their retention, expired links of mails, old counts of listings, marks of counted views, answers to past open houses, old lines of the log of webhooks, searches that were not confirmed, digests of agents without a mail, and stored facts of listings that were removed long
 * ago. Merges the kept counts of lists. Returns how many listings left the search. Running it twice, or again after it stopped halfway, does no harm.
 */
export async function upkeep({ db, config, clock }: UpkeepOptions): Promise<number> {
  await maskAgain(db.kysely);
  const dropped = await dropOldSales(db.kysely, clock());
  await removeExpiredPasses(db.kysely, clock());
  await dropExpiredAccess(db.kysely, clock());
  await dropUnusedAreas(db.kysely, clock());
  await dropOldInquiries(db.kysely, config.retentionMonths, clock());
  await dropOldPageViews(db.kysely, config.retentionMonths, clock());
  await dropOldAudit(db.kysely, config.retentionMonths, clock());
  await forgetOldSecrets(db.kysely, clock());
  await dropOldListingCounts(db.kysely, clock());
  await forgetCountedViews(db.kysely, clock());
  await forgetOldRemovals(db.kysely, clock());
  await forgetOldEvents(db.kysely, clock());
  await forgetRsvps(db.kysely, clock());
  await dropOldDeliveries(db.kysely, clock());
  await dropOldPageCounts(db.kysely, clock());
  await forgetPendingSearches(db.kysely, clock());
  await forgetAgentDigests(db.kysely, clock());
  await compactKeptCounts(db.kysely);
  return dropped;
}
