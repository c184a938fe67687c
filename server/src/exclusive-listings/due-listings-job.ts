import { editionOf } from '@hearth/domain/edition/editions.ts';
import type { Dependencies } from '../http/resource.ts';
import type { JobDefinition } from '../jobs/job-definition.ts';
import { giveWayToMls } from './mls/give-way.service.ts';
import { publishDue } from './publish/due-publications.service.ts';

/** Publishes planned listings every minute, and takes those off the market whose homes are on the MLS. */
export const dueListingsJob = (
  dependencies: Dependencies & Parameters<typeof publishDue>[0],
): JobDefinition<object> => ({
  name: 'due-listings',
  retry: { limit: 2, delaySeconds: 10, maxDelaySeconds: 20 },
  expireSeconds: 120,
  singletonKey: () => 'due-listings',
  concurrency: 1,
  schedule: { cron: '* * * * *', runsAtStart: true },
  // The next run does what this one could not.
  hasDeadLetters: false,
  async run() {
    const { db, config, clock } = dependencies;
    await publishDue(dependencies);
    await giveWayToMls(db.kysely, { edition: editionOf(config.productName).id, now: clock() });
  },
});
