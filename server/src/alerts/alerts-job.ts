import type { JobDefinition } from '../jobs/job-definition.ts';
import { settleEvents } from '../listings/listing-log.service.ts';
import { type AlertMatcher, createAlertMatcher } from './alert-matcher.ts';
import { closeDueDigests, type DigestSource } from './digest.service.ts';

/** Matches the events that have come since the last run, and sends the digests that are due. */
export async function runAlerts(source: DigestSource, matcher: AlertMatcher): Promise<void> {
  const last = await settleEvents(source.db.kysely);
  await matcher.refresh(source.clock());
  await matcher.match(last, source.clock());
  await closeDueDigests(source);
}

/** Runs `runAlerts` every minute. The index of all searches stays in the memory of the process that has run it. */
export function alertsJob(source: DigestSource): JobDefinition<object> {
  let matcher: AlertMatcher | undefined;
  return {
    name: 'alerts',
    retry: { limit: 2, delaySeconds: 10, maxDelaySeconds: 60 },
    // Two runs at a time do no harm: each digest is locked.
    expireSeconds: 120,
    singletonKey: () => 'alerts',
    concurrency: 1,
    schedule: { cron: '* * * * *', runsAtStart: true },
    // The next run does what this one could not.
    hasDeadLetters: false,
    async run() {
      matcher ??= createAlertMatcher(source.searching);
      await runAlerts(source, matcher);
    },
  };
}
