import { randomUUID } from 'node:crypto';
import { editionOf, editions } from '@hearth/domain/edition/editions.ts';
import { timeZoneNames } from '@hearth/domain/edition/time-zones.ts';
import type { RemarkRule } from '@hearth/domain/exclusive/fair-housing/blocked-remarks.ts';
import { isFieldName, rowOf } from '@hearth/domain/exclusive/field-catalog.ts';
import { plannedText } from '@hearth/domain/exclusive/planned-text.ts';
import { editPathOf } from '@hearth/domain/page/my-listing-pages.ts';
import { can } from '@hearth/domain/people/policies/exclusive-listing.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Config } from '../../config.ts';
import type { Database, Db } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { viewerOfPerson } from '../../http/visit.ts';
import { actOnEach } from '../../jobs/act-on-each.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import { personOf } from '../../people/owner.service.ts';
import { todayOf } from '../draft-save.service.ts';
import {
  accountOfAgent,
  dueExclusives,
  type ExclusiveRow,
  lockExclusive,
  updateExclusive,
} from '../exclusive-listings.queries.ts';
import { addressLines } from '../listing-address.ts';
import { publishRevision, unscheduled } from './publish-revision.ts';
import { remarkRuleOf } from './remark-rule.ts';

interface Dependencies {
  readonly db: Pick<Database, 'kysely'>;
  readonly config: Pick<Config, 'productName' | 'publicUrl' | 'site'>;
  readonly clock: () => Date;
  readonly mails: Pick<MailQueue, 'start' | 'enqueue' | 'wake'>;
}

/**
 * Publishes the listings whose planned moment has come, each in a transaction. The rights of the person who planned it and the rules
 * of publishing are decided again; a publication that they stop is dropped, and its agent gets a mail with the reason. After another failure the others are published first.
 */
export async function publishDue(dependencies: Dependencies): Promise<void> {
  const { db, config, clock, mails } = dependencies;
  const [edition, now] = [editionOf(config.productName).id, clock()];
  await actOnEach(
    await dueExclusives(db.kysely, edition, now),
    'Planned publications failed',
    async (draftId) => {
      try {
        await publishPlanned(db.kysely, { draftId, edition, rule: remarkRuleOf(config) }, now);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        await mails.start();
        await dropPlan(dependencies, { draftId, edition, scheduleFailure: reasonOf(error) });
        mails.wake();
      }
    },
  );
}

/** 'Close date: Field is required', each problem with the label of its field. */
const reasonOf = ({ validationErrors = [], message }: AppError): string =>
  validationErrors
    .map(
      (problem) => `${isFieldName(problem.name) ? `${rowOf(problem.name).label}: ` : ''}${problem.message}`,
    )
    .join('; ') || message;

const publishPlanned = (
  db: Db,
  { draftId, edition, rule }: Pick<ExclusiveRow, 'draftId' | 'edition'> & { readonly rule: RemarkRule },
  now: Date,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const row = await lockExclusive(transaction, draftId, edition);
    if (!row?.scheduledAt || row.scheduledAt > now || row.scheduledFields === null) return;
    const actorId = row.scheduledBy;
    if (!(await mayStillPublish(transaction, row))) throw new AppError('forbidden');
    const planned = { fields: row.scheduledFields, revision: row.scheduledRevision ?? row.revision, rule };
    await publishRevision(transaction, row, { ...planned, parts: 'plan' }, now);
    await recordAudit(transaction, {
      ...{ at: now, action: 'exclusive listing changed', actorId },
      personId: await accountOfAgent(transaction, row.agentId),
      details: { change: 'exclusive listing published as planned', listing: row.listingId },
    });
  });

/** Drops a plan that is still the one that failed, with a mail to its agent. */
const dropPlan = (
  { db, config, clock, mails }: Dependencies,
  { draftId, edition, scheduleFailure }: Pick<ExclusiveRow, 'draftId' | 'edition'> & Reason,
): Promise<void> =>
  db.kysely.transaction().execute(async (transaction) => {
    const row = await lockExclusive(transaction, draftId, edition);
    const now = clock();
    if (!row?.scheduledAt || row.scheduledAt > now) return;
    await updateExclusive(transaction, draftId, { ...unscheduled, scheduleFailure });
    const account = (await accountOfAgent(transaction, row.agentId)) ?? row.scheduledBy;
    const agent = account === null ? null : await personOf(transaction, { ownerId: account });
    if (agent === null || agent.disabledAt !== null) return;
    const { timeZone } = editions[edition];
    const clockOfEdition = { timeZone, today: todayOf({ edition, now }) };
    const { listingId, state } = row;
    await mails.enqueue(transaction, [
      {
        ...{ id: randomUUID(), template: 'listing-not-published', createdAt: now, replyTo: null },
        to: { name: `${agent.firstname} ${agent.lastname}`.trim(), address: agent.email },
        related: { type: 'person', id: agent.id },
        parameters: {
          name: agent.firstname,
          home: addressLines(row.fields).street || listingId,
          planned: `${plannedText(row.scheduledAt, clockOfEdition)} ${timeZoneNames[edition]}`,
          reason: scheduleFailure,
          url: `${config.publicUrl}${editPathOf({ listingId, isDraft: state === 'draft' })}`,
        },
      },
    ]);
  });

interface Reason {
  readonly scheduleFailure: string;
}

async function mayStillPublish(db: Db, row: ExclusiveRow): Promise<boolean> {
  if (row.scheduledBy === null) return false;
  const person = await personOf(db, { ownerId: row.scheduledBy });
  if (person.disabledAt !== null) return false;
  return can(viewerOfPerson({ ...person, personId: person.id, hasSocialLogin: false }), 'publish', row);
}
