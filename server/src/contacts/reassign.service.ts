import type { Contact } from '@hearth/domain/contract/contact.ts';
import { longest } from '@hearth/domain/inquiry/person-rules.ts';
import { plainLine } from '@hearth/domain/inquiry/plain-text.ts';
import { slugOf } from '@hearth/domain/text/slug.ts';
import { recordAudit } from '../audit/audit.service.ts';
import type { Db } from '../db/database.ts';
import { refuse } from '../http/refuse.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { giveClient } from '../people/manage-accounts.service.ts';
import { changeFor, lockedOwners } from '../people/owner.service.ts';
import { type AssignableAgent, isAssignable, readAssignableAgents } from './assignable-agents.queries.ts';
import { changeContact, moveContact } from './contacts.queries.ts';
import { announceContacts, contactOfSite, shown } from './contacts.service.ts';

/** Agents to whom an admin may give contacts. @param words beginnings of names */
export const assignableAgents = (
  db: Db,
  words: string,
  { edition }: Pick<OwnedVisit, 'edition'>,
): Promise<readonly AssignableAgent[]> =>
  readAssignableAgents(db, edition, slugOf(words).split('-').filter(Boolean));

interface Reassignment {
  readonly id: string;
  /** Username of the new agent. */
  readonly agentId: string;
  readonly leadSource?: string | undefined;
}

/**
 * Gives a contact of any agent of the site to another one. The former agent has nothing of it from the commit on.
 * @throws AppError not_found; validation_failed for an agent that the site does not have
 */
export async function reassign(
  db: Db,
  { id, agentId, leadSource }: Reassignment,
  visit: OwnedVisit,
): Promise<Contact> {
  const { actor, edition, now } = visit;
  const source = leadSource === undefined ? undefined : plainLine(leadSource);
  if (source !== undefined && source.length > longest)
    refuse('leadSource', `Please enter less than ${longest} characters`);
  await changeFor(db, visit, 'contact reassigned', async (transaction) => {
    const { personId } = await contactOfSite(transaction, id, visit);
    // Changes for the client lock the person first, so that those of the former agent end before.
    if (personId !== null) await lockedOwners(transaction, [personId]);
    const before = await contactOfSite(transaction, id, visit, true);
    if (!(await isAssignable(transaction, agentId, edition)))
      refuse('agentId', 'Choose an agent of this site');
    if (before.personId === null) await moveContact(transaction, before.id, agentId);
    else await giveClient(transaction, before.personId, agentId, now);
    if (source) await changeContact(transaction, before.id, { leadSource: source, updatedAt: now });
    await recordAudit(transaction, {
      ...{ at: now, action: 'contact reassigned', actorId: actor.userId, personId: before.personId },
      details: { contact: before.id, from: before.agentId, to: agentId },
    });
    await announceContacts(transaction, [before.agentId, agentId], before.id);
  });
  return shown(await contactOfSite(db, id, visit), visit);
}
