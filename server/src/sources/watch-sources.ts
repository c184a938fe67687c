import type { Database } from '../db/database.ts';
import type { JobDefinition } from '../jobs/job-definition.ts';
import { hideOutdatedSources, type SourceRules } from './sources.service.ts';

interface WatchOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly rules: SourceRules;
  /** Tells operators. */
  readonly warn: (facts: object, message: string) => void;
}

/** Hides the listings of outdated sources every five minutes, and soon after a start. */
export const watchSourcesJob = ({ db, clock, rules, warn }: WatchOptions): JobDefinition<object> => ({
  name: 'watch-sources',
  retry: { limit: 2, delaySeconds: 30, maxDelaySeconds: 60 },
  expireSeconds: 900,
  singletonKey: () => 'watch-sources',
  concurrency: 1,
  schedule: { cron: '*/5 * * * *', runsAtStart: true },
  // The next run does what this one could not.
  hasDeadLetters: false,
  async run() {
    for (const { edition, source, updatedAt } of await hideOutdatedSources(db.kysely, rules, clock())) {
      const facts = { edition, source, updatedAt, maxAgeHours: rules[source] };
      warn(facts, `source ${source} is outdated: its listings are hidden until it is updated`);
    }
  },
});
