import type {
  addContact,
  Contact,
  ContactDetails,
  getContacts,
  updateContact,
} from '@hearth/domain/contract/contact.ts';
import type { BodyOf, ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { phoneNumber } from '@hearth/domain/inquiry/person-rules.ts';
import { plainLine, plainText } from '@hearth/domain/inquiry/plain-text.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import { may } from '@hearth/domain/people/capabilities.ts';
import { contactProblems, mostContacts } from '@hearth/domain/people/contact-rules.ts';
import { emailAddress } from '@hearth/domain/people/email-address.ts';
import { abilities, can } from '@hearth/domain/people/policies/contact.ts';
import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import { AppError } from '../http/errors.ts';
import { refuse, refuseProblems } from '../http/refuse.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { announce } from '../live/announce.service.ts';
import { refusesMail } from '../people/mail-subscription.service.ts';
import { changeFor } from '../people/owner.service.ts';
import {
  type AskingAgent,
  accountsOfAgents,
  type ContactRow,
  changeContact,
  countContacts,
  insertContact,
  type RequestedContacts,
  readContactRow,
  readContacts,
  readTwin,
  teammatesOf,
} from './contacts.queries.ts';

/** The agent who asks; the routes admit no one else. @throws AppError not_found */
export function askingAgent({ actor, edition }: Pick<OwnedVisit, 'actor' | 'edition'>): AskingAgent {
  if (actor.role !== 'agent') throw new AppError('not_found');
  return { agentId: actor.agentId, userId: actor.userId, edition };
}

/** A page of the contacts of the agent who asks. @throws AppError forbidden, for those of all agents where the actor is no admin */
export async function contactsOf(
  db: Db,
  requested: RequestedContacts,
  visit: OwnedVisit,
): Promise<ResponseOf<typeof getContacts>> {
  const asking = askingAgent(visit);
  if (requested.filter === 'everyone' && !may(visit.actor, 'reassign contacts'))
    throw new AppError('forbidden');
  const { items, total } = await readContacts(db, asking, requested, await teammatesOf(db, asking));
  return { items: items.map((row) => shown(row, visit)), total };
}

/** @throws AppError not_found, also for a contact of another agent */
export async function contactById(db: Db, id: string, visit: OwnedVisit): Promise<ContactDetails> {
  const row = await requiredContact(db, id, visit);
  const { personId, email, hasOptedOutOfEmail } = row;
  const refuses = personId !== null && email !== null && (await refusesMail(db, email));
  return { ...details(row, visit), hasOptedOutOfEmail: hasOptedOutOfEmail || refuses };
}

/** An act of an agent on a contact, as its policy names it. */
type ContactAction = keyof Contact['can'];

/**
 * Reads a contact with which the actor may do something. Foreign ids and missing ones are answered alike.
 * @param locked until the transaction ends, for changes
 * @throws AppError not_found; forbidden where the actor sees the contact and may not do it
 */
export async function requiredContact(
  db: Db,
  id: string,
  visit: OwnedVisit,
  { action = 'see', locked = false }: { readonly action?: ContactAction; readonly locked?: boolean } = {},
): Promise<ContactRow> {
  const { actor } = visit;
  const asking = askingAgent(visit);
  const teammates = await teammatesOf(db, asking);
  const row = await readContactRow(db, Number(id), asking, { teammates, locked });
  if (row !== undefined && can(actor, action, ofPolicy(row))) return row;
  if (row === undefined || !can(actor, 'see', ofPolicy(row))) throw new AppError('not_found');
  throw new AppError('forbidden');
}

/** Reads a contact of the site, also one of another agent, for admins. @throws AppError not_found */
export async function contactOfSite(
  db: Db,
  id: string,
  visit: OwnedVisit,
  locked = false,
): Promise<ContactRow> {
  const row = await readContactRow(db, Number(id), askingAgent(visit), { teammates: [], locked });
  if (row === undefined) throw new AppError('not_found');
  return row;
}

/** Returns whether an agent may see a contact. */
export async function maySeeContact(db: Db, id: string, visit: OwnedVisit): Promise<boolean> {
  const { actor } = visit;
  if (actor.role !== 'agent') return false;
  const asking = askingAgent(visit);
  const row = await readContactRow(db, Number(id), asking, {
    teammates: await teammatesOf(db, asking),
    locked: false,
  });
  return row !== undefined && can(actor, 'see', ofPolicy(row));
}

/** Announces to the agents that contacts changed. @param id of one contact; null for their lists */
export async function announceContacts(
  transaction: OwnedChange,
  agentIds: readonly (string | null)[],
  id: number | null = null,
): Promise<void> {
  const named = agentIds.filter((each) => each !== null);
  const people = await accountsOfAgents(transaction, named);
  await announce(transaction, { resource: 'contact', id: id === null ? null : String(id), people });
}

/** @throws AppError validation_failed, also for an address that a contact of the agent has already */
export async function createContact(
  db: Db,
  body: BodyOf<typeof addContact>,
  visit: OwnedVisit,
): Promise<ContactDetails> {
  const asking = askingAgent(visit);
  const { now } = visit;
  const { email = null, phone = null, ...values } = storedValues({ email: '', phone: '', ...body });
  const id = await changingAddress(db, visit, 'contact added', async (transaction) => {
    await refuseTwin(transaction, asking.agentId, { email, phone });
    if ((await countContacts(transaction, asking.agentId)) >= mostContacts)
      refuse('email', `You can have ${withCommas(mostContacts)} contacts. Merge or reassign some first.`);
    const { agentId, userId: createdBy, edition } = asking;
    const row = { ...values, email, phone, agentId, createdBy, edition, createdAt: now, updatedAt: now };
    const { id: added } = await insertContact(transaction, row);
    await announceContacts(transaction, [agentId]);
    return added;
  });
  return contactById(db, String(id), visit);
}

/** Changes the parts that are given. @throws AppError validation_failed, not_found, forbidden */
export async function changeContactOf(
  db: Db,
  id: string,
  { isLeasedSearchAllowed, isSharedWithTeam, ...body }: BodyOf<typeof updateContact>,
  visit: OwnedVisit,
): Promise<ContactDetails> {
  const decides = isLeasedSearchAllowed !== undefined || isSharedWithTeam !== undefined;
  await changingAddress(db, visit, 'contact changed', async (transaction) => {
    const action = decides ? 'manage' : 'edit';
    const before = await requiredContact(transaction, id, visit, { action, locked: true });
    const values = storedValues({ email: before.email ?? '', phone: before.phone ?? '', ...body });
    await refuseOtherAddress(transaction, before, values);
    await changeContact(transaction, before.id, {
      ...values,
      ...(isLeasedSearchAllowed !== undefined && { leasedSearch: isLeasedSearchAllowed }),
      ...(isSharedWithTeam !== undefined && { sharedWithTeam: isSharedWithTeam }),
      updatedAt: visit.now,
    });
    await announceContacts(transaction, [before.agentId], before.id);
  });
  return contactById(db, id, visit);
}

/** Fields of a contact as they arrive. */
type Typed = Omit<BodyOf<typeof updateContact>, 'isLeasedSearchAllowed' | 'isSharedWithTeam'>;

/** Fields of a contact as they are stored. */
type Values = Partial<
  Pick<ContactRow, 'firstname' | 'lastname' | 'email' | 'phone' | 'leadSource' | 'notes'>
>;

/** @throws AppError validation_failed with the words of the rules */
function storedValues(typed: Typed): Values {
  const texts = {
    ...(Object.fromEntries(
      Object.entries(typed).map(([name, text = '']) => [name, plainLine(text)]),
    ) as Typed),
    ...(typed.notes !== undefined && { notes: plainText(typed.notes) }),
  };
  refuseProblems(contactProblems(texts));
  const { firstname, lastname, notes, email, phone, leadSource } = texts;
  return {
    ...(firstname !== undefined && { firstname }),
    ...(lastname !== undefined && { lastname }),
    ...(notes !== undefined && { notes }),
    ...(email !== undefined && { email: emailAddress(email) ?? null }),
    ...(phone !== undefined && { phone: phoneNumber(phone) ?? null }),
    ...(leadSource !== undefined && { leadSource: leadSource || null }),
  };
}

/** The address of a contact with an account is the client's own to change. @throws AppError validation_failed */
async function refuseOtherAddress(
  transaction: OwnedChange,
  before: ContactRow,
  { email = null, phone = null }: Values,
): Promise<void> {
  if (email === before.email && phone === before.phone) return;
  if (before.personId !== null && email !== before.email)
    refuse('email', 'Clients change the email of their account themselves');
  if (before.agentId !== null) await refuseTwin(transaction, before.agentId, { email, phone }, before.id);
}

/** @throws AppError validation_failed */
async function refuseTwin(
  transaction: OwnedChange,
  agentId: string,
  { email, phone }: { readonly email: string | null; readonly phone: string | null },
  id?: number,
): Promise<void> {
  const twin = await readTwin(transaction, agentId, { email, phone });
  if (twin === undefined || twin === id) return;
  const field = email === null ? 'phone' : 'email';
  refuse(
    field,
    id === undefined ? ownWords(field) : `Another contact has this ${field}. Merge the two instead.`,
  );
}

const ownWords = (field: 'email' | 'phone'): string =>
  `You already have a contact with this ${field}. Find it in My Contacts.`;

/** Runs a change that may give a contact another address, which a teammate may take meanwhile. @throws AppError validation_failed */
const changingAddress: typeof changeFor = async (...change) => {
  try {
    return await changeFor(...change);
  } catch (error) {
    if (isUniqueViolation(error)) refuse('email', ownWords('email'));
    throw error;
  }
};

/** A contact as its policy knows it. */
const ofPolicy = ({ agentId, username, isSharedWithActor }: ContactRow) => ({
  ...{ agentId, isSharedWithActor, hasAccount: username !== null },
});

/** A contact as the actor may see it. */
export function shown(row: ContactRow, { actor }: OwnedVisit): Contact {
  const { id, username, firstname, lastname, email, phone, agentId, agent, leadSource } = row;
  return {
    ...{ id: String(id), username, firstname, lastname, email, phone, agentId, agent, leadSource },
    createdAt: row.createdAt.toISOString(),
    createdByMe: row.createdBy === actor.userId,
    lastActivity: row.activeAt?.toISOString() ?? null,
    invitedAt: row.invitedAt?.toISOString() ?? null,
    currentAgentOwnsThisContact: actor.role === 'agent' && actor.agentId === agentId,
    isLeasedSearchAllowed: row.leasedSearch,
    isSharedWithTeam: row.sharedWithTeam,
    can: abilities(actor, ofPolicy(row)),
  };
}

/** A contact with its notes and settings. */
export const details = (row: ContactRow, visit: OwnedVisit): ContactDetails => {
  const { notes, also, hasOptedOutOfEmail, notifications } = row;
  return { ...shown(row, visit), notes, also: [...also], hasOptedOutOfEmail, notifications };
};
