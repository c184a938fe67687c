import path from 'node:path';
import type { Boundary } from '../boundaries/boundary.ts';
import { type School, saveSchools } from '../boundaries/schools.queries.ts';
import type { Db } from '../db/database.ts';
import { lockImports } from '../db/import-lock.ts';
import { droppedCounter } from './dropped-values.ts';
import type { ImportCounts, ImportJob, ImportReports, ImportResult } from './import-job.ts';
import { listingSaver } from './listing-saver.ts';
import { mapSaver } from './map-saver.ts';
import { applyMapping } from './mapping.ts';
import { areaMerger } from './merge-areas.ts';
import { readBoundary } from './read-boundary.ts';
import { readSchool } from './read-school.ts';
import { readRecords } from './records.ts';
import type { Rejects } from './rejects.ts';
import { batched, batchSize, type Refuse, type Saver } from './saver.ts';

type Counts = { -readonly [K in keyof ImportCounts]: number };

/**
 * Brings a file in within one transaction: after any failure, also of this process, the database is as it was before.
 * Rejected rows do not stop the others, unless the job is strict.
 * @throws Error for a file without rows, and for rejected rows of a strict job
 */
export async function runImport(
  db: Db,
  job: ImportJob,
  rejects: Rejects,
  reports: ImportReports,
): Promise<ImportResult> {
  return db.transaction().execute(async (trx) => {
    await lockImports(trx, reports.waiting);
    const counts = emptyCounts();
    const dropped = droppedCounter();
    const refuse: Refuse = async (record, reasons) => {
      counts.rejected += 1;
      await rejects.add(record.at, reasons, record.value);
    };
    const saver = await saverOf(trx, job, counts, async (record, reasons) => {
      counts.accepted -= 1;
      await refuse(record, reasons);
    });
    for await (const record of readRecords(job.file, job.format, job)) {
      counts.read += 1;
      const result = saver.read(record);
      if (result.ok) {
        counts.accepted += 1;
        result.dropped?.forEach(dropped.add);
        await saver.add({ record, value: result.value, isRejected: false });
      } else {
        await refuse(record, result.reasons);
        if (result.instead !== undefined)
          await saver.add({ record, value: result.instead, isRejected: true });
      }
      if (counts.read % batchSize === 0) reports.progress(counts);
    }
    const outlines = await saver.end();
    refuseUnusable(job, counts);
    return { ...counts, outlines, dropped: dropped.fields };
  });
}

const emptyCounts = (): Counts => ({
  ...{ read: 0, accepted: 0, rejected: 0, stored: 0 },
  ...{ inserted: 0, updated: 0, unchanged: 0, older: 0, readAgain: 0, removed: 0, offMarket: 0, unnamed: 0 },
});

function refuseUnusable({ isStrict }: ImportJob, { read, rejected }: ImportCounts): void {
  if (read === 0) throw new Error('The file has no rows.');
  if (isStrict && rejected > 0)
    throw new Error(`${rejected} of ${read} rows were rejected, and --strict accepts none.`);
}

/** How the rows of a job are read and stored. */
async function saverOf(db: Db, job: ImportJob, counts: Counts, refuse: Refuse): Promise<Saver<unknown>> {
  switch (job.kind) {
    case 'listings':
      return listingSaver(db, job, counts, refuse);
    case 'boundaries':
      return areaSaver(db, job, counts);
    case 'schools':
      return schoolSaver(db, job, counts);
    case 'map':
      return mapSaver(db, job, counts);
  }
}

function areaSaver(db: Db, job: ImportJob, counts: Counts): Saver<unknown> {
  const { boundaryEdition: edition, boundaryType: type, nameField, replaceOutlines: replace } = job;
  const source = path.basename(job.file);
  const merger = areaMerger(db, { keepEdition: edition === null, replace, source });
  return batched<Boundary>(
    (row) => readBoundary(row, { edition, type, nameField, source }),
    async (rows) => {
      await merger.save(rows.map(({ value }) => value));
      counts.stored = merger.count;
    },
    merger.end,
  );
}

function schoolSaver(db: Db, job: ImportJob, counts: Counts): Saver<unknown> {
  const ids = new Set<string>();
  return batched<School>(
    (row) => readSchool(applyMapping(row, job.mapping), job.now),
    async (rows) => {
      const distinct = new Map(rows.map(({ value }) => [value.schoolId, value]));
      await saveSchools(db, [...distinct.values()]);
      for (const id of distinct.keys()) ids.add(id);
      counts.stored = ids.size;
    },
  );
}
