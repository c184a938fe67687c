import { can } from '@hearth/domain/people/policies/exclusive-listing.ts';
import type { Actor } from '@hearth/domain/people/viewer.ts';
import { recordAudit } from '../audit/audit.service.ts';
import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import { AppError } from '../http/errors.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { changeFor } from '../people/owner.service.ts';
import type { PersonRow } from '../people/person.queries.ts';
import { accountOfAgent, type ExclusiveRow, lockExclusive } from './exclusive-listings.queries.ts';

type Action = Parameters<typeof can>[1];

/** The agent who asks; the routes admit no one else. @throws AppError not_found */
export function askingAgent({ actor }: Pick<OwnedVisit, 'actor'>): Extract<Actor, { role: 'agent' }> {
  if (actor.role !== 'agent') throw new AppError('not_found');
  return actor;
}

/** A listing under change, locked, with the actor as the account is now. */
interface OwnedListing {
  readonly transaction: OwnedChange;
  readonly row: ExclusiveRow;
  readonly person: PersonRow;
}

/**
 * Runs a change of a listing in a transaction with its lock, for an actor who may do it at this moment: an agent who lost the role
 * after the request began is refused. A change of another agent's listing commits with its line in the audit log.
 * @param named the action and its name for the audit log
 * @throws AppError not_found for foreign ids and missing ones alike
 */
export const changeListing = <Result>(
  db: Db,
  { id, action, name }: { readonly id: string; readonly action: Action; readonly name: string },
  visit: OwnedVisit,
  work: (owned: OwnedListing) => Promise<Result>,
): Promise<Result> =>
  changeFor(db, visit, name, async (transaction, person) => {
    const row = await lockExclusive(transaction, id, visit.edition);
    if (row === undefined || !can(actorNow(visit, person), action, row)) throw new AppError('not_found');
    const result = await work({ transaction, row, person });
    await recordChange(transaction, row, name, visit);
    return result;
  });

/** The actor with the role and the admin flag of the account as it is stored now. @throws AppError not_found */
export function actorNow(visit: OwnedVisit, { role, disabledAt, isAdmin }: PersonRow): Actor {
  if (role !== 'Agent' || disabledAt !== null) throw new AppError('not_found');
  return { ...askingAgent(visit), isAdmin };
}

/** Names the actor of another agent's listing in the audit log. */
export async function recordChange(
  transaction: OwnedChange,
  { agentId, listingId }: Pick<ExclusiveRow, 'agentId' | 'listingId'>,
  change: string,
  visit: OwnedVisit,
): Promise<void> {
  const { actor, now } = visit;
  if (askingAgent(visit).agentId === agentId) return;
  await recordAudit(transaction, {
    ...{ at: now, action: 'exclusive listing changed', actorId: actor.userId },
    personId: await accountOfAgent(transaction, agentId),
    details: { change, listing: listingId },
  });
}
