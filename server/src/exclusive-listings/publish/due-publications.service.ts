import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { can } from '@hearth/domain/people/policies/exclusive-listing.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { viewerOfPerson } from '../../http/visit.ts';
import { personOf } from '../../people/owner.service.ts';
import {
  accountOfAgent,
  dueExclusives,
  type ExclusiveRow,
  lockExclusive,
  updateExclusive,
} from '../exclusive-listings.queries.ts';
import { publishRevision, unscheduled } from './publish-revision.ts';

/**
 * Publishes the listings whose planned moment has come, each in a transaction. The rights of the person who planned it and the rules
 * of publishing are decided again; a publication that they stop is dropped with its reason.
 */
export async function publishDue(db: Db, edition: EditionId, now: Date): Promise<void> {
  for (const draftId of await dueExclusives(db, edition, now)) {
    try {
      await publishPlanned(db, { draftId, edition }, now);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const [problem] = error.validationErrors ?? [];
      const scheduleFailure = problem ? `${problem.name}: ${problem.message}` : error.message;
      await dropPlan(db, { draftId, edition, scheduleFailure }, now);
    }
  }
}

const publishPlanned = (
  db: Db,
  { draftId, edition }: Pick<ExclusiveRow, 'draftId' | 'edition'>,
  now: Date,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const row = await lockExclusive(transaction, draftId, edition);
    if (!row?.scheduledAt || row.scheduledAt > now || row.scheduledFields === null) return;
    const actorId = row.scheduledBy;
    if (!(await mayStillPublish(transaction, row))) throw new AppError('forbidden');
    const planned = { fields: row.scheduledFields, revision: row.scheduledRevision ?? row.revision };
    await publishRevision(transaction, row, { ...planned, parts: 'plan' }, now);
    await recordAudit(transaction, {
      ...{ at: now, action: 'exclusive listing changed', actorId },
      personId: await accountOfAgent(transaction, row.agentId),
      details: { change: 'exclusive listing published as planned', listing: row.listingId },
    });
  });

/** Drops a plan that is still the one that failed. */
const dropPlan = (
  db: Db,
  { draftId, edition, scheduleFailure }: Pick<ExclusiveRow, 'draftId' | 'edition' | 'scheduleFailure'>,
  now: Date,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const row = await lockExclusive(transaction, draftId, edition);
    if (row?.scheduledAt && row.scheduledAt <= now)
      await updateExclusive(transaction, draftId, { ...unscheduled, scheduleFailure });
  });

async function mayStillPublish(db: Db, row: ExclusiveRow): Promise<boolean> {
  if (row.scheduledBy === null) return false;
  const person = await personOf(db, { ownerId: row.scheduledBy });
  if (person.disabledAt !== null) return false;
  return can(viewerOfPerson({ ...person, personId: person.id, hasSocialLogin: false }), 'publish', row);
}
