import { recordAudit } from '../audit/audit.service.ts';
import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import { AppError } from '../http/errors.ts';
import type { OwnedVisit, Owner } from '../http/visit.ts';
import { lockPeople, lockPerson, type PersonRow, readPerson } from './person.queries.ts';

/** Reads the row of an owner. @throws AppError sign_in_required where the account was deleted meanwhile */
export async function personOf(db: Db, { ownerId }: Owner): Promise<PersonRow> {
  const person = await readPerson(db, ownerId);
  if (person === undefined) throw new AppError('sign_in_required');
  return person;
}

/**
 * Runs a change of an owner's things in a transaction. The changes of one owner run one after the other, so that they see each
 * other and their limits hold. A change by the owner's agent commits with its line in the audit log, or not at all.
 * @param change its name for the audit log
 * @param work gets the owner's row, locked
 * @throws AppError sign_in_required where the account was deleted meanwhile
 */
export const changeFor = <Result>(
  db: Db,
  { owner, actor, right, now }: OwnedVisit,
  change: string,
  work: (transaction: OwnedChange, person: PersonRow) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (transaction) => {
    const person = await lockPerson(transaction, owner.ownerId);
    if (person === undefined) throw new AppError('sign_in_required');
    if (right === 'contact')
      await recordAudit(transaction, {
        ...{ at: now, action: 'acted for a contact', actorId: actor.userId, personId: owner.ownerId },
        details: { change, right },
      });
    return work(transaction as Db as OwnedChange, person);
  });

/** Locks the rows of several owners in a transaction that changes things of all of them. */
export async function lockedOwners(transaction: Db, ownerIds: readonly string[]): Promise<OwnedChange> {
  await lockPeople(transaction, ownerIds);
  return transaction as Db as OwnedChange;
}
