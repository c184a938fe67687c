import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import { refuse } from '../http/refuse.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { readContact } from './person.queries.ts';

/** A client whose agent is the actor, as the owner of a visit. */
export interface Contact {
  readonly visit: OwnedVisit;
  readonly person: NonNullable<Awaited<ReturnType<typeof readContact>>>;
}

/**
 * Finds the contact whom an agent names as owner. The refusal is the same for clients of others and for unknown names.
 * @param owner username of the contact
 * @throws AppError validation_failed where none is named, forbidden
 */
export async function contactOf(db: Db, visit: OwnedVisit, owner: string | undefined): Promise<Contact> {
  const { actor } = visit;
  const ownName = actor.role === 'agent' ? actor.agentId : actor.username;
  if (!owner || owner === ownName) refuse('owner', 'Name a client of yours');
  const person = actor.role === 'agent' ? await readContact(db, owner, actor.agentId) : undefined;
  if (person === undefined)
    throw new AppError('forbidden', { validationErrors: [{ name: 'owner', message: 'must be your own' }] });
  return { person, visit: { ...visit, owner: { ...visit.owner, ownerId: person.id }, right: 'contact' } };
}
