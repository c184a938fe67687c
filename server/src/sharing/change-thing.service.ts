import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import { AppError } from '../http/errors.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { changeFor, type NamedChange } from '../people/owner.service.ts';
import { announcing } from './announce-thing.service.ts';
import type { SharedThing, ThingKind } from './shared-thing.ts';

interface ThingChange<Thing, Result> {
  /** null where the work itself announces what others may see of it. */
  readonly kind: ThingKind | null;
  /** Reads the thing. @throws AppError not_found where the actor may not see it */
  readonly read: (db: Db) => Promise<Thing>;
  readonly isAllowed: (thing: Thing) => boolean;
  readonly refusal: 'forbidden' | 'not_found';
  /** Its name for the audit log. */
  readonly name: string | NamedChange<Result>;
}

/**
 * Changes a thing of an owner by any person who may. All changes of the owner's things run one after the other, and the right is
 * decided again once it is the change's turn. Open pages of all who can see the thing follow.
 * @throws AppError not_found, forbidden
 */
export async function changeThing<Thing extends SharedThing, Result>(
  db: Db,
  visit: OwnedVisit,
  { kind, read, name, ...rule }: ThingChange<Thing, Result>,
  work: (transaction: OwnedChange, thing: Thing) => Promise<Result>,
): Promise<Result> {
  const { ownerId } = allowed(await read(db), rule);
  return changeFor(db, visitOfOwner(visit, ownerId), name, async (transaction) => {
    const thing = allowed(await read(transaction), rule);
    return kind
      ? announcing(transaction, kind, thing, () => work(transaction, thing))
      : work(transaction, thing);
  });
}

function allowed<Thing>(
  thing: Thing,
  { isAllowed, refusal }: Pick<ThingChange<Thing, never>, 'isAllowed' | 'refusal'>,
): Thing {
  if (!isAllowed(thing)) throw new AppError(refusal);
  return thing;
}

/** The same visit to the things of a person who shares them with the actor. */
export const visitOfOwner = (visit: OwnedVisit, ownerId: string): OwnedVisit =>
  ownerId === visit.owner.ownerId
    ? visit
    : { ...visit, owner: { ...visit.owner, ownerId }, right: 'collaborator' };
