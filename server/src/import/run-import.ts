import path from 'node:path';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { ListingSource } from '@hearth/domain/listing/listing.ts';
import type { PolygonType } from '@hearth/domain/search/tags/tag.ts';
import type { Boundary } from '../boundaries/boundary.ts';
import { type School, saveSchools } from '../boundaries/schools.queries.ts';
import type { Db } from '../db/database.ts';
import { lockImports } from '../db/import-lock.ts';
import type { IncomingListing } from '../listings/incoming-listing.ts';
import { saveListings } from '../listings/save-listings.ts';
import type { OutlineReport } from './cut-outlines.ts';
import type { FileRecord } from './file-record.ts';
import { applyMapping, type Mapping } from './mapping.ts';
import { areaMerger } from './merge-areas.ts';
import { readBoundary } from './read-boundary.ts';
import { type ReadResult, readListing } from './read-listing.ts';
import { readSchool } from './read-school.ts';
import { type FileFormat, readRecords } from './records.ts';
import type { Rejects } from './rejects.ts';

export type ImportKind = 'listings' | 'boundaries' | 'schools';

export interface ImportJob {
  readonly file: string;
  readonly format: FileFormat;
  readonly kind: ImportKind;
  readonly edition: EditionId;
  readonly source: ListingSource;
  readonly mapping: Mapping;
  readonly boundaryType: PolygonType;
  readonly nameField: string | null;
  /** Edition of boundaries; null: each goes to the nearest. */
  readonly boundaryEdition: EditionId | null;
  /** Outlines of the file replace those of other files, also where they are but a part of them. */
  readonly replaceOutlines: boolean;
  readonly now: Date;
}

/** Rows by what became of them. */
export interface ImportCounts {
  readonly read: number;
  readonly accepted: number;
  readonly rejected: number;
  /** Listings, areas or schools that the accepted rows are about; several rows may be about one. */
  readonly stored: number;
  /** Listings by what they were to the database; 0 for the other kinds. */
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** The result of importing a file. */
export interface ImportResult extends ImportCounts {
  readonly outlines: OutlineReport;
}

/** The progress that an import reports while it runs. */
export interface ImportReports {
  progress(counts: ImportCounts): void;
  /** Another import is running; this one begins when it has ended. */
  waiting(): void;
}

const batchSize = 500;

/**
 * Brings a file in within one transaction: after any failure, also of this process, the database is as it was before.
 * Rejected rows do not stop the others.
 */
export async function runImport(
  db: Db,
  job: ImportJob,
  rejects: Rejects,
  reports: ImportReports,
): Promise<ImportResult> {
  return db.transaction().execute(async (trx) => {
    await lockImports(trx, reports.waiting);
    const counts = { read: 0, accepted: 0, rejected: 0, stored: 0, inserted: 0, updated: 0, unchanged: 0 };
    const saver = saverOf(trx, job, counts);
    for await (const record of readRecords(job.file, job.format)) {
      counts.read += 1;
      const result = saver.read(record);
      if (result.ok) {
        counts.accepted += 1;
        await saver.add(result.value);
      } else {
        counts.rejected += 1;
        await rejects.add(record.place, result.reasons, record.value);
      }
      if (counts.read % batchSize === 0) reports.progress(counts);
    }
    const outlines = await saver.end();
    return { ...counts, outlines };
  });
}

interface Saver<T> {
  read(record: FileRecord): ReadResult<T>;
  add(value: T): Promise<void>;
  /** After the last row. */
  end(): Promise<OutlineReport>;
}

type Counts = { -readonly [K in keyof ImportCounts]: number };

/** How the rows of a job are read and stored. The value's type stays between `read` and `add`. */
function saverOf(db: Db, job: ImportJob, counts: Counts): Saver<unknown> {
  switch (job.kind) {
    case 'listings':
      return listingSaver(db, job, counts);
    case 'boundaries':
      return areaSaver(db, job, counts);
    case 'schools':
      return schoolSaver(db, job, counts);
  }
}

function listingSaver(db: Db, job: ImportJob, counts: Counts): Saver<unknown> {
  const keys = new Set<string>();
  return batched<IncomingListing>(
    (row) => readListing(applyMapping(row, job.mapping), job),
    async (listings) => {
      const saved = await saveListings(db, listings, job);
      for (const { listingkey } of listings) keys.add(listingkey);
      counts.stored = keys.size;
      counts.inserted += saved.inserted;
      counts.updated += saved.updated;
      counts.unchanged += saved.unchanged;
    },
  );
}

function areaSaver(db: Db, job: ImportJob, counts: Counts): Saver<unknown> {
  const { boundaryEdition: edition, boundaryType: type, nameField, replaceOutlines: replace } = job;
  const source = path.basename(job.file);
  const merger = areaMerger(db, { keepEdition: edition === null, replace, source });
  return batched<Boundary>(
    (row) => readBoundary(row, { edition, type, nameField, source }),
    async (areas) => {
      await merger.save(areas);
      counts.stored = merger.count;
    },
    merger.end,
  );
}

function schoolSaver(db: Db, job: ImportJob, counts: Counts): Saver<unknown> {
  const ids = new Set<string>();
  return batched<School>(
    (row) => readSchool(applyMapping(row, job.mapping)),
    async (schools) => {
      const distinct = new Map(schools.map((school) => [school.schoolId, school]));
      await saveSchools(db, [...distinct.values()]);
      for (const id of distinct.keys()) ids.add(id);
      counts.stored = ids.size;
    },
  );
}

function batched<T>(
  read: (row: Readonly<Record<string, unknown>>) => ReadResult<T>,
  save: (values: readonly T[]) => Promise<void>,
  end: () => Promise<OutlineReport> = async () => ({ kept: [], joined: [] }),
): Saver<unknown> {
  let waiting: T[] = [];
  const flush = async () => {
    const values = waiting;
    waiting = [];
    if (values.length > 0) await save(values);
  };
  return {
    read: (record) =>
      record.value === undefined
        ? { ok: false, reasons: [record.problem ?? 'cannot be read'] }
        : read(record.value),
    async add(value) {
      waiting.push(value as T);
      if (waiting.length >= batchSize) await flush();
    },
    async end() {
      await flush();
      return end();
    },
  };
}
