import path from 'node:path';
import type { Db } from '../db/database.ts';
import { changeSaver } from '../feeds/change-saver.ts';
import type { ListingChange } from '../feeds/listing-change.ts';
import { readListing } from '../feeds/read-listing.ts';
import { isFirstLoad, sourceUpdated } from '../sources/sources.service.ts';
import type { ImportCounts, ImportJob } from './import-job.ts';
import { applyMapping } from './mapping.ts';
import { nothingToReport } from './merge-areas.ts';
import { batched, type Refuse, type Saver } from './saver.ts';

type Counts = { -readonly [K in keyof ImportCounts]: number };

/** Stores listings, and removes those that the file takes back or, where it is complete, does not name. */
export async function listingSaver(
  db: Db,
  job: ImportJob,
  counts: Counts,
  refuse: Refuse,
): Promise<Saver<unknown>> {
  const run = { ...job, isFirstLoad: await isFirstLoad(db, job) };
  const saver = changeSaver(db, run, refuse);
  const rows = batched<ListingChange>(
    (row) => readListing(applyMapping(row, job.mapping), job),
    async (rows) => {
      await saver.save(
        rows.map(({ record, value, isRejected }) => ({ row: record, change: value, isRejected })),
      );
      Object.assign(counts, saver.counts);
    },
    async () => {
      if (job.isComplete && counts.unnamed === 0)
        await saver.removeUnnamed(`not in ${path.basename(job.file)}`, job.removesMost);
      if (counts.accepted > 0) await sourceUpdated(db, job, job.now);
      Object.assign(counts, saver.counts);
      return nothingToReport;
    },
  );
  return {
    ...rows,
    read(record) {
      const result = rows.read(record);
      if (!result.ok && result.instead === undefined) counts.unnamed += 1;
      return result;
    },
  };
}
