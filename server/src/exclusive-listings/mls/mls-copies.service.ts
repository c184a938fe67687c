import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type * as contract from '@hearth/domain/contract/exclusive-listing-publish.ts';
import type { MlsCopy } from '@hearth/domain/contract/exclusive-listing-publish.ts';
import { listingPath } from '@hearth/domain/listing/listing-path.ts';
import type { Background } from '../../accounts/background.ts';
import type { Db } from '../../db/database.ts';
import type { OwnedVisit } from '../../http/visit.ts';
import type { ExclusiveRow } from '../exclusive-listings.queries.ts';
import { requiredExclusive } from '../exclusive-listings.service.ts';
import { changeListing } from '../owned-listing.ts';
import { giveWayToMls } from './give-way.service.ts';
import { markSync, mlsCandidates } from './mls-copies.queries.ts';
import { matchOf, mlsNumberOf } from './same-home.ts';

/** Open listings of the same home on the MLS, the newest first. */
async function copiesOf(db: Db, row: Pick<ExclusiveRow, 'edition' | 'draftId'>): Promise<MlsCopy[]> {
  return (await mlsCandidates(db, row.edition, row.draftId)).flatMap((candidate) => {
    const match = matchOf(candidate);
    if (match === null) return [];
    const { mls } = candidate;
    const { source, mlsstatus: mlsStatus, listprice: listPrice } = mls;
    const url = listingPath(mls);
    return [{ source, listingId: mlsNumberOf(mls), mlsStatus, listPrice, url, match }];
  });
}

/** @throws AppError not_found */
export const mlsCopies = async (
  db: Db,
  id: string,
  visit: OwnedVisit,
): Promise<ResponseOf<typeof contract.getMlsCopies>> => ({
  items: await copiesOf(db, await requiredExclusive(db, id, visit)),
});

type Sync = ResponseOf<typeof contract.getSync>;

/** A search that has not ended by then was lost with its process. */
const LONGEST_SYNC_MS = 60_000;

/** The state of the last search for a home on the MLS. @throws AppError not_found */
export async function syncOf(db: Db, id: string, visit: OwnedVisit): Promise<Sync> {
  const row = await requiredExclusive(db, id, visit);
  const { syncStartedAt, syncedAt } = row;
  const age = syncStartedAt === null ? LONGEST_SYNC_MS : visit.now.getTime() - syncStartedAt.getTime();
  const hasEnded = syncStartedAt === null || (syncedAt !== null && syncedAt >= syncStartedAt);
  return {
    isSyncing: !hasEnded && age < LONGEST_SYNC_MS,
    syncedAt: syncedAt?.toISOString() ?? null,
    copy: (await copiesOf(db, row))[0] ?? null,
  };
}

interface SyncDependencies {
  readonly db: Db;
  readonly background: Background;
  readonly clock: () => Date;
}

/** Starts the search for a home on the MLS, which ends after the answer. @throws AppError not_found */
export async function startSyncOf(
  { db, background, clock }: SyncDependencies,
  id: string,
  visit: OwnedVisit,
): Promise<Sync> {
  const { edition, now } = visit;
  const owned = { id, action: 'publish', name: 'exclusive listing looked for on the MLS' } as const;
  const draftId = await changeListing(db, owned, visit, async ({ transaction, row }) => {
    await markSync(transaction, row.draftId, { syncStartedAt: now });
    return row.draftId;
  });
  background.run(async () => {
    await giveWayToMls(db, { edition, now: clock(), draftId });
    await markSync(db, draftId, { syncedAt: clock() });
  });
  return { ...(await syncOf(db, id, visit)), isSyncing: true };
}
