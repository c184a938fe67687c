import { DAY_MS } from '@hearth/domain/listing/days.ts';
import type { JobDefinition } from '../jobs/job-definition.ts';
import type { ListingUploads } from './listing-uploads.service.ts';
import type { PeoplePhotos } from './people-photos.service.ts';
import type { PhotoStore } from './photo-store.ts';

/** A copy is made anew after that; those of listings that are gone are not. */
const DAYS_STORED = 30;

/** A photo is stored before its person has it; an upload takes seconds. */
const UPLOAD_MS = 3_600_000;

interface PhotoUpkeepOptions {
  readonly photos: Pick<PhotoStore, 'removeCopiesBefore'>;
  readonly people: Pick<PeoplePhotos, 'removeUnused'>;
  readonly uploads: Pick<ListingUploads, 'removeUnused'>;
  /** Addresses of the photos that people have. */
  readonly usedPhotos: () => Promise<ReadonlySet<string>>;
  /** Files of the pictures that exclusive listings have, after those that were removed before a time are forgotten. */
  readonly usedUploads: (removedBefore: Date) => Promise<ReadonlySet<string>>;
  readonly clock: () => Date;
}

/**
 * Deletes scaled copies of pictures, photos of people that an ended process left behind, and uploads that no listing has any more,
 * at 09:47 UTC, when it is night in every edition.
 */
export const photoUpkeepJob = ({
  photos,
  people,
  uploads,
  usedPhotos,
  usedUploads,
  clock,
}: PhotoUpkeepOptions): JobDefinition<object> => ({
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
    const uploadedBefore = new Date(clock().getTime() - UPLOAD_MS);
    await people.removeUnused(await usedPhotos(), uploadedBefore);
    await uploads.removeUnused(await usedUploads(new Date(clock().getTime() - DAY_MS)), uploadedBefore);
  },
});
