import type { BodyOf } from '@hearth/domain/contract/endpoint.ts';
import type { ExclusiveDetails } from '@hearth/domain/contract/exclusive-listing.ts';
import type * as contract from '@hearth/domain/contract/exclusive-listing-publish.ts';
import { isSame, withChanges } from '@hearth/domain/exclusive/edit-payload.ts';
import type { RemarkRule } from '@hearth/domain/exclusive/fair-housing/blocked-remarks.ts';
import type { FieldChanges, FieldName } from '@hearth/domain/exclusive/field-catalog.ts';
import { changedSince, mergeDraft } from '@hearth/domain/exclusive/merge-draft.ts';
import { readChanges } from '@hearth/domain/exclusive/read-field.ts';
import { DAY_MS } from '@hearth/domain/listing/days.ts';
import type { EditFormStatus } from '@hearth/domain/listing/status.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { refuse, refuseProblems } from '../../http/refuse.ts';
import type { OwnedVisit } from '../../http/visit.ts';
import { todayOf } from '../draft-save.service.ts';
import { type ExclusiveRow, updateExclusive } from '../exclusive-listings.queries.ts';
import { exclusiveById } from '../exclusive-listings.service.ts';
import { changeListing } from '../owned-listing.ts';
import { planParts } from '../parts/parts.queries.ts';
import { publishRevision, publishStops, unscheduled } from './publish-revision.ts';

/** A revision that a person has reviewed. */
interface Reviewed {
  readonly listingId: string;
  readonly revision: number;
  /** The brokerage's rule about words of remarks. */
  readonly rule: RemarkRule;
}

interface ReviewedDraft extends Reviewed {
  /** Status that the draft gets with its publication; the one that it has by default. */
  readonly mlsStatus?: EditFormStatus | undefined;
}

/**
 * Publishes a draft, or the changes of a published one, as the revision that the person saw; again the same is a retry.
 * @throws AppError not_found; revision_conflict where the draft changed since; validation_failed by field
 */
export async function publishExclusive(
  db: Db,
  { listingId, revision, rule, mlsStatus }: ReviewedDraft,
  visit: OwnedVisit,
): Promise<ExclusiveDetails> {
  const owned = { id: listingId, action: 'publish', name: 'exclusive listing published' } as const;
  const changes: FieldChanges = mlsStatus === undefined ? {} : { mlsStatus };
  await changeListing(db, owned, visit, async ({ transaction, row }) => {
    requireReviewed(row, revision, changes);
    const { draft } = mergeDraft(row, { base: row.revision, tab: '', changes });
    const stamps = { updatedAt: visit.now, updatedBy: visit.actor.userId };
    await publishRevision(
      transaction,
      row,
      {
        ...{ fields: draft.fields, revision: draft.revision, rule },
        parts: 'draft',
        ...(draft !== row && { changes: { draft, ...stamps } }),
      },
      visit.now,
    );
  });
  return exclusiveById(db, listingId, visit);
}

/**
 * @param own changes that come with the publication: a draft that has them already is that of a retry
 * @throws AppError revision_conflict with what was saved since
 */
function requireReviewed(row: ExclusiveRow, revision: number, own: FieldChanges = {}): void {
  if (row.revision === revision) return;
  const { updatedAt } = row;
  const others = changedSince(row, revision);
  const names = Object.keys(others) as FieldName[];
  const isOwn = names.length > 0 && names.every((name) => isSame(others[name] ?? null, own[name] ?? null));
  // Photos and open houses make further revisions.
  if (isOwn && row.revision === revision + 1) return;
  throw new AppError('revision_conflict', {
    draft: { revision: row.revision, savedAt: updatedAt.toISOString(), saved: [], others, conflicts: [] },
  });
}

type Status = BodyOf<typeof contract.changeExclusiveStatus>;

/**
 * Changes the status of a published listing, with what belongs to it, in the draft and on the site at once. Other changes of the
 * draft stay unpublished, unless the person reviewed a revision to publish with it.
 * @throws AppError not_found; revision_conflict where the draft changed since the review; validation_failed by field
 */
export async function changeStatus(
  db: Db,
  { listingId, rule, revision, ...status }: Status & Pick<Reviewed, 'listingId' | 'rule'>,
  visit: OwnedVisit,
): Promise<ExclusiveDetails> {
  const { changes, problems } = readChanges(status, todayOf(visit));
  refuseProblems(problems);
  const owned = { id: listingId, action: 'publish', name: `exclusive listing ${status.mlsStatus}` } as const;
  await changeListing(db, owned, visit, async ({ transaction, row }) => {
    if (row.publishedFields === null) refuse('listingId', 'Publish the listing first');
    const { draft } = mergeDraft(row, { base: row.revision, tab: '', changes });
    if (revision !== undefined) requireReviewed(row, revision, changes);
    const published =
      revision === undefined
        ? ({ fields: withChanges(row.publishedFields, changes), parts: 'published' } as const)
        : ({ fields: draft.fields, parts: 'draft' } as const);
    const stamps = { updatedAt: visit.now, updatedBy: visit.actor.userId };
    await publishRevision(
      transaction,
      row,
      { ...published, revision: draft.revision, rule, changes: { draft, ...stamps } },
      visit.now,
    );
  });
  return exclusiveById(db, listingId, visit);
}

/** Longest time ahead of a planned publication. */
const mostDays = 366;

/**
 * Plans the publication of the revision that the person saw; `at` null cancels it. Later changes stay unpublished.
 * @throws AppError as `publishExclusive` does; validation_failed for a moment in the past
 */
export async function scheduleExclusive(
  db: Db,
  { listingId, revision, rule, at }: Reviewed & { readonly at: string | null },
  visit: OwnedVisit,
): Promise<ExclusiveDetails> {
  const owned = { id: listingId, action: 'publish', name: 'exclusive listing scheduled' } as const;
  const { now, actor } = visit;
  const scheduledAt = at === null ? null : new Date(at);
  if (scheduledAt !== null && scheduledAt <= now) refuse('at', 'Choose a moment in the future');
  if (scheduledAt !== null && scheduledAt.getTime() > now.getTime() + mostDays * DAY_MS)
    refuse('at', 'Choose a moment within the next year');
  await changeListing(db, owned, visit, async ({ transaction, row }) => {
    if (scheduledAt === null) return updateExclusive(transaction, row.draftId, unscheduled);
    requireReviewed(row, revision);
    const planned = { fields: row.fields, parts: 'draft' } as const;
    refuseProblems(await publishStops(transaction, row, planned, rule));
    await updateExclusive(transaction, row.draftId, {
      ...{ scheduledAt, scheduledRevision: revision, scheduledFields: row.fields },
      ...{ scheduledBy: actor.userId, scheduleFailure: null },
    });
    await planParts(transaction, row.draftId);
  });
  return exclusiveById(db, listingId, visit);
}
