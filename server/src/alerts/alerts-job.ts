import type { Share } from '../config-reader.ts';
import type { JobDefinition } from '../jobs/job-definition.ts';
import type { AlertsLoop } from './alerts-loop.ts';

/** Runs the alerts of a share every minute, also where no change wakes them. */
export const alertsJob = (
  { run }: Pick<AlertsLoop, 'run'>,
  { number, of }: Share,
): JobDefinition<object> => ({
  name: of === 1 ? 'alerts' : `alerts-${number}-of-${of}`,
  retry: { limit: 2, delaySeconds: 10, maxDelaySeconds: 60 },
  // Two runs at a time do no harm: progress is locked, and digests are claimed.
  expireSeconds: 120,
  singletonKey: () => 'alerts',
  concurrency: 1,
  schedule: { cron: '* * * * *', runsAtStart: true },
  // The next run does what this one could not.
  hasDeadLetters: false,
  run,
});
