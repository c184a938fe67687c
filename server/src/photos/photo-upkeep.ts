import { DAY_MS } from '@hearth/domain/listing/days.ts';
import type { JobDefinition } from '../jobs/job-definition.ts';
import type { PhotoStore } from './photo-store.ts';

/** A copy is made anew after that; those of listings that are gone are not. */
const DAYS_STORED = 30;

interface PhotoUpkeepOptions {
  readonly photos: Pick<PhotoStore, 'removeCopiesBefore'>;
  readonly clock: () => Date;
}

/** Deletes scaled copies of pictures at 09:47 UTC, when it is night in every edition. */
export const photoUpkeepJob = ({ photos, clock }: PhotoUpkeepOptions): JobDefinition<object> => ({
  name: 'photo-upkeep',
  retry: { limit: 2, delaySeconds: 60, maxDelaySeconds: 3600 },
  expireSeconds: 3600,
  singletonKey: () => 'photo-upkeep',
  concurrency: 1,
  schedule: { cron: '47 9 * * *', runsAtStart: false },
  // The next day's run does what this one could not.
  hasDeadLetters: false,
  async run() {
    await photos.removeCopiesBefore(new Date(clock().getTime() - DAYS_STORED * DAY_MS));
  },
});
