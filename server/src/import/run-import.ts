import path from 'node:path';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { Listing, ListingSource } from '@hearth/domain/listing/listing.ts';
import type { PolygonType } from '@hearth/domain/search/tag.ts';
import type { Kysely } from 'kysely';
import { saveBoundaries } from '../boundaries/boundaries.queries.ts';
import type { Boundary } from '../boundaries/boundary.ts';
import { type School, saveSchools } from '../boundaries/schools.queries.ts';
import type { Tables } from '../db/database.ts';
import { saveListings } from '../listings/save-listings.ts';
import { applyMapping, type Mapping } from './mapping.ts';
import { readBoundary } from './read-boundary.ts';
import { type ReadResult, readListing } from './read-listing.ts';
import { readSchool } from './read-school.ts';
import { type FileFormat, type FileRecord, readRecords } from './records.ts';
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
  readonly now: Date;
}

/** Rows by what became of them; `inserted`, `updated` and `unchanged` only tell listings apart. */
export interface ImportCounts {
  readonly read: number;
  readonly accepted: number;
  readonly rejected: number;
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
}

const batchSize = 500;

/**
 * Brings a file in within one transaction: after any failure, also of this process, the database is as it was before.
 * Rejected rows do not stop the others.
 */
export async function runImport(
  db: Kysely<Tables>,
  job: ImportJob,
  rejects: Rejects,
  progress: (counts: ImportCounts) => void,
): Promise<ImportCounts> {
  return db.transaction().execute(async (trx) => {
    const counts = { read: 0, accepted: 0, rejected: 0, inserted: 0, updated: 0, unchanged: 0 };
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
      if (counts.read % batchSize === 0) progress(counts);
    }
    await saver.flush();
    return counts;
  });
}

interface Saver<T> {
  read(record: FileRecord): ReadResult<T>;
  add(value: T): Promise<void>;
  flush(): Promise<void>;
}

type Counts = { -readonly [K in keyof ImportCounts]: number };

/** How the rows of a job are read and stored. The value's type stays between `read` and `add`. */
function saverOf(db: Kysely<Tables>, job: ImportJob, counts: Counts): Saver<unknown> {
  const { edition, source, now } = job;
  switch (job.kind) {
    case 'listings':
      return batched<Listing>(
        (row) => readListing(applyMapping(row, job.mapping), { edition, source, now }),
        async (listings) => {
          const saved = await saveListings(db, listings, { now });
          counts.inserted += saved.inserted;
          counts.updated += saved.updated;
          counts.unchanged += saved.unchanged;
        },
      );
    case 'boundaries':
      return batched<Boundary>(
        (row) =>
          readBoundary(row, {
            edition: job.boundaryEdition,
            type: job.boundaryType,
            nameField: job.nameField,
            source: path.basename(job.file),
          }),
        (boundaries) => saveBoundaries(db, lastOfEachId(boundaries)),
      );
    case 'schools':
      return batched<School>(
        (row) => readSchool(applyMapping(row, job.mapping)),
        (schools) =>
          saveSchools(db, [...new Map(schools.map((school) => [school.schoolid, school])).values()]),
      );
  }
}

function batched<T>(
  read: (row: Readonly<Record<string, unknown>>) => ReadResult<T>,
  save: (values: readonly T[]) => Promise<void>,
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
    flush,
  };
}

/** One area drawn in several features keeps its last; a statement cannot replace a row twice. */
const lastOfEachId = (boundaries: readonly Boundary[]): readonly Boundary[] => [
  ...new Map(boundaries.map((boundary) => [boundary.id, boundary])).values(),
];
