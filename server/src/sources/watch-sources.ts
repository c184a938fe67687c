import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import type { JobDefinition } from '../jobs/job-definition.ts';
import { hideOutdatedSources, type SourceRules } from './sources.service.ts';

const START_ATTEMPTS = 10;
const START_PAUSE_MS = 500;

interface WatchOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly rules: SourceRules;
  /** Notifies operators. */
  readonly warn: (facts: object, message: string) => void;
}

/**
 * Hides the listings of outdated sources and warns of each. Does nothing while an import runs.
 * @returns whether it looked
 */
export async function watchSources({ db, clock, rules, warn }: WatchOptions): Promise<boolean> {
  const hidden = await hideOutdatedSources(db.kysely, rules, clock());
  for (const { edition, source, updatedAt } of hidden ?? []) {
    const facts = { edition, source, updatedAt, maxAgeHours: rules[source] };
    warn(facts, `source ${source} is outdated: its listings are hidden until it is updated`);
  }
  return hidden !== null;
}

/**
 * For a server before it listens, so that it never shows an outdated source. It waits a moment for other servers that start at
 * the same time; a running import it leaves to the job.
 */
export async function watchSourcesBeforeListening(options: WatchOptions): Promise<void> {
  for (let attempt = 1; !(await watchSources(options)) && attempt < START_ATTEMPTS; attempt += 1) {
    await sleep(START_PAUSE_MS);
  }
}

/** Hides the listings of outdated sources every five minutes. */
export const watchSourcesJob = (options: WatchOptions): JobDefinition<object> => ({
  name: 'watch-sources',
  retry: { limit: 2, delaySeconds: 30, maxDelaySeconds: 60 },
  expireSeconds: 900,
  singletonKey: () => 'watch-sources',
  concurrency: 1,
  schedule: { cron: '*/5 * * * *', runsAtStart: false },
  // The next run does what this one could not.
  hasDeadLetters: false,
  async run() {
    await watchSources(options);
  },
});
