import { may } from '@hearth/domain/people/capabilities.ts';
import type { Actor } from '@hearth/domain/people/viewer.ts';
import { recordAudit } from '../audit/audit.service.ts';
import type { AuditEntry } from '../audit/audit-entry.ts';
import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import { AppError } from '../http/errors.ts';
import type { OwnedVisit, Owner } from '../http/visit.ts';
import { lockOwner, lockPeople, type PersonRow, readPerson } from './person.queries.ts';

/** Reads the row of an owner. @throws AppError sign_in_required where the account was deleted meanwhile */
export async function personOf(db: Db, { ownerId }: Pick<Owner, 'ownerId'>): Promise<PersonRow> {
  const person = await readPerson(db, ownerId);
  if (person === undefined) throw new AppError('sign_in_required');
  return person;
}

/** Returns whether the actor of a visit to a contact still is the contact's agent. */
export async function mayActFor(db: Db, { actor, owner }: OwnedVisit): Promise<boolean> {
  const person = await readPerson(db, owner.ownerId);
  return person !== undefined && isContactOf(actor, person);
}

/** Reads the row of an owner and locks it: what follows in the transaction is in order with the owner's changes. */
export const lockedOwner = (
  transaction: Db,
  { owner, actor }: Pick<OwnedVisit, 'owner' | 'actor'>,
): Promise<PersonRow | undefined> => lockOwner(transaction, owner.ownerId, actor.userId);

/** Actions of the audit log for changes by another actor than the owner. */
const auditedAs = {
  contact: 'acted for a contact',
  collaborator: 'changed a shared thing',
} as const;

/** A change as the audit log names it, with facts about what it made or changed: ids alone. */
export interface NamedChange<Result> {
  readonly name: string;
  readonly facts: (result: Result) => AuditEntry['details'];
}

/**
 * Runs a change of an owner's things in a transaction. The changes of one owner run one after the other, so that they see each
 * other and their limits hold. A change by another actor commits with its line in the audit log: the database refuses one without.
 * @param change its name for the audit log
 * @param work gets the owner's row, locked
 * @throws AppError sign_in_required where the account was deleted meanwhile; forbidden where the actor is the agent no more
 */
export const changeFor = <Result>(
  db: Db,
  { owner, actor, right, now }: OwnedVisit,
  change: string | NamedChange<Result>,
  work: (transaction: OwnedChange, person: PersonRow) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (transaction) => {
    const person = await lockOwner(transaction, owner.ownerId, actor.userId);
    if (person === undefined) throw new AppError('sign_in_required');
    if (right === 'contact' && !isContactOf(actor, person)) throw new AppError('forbidden');
    const result = await work(transaction as Db as OwnedChange, person);
    if (right !== 'self')
      await recordAudit(transaction, {
        ...{ at: now, action: auditedAs[right], actorId: actor.userId, personId: owner.ownerId },
        details: { ...factsOf(change, result), right },
      });
    return result;
  });

/** Locks the rows of several owners in a transaction that changes things of all of them. */
export async function lockedOwners(transaction: Db, ownerIds: readonly string[]): Promise<OwnedChange> {
  await lockPeople(transaction, ownerIds);
  return transaction as Db as OwnedChange;
}

const isContactOf = (actor: Actor, { role, agentId, disabledAt }: PersonRow): boolean =>
  actor.role === 'agent' &&
  may(actor, 'act for contacts') &&
  role === 'Client' &&
  agentId === actor.agentId &&
  disabledAt === null;

const factsOf = <Result>(change: string | NamedChange<Result>, result: Result): AuditEntry['details'] =>
  typeof change === 'string' ? { change } : { ...change.facts(result), change: change.name };
