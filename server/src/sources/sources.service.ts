import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { Edition } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { type IsoDate, type ListingSource, listingSources } from '@hearth/domain/listing/listing.ts';
import type { Db } from '../db/database.ts';
import { tryLockImports } from '../db/import-lock.ts';
import {
  displaySource,
  hideNotUpdatedSince,
  recordUpdate,
  type SourceOfEdition,
  type StoredSource,
  storedSources,
} from './sources.queries.ts';

/** After how many hours without an update a source is outdated; null where it never is. */
export type SourceRules = Readonly<Record<ListingSource, number | null>>;

/** A source as operators see it. */
export interface SourceState extends SourceOfEdition {
  readonly updatedat: string;
  /** 'sample' and 'no rule' never become outdated; an outdated source shows no listings. */
  readonly state: 'current' | 'outdated' | 'no rule' | 'sample';
}

/**
 * Records that a source was updated with success, and shows its listings where it was outdated. For use within the
 * transaction of the update.
 */
export async function sourceUpdated(
  trx: Db,
  source: SourceOfEdition,
  at: Date,
  { isSample = false }: { readonly isSample?: boolean } = {},
): Promise<void> {
  const wasHidden = await recordUpdate(trx, source, at, isSample);
  if (wasHidden) await displaySource(trx, source, true);
}

/**
 * Hides the listings of every source that was not updated for longer than its rule allows. Returns the sources that this call
 * has hidden, or null where it did nothing because an import runs: that may be the update, and may take hours.
 */
export async function hideOutdatedSources(
  db: Db,
  rules: SourceRules,
  now: Date,
): Promise<StoredSource[] | null> {
  return db.transaction().execute(async (trx) => {
    if (!(await tryLockImports(trx))) return null;
    const hidden: StoredSource[] = [];
    for (const source of listingSources) {
      const hours = rules[source];
      if (hours === null) continue;
      hidden.push(...(await hideNotUpdatedSince(trx, source, hoursBefore(now, hours), now)));
    }
    for (const source of hidden) await displaySource(trx, source, false);
    return hidden;
  });
}

/** Returns whether no update of the source has succeeded yet; samples are none. */
export async function isFirstLoad(trx: Db, { edition, source }: SourceOfEdition): Promise<boolean> {
  const stored = (await sourcesOf(trx, edition)).get(source);
  return stored === undefined || stored.isSample;
}

/** The sources of an edition; those that were never updated are missing. */
export async function sourcesOf(
  db: Db,
  edition: EditionId,
): Promise<ReadonlyMap<ListingSource, StoredSource>> {
  const stored = await storedSources(db);
  return new Map(
    stored.filter((source) => source.edition === edition).map((source) => [source.source, source]),
  );
}

/** The day when an edition's MLS was last updated, 'YYYY-MM-DD' where the edition is; null where that is not known. */
export async function lastUpdateDay(db: Db, { id, mlsSource, timeZone }: Edition): Promise<IsoDate | null> {
  const updatedAt = (await sourcesOf(db, id)).get(mlsSource)?.updatedAt;
  return updatedAt === undefined ? null : localMoment(updatedAt, timeZone).today;
}

export async function sourceStates(db: Db, rules: SourceRules, now: Date): Promise<SourceState[]> {
  const stored = await storedSources(db);
  return stored.map((source) => ({
    edition: source.edition,
    source: source.source,
    updatedat: source.updatedAt.toISOString(),
    state: stateOf(source, rules[source.source], now),
  }));
}

function stateOf(
  { isSample, hiddenAt, updatedAt }: StoredSource,
  hours: number | null,
  now: Date,
): SourceState['state'] {
  if (isSample) return 'sample';
  if (hiddenAt !== null) return 'outdated';
  if (hours === null) return 'no rule';
  return updatedAt < hoursBefore(now, hours) ? 'outdated' : 'current';
}

const HOUR_MS = 3_600_000;

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
