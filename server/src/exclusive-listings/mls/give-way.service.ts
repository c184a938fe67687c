import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { withChanges } from '@hearth/domain/exclusive/edit-payload.ts';
import type { FieldChanges } from '@hearth/domain/exclusive/field-catalog.ts';
import { mergeDraft } from '@hearth/domain/exclusive/merge-draft.ts';
import { isOpen } from '@hearth/domain/listing/status.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Db } from '../../db/database.ts';
import { accountOfAgent, lockExclusive } from '../exclusive-listings.queries.ts';
import { publicStatus } from '../publish/compose-listing.ts';
import { publishedChange } from '../publish/publish-revision.ts';
import { mlsCandidates } from './mls-copies.queries.ts';
import { matchOf, mlsNumberOf } from './same-home.ts';

interface Requested {
  readonly edition: EditionId;
  readonly now: Date;
  /** One listing; all published ones by default. */
  readonly draftId?: string;
}

/**
 * Takes exclusive listings off the market whose homes are on the MLS, so that each home is shown once: they are listed on the MLS,
 * under its number. Each is a transaction with its line in the audit log.
 * @returns how many gave way
 */
export async function giveWayToMls(db: Db, { edition, now, draftId }: Requested): Promise<number> {
  const candidates = await mlsCandidates(db, edition, draftId);
  const ids = new Set(candidates.filter((each) => matchOf(each) !== null).map(({ row }) => row.draftId));
  let count = 0;
  for (const id of ids) if (await giveWay(db, { id, edition, now })) count += 1;
  return count;
}

/**
 * Decides again under the lock of the listing, whose address and status may have changed meanwhile.
 * @returns false where the listing is off the market, or has no open MLS copy any more
 */
const giveWay = (
  db: Db,
  { id, edition, now }: { readonly id: string; readonly edition: EditionId; readonly now: Date },
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const row = await lockExclusive(transaction, id, edition);
    if (row === undefined || row.publishedFields === null || !isOpen(publicStatus(row.publishedFields)))
      return false;
    const copy = (await mlsCandidates(transaction, edition, id)).find((each) => matchOf(each) !== null);
    if (copy === undefined) return false;
    const { mls } = copy;
    const changes: FieldChanges = {
      ...{ mlsStatus: 'Listed on Mls', relatedMlsSource: mls.source, primaryListingId: mlsNumberOf(mls) },
    };
    const { draft } = mergeDraft(row, { base: row.revision, tab: '', changes });
    const fields = withChanges(row.publishedFields, changes);
    await publishedChange(transaction, row, { fields, revision: draft.revision, changes: { draft } }, now);
    await recordAudit(transaction, {
      ...{ at: now, action: 'exclusive listing changed' },
      personId: await accountOfAgent(transaction, row.agentId),
      details: { change: 'listed on the MLS', listing: row.listingId },
    });
    return true;
  });
