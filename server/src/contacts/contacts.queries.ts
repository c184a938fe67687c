import type { ContactDetails, ContactFilter } from '@hearth/domain/contract/contact.ts';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../db/database.ts';
import { keptCount } from '../db/kept-counts.ts';
import type { ListPage, PageOf } from '../db/list-page.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import { allOf, likeText, type SqlFragment } from '../db/sql-fragment.ts';
import type { Contact } from '../db/tables.ts';

/** A contact as it is stored, with the account and the agent that it has. */
export interface ContactRow {
  readonly id: number;
  readonly agentId: string | null;
  readonly agent: string | null;
  readonly personId: string | null;
  readonly username: string | null;
  readonly hasOptedOutOfEmail: boolean;
  /** Kinds of news by mail; null without an account. */
  readonly notifications: ContactDetails['notifications'];
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly also: readonly string[];
  readonly notes: string;
  readonly leadSource: string | null;
  readonly createdBy: string | null;
  readonly createdAt: Date;
  readonly activeAt: Date | null;
  readonly invitedAt: Date | null;
  readonly leasedSearch: boolean;
  readonly sharedWithTeam: boolean;
  /** The agent who has it and the one who asks are of one team, and it is shared with the team. */
  readonly isSharedWithActor: boolean;
}

/** The agent who asks. */
export interface AskingAgent {
  readonly agentId: string;
  readonly userId: string;
  readonly edition: EditionId;
}

const select = (isShared: SqlFragment) => sql`
  contact.id, contact.agent_id, nullif(concat_ws(' ', agent.firstname, agent.lastname), '') as agent,
  contact.person_id, person.username, coalesce(person.has_opted_out_of_email, false) as has_opted_out_of_email,
  case when person.id is not null then json_build_object(
    'priceChanges', person.notify_price_changes, 'statusChanges', person.notify_status_changes,
    'photoChanges', person.notify_photo_changes, 'openHouses', person.notify_open_houses) end as notifications,
  contact.firstname, contact.lastname, contact.email, contact.phone, contact.also, contact.notes, contact.lead_source,
  contact.created_by, contact.created_at, contact.active_at, contact.invited_at, contact.leased_search,
  contact.shared_with_team, ${isShared} as is_shared_with_actor`;
/** A disabled account is none. */
const tables = sql`left join agent on agent.agent_id = contact.agent_id
                   left join person on person.id = contact.person_id and person.disabled_at is null`;

/** Usernames of the agents of an agent's team without the agent; served by agent_team. */
export async function teammatesOf(db: Db, { agentId, edition }: AskingAgent): Promise<readonly string[]> {
  const { rows } = await sql<{ agentId: string }>`
    select mate.agent_id from agent one join agent mate using (edition, team_name)
    where one.agent_id = ${agentId} and one.edition = ${edition} and mate.agent_id <> one.agent_id
  `.execute(db);
  return rows.map((row) => row.agentId);
}

/** Contacts that teammates share. */
const sharedBy = (teammates: readonly string[]): SqlFragment =>
  sql`(contact.shared_with_team and contact.agent_id = any(${teammates}::text[]))`;

export interface RequestedContacts extends PageOf<'activity' | 'name'> {
  readonly filter: ContactFilter;
  /** Words of name, address or phone. */
  readonly query: string;
}

/** The condition of a filter, without the contacts that teammates share. */
function ofFilter({ agentId, userId, edition }: AskingAgent, filter: ContactFilter): SqlFragment {
  const own = sql`contact.agent_id = ${agentId}`;
  if (filter === 'everyone') return sql`contact.edition = ${edition}`;
  return filter === 'created' ? allOf([own, sql`contact.created_by = ${userId}`]) : own;
}

const withWords = (query: string): readonly SqlFragment[] =>
  query
    .toLowerCase()
    .split(/[\s()]+/)
    .filter((word) => word !== '')
    .map((word) => sql`contact.search_text like ${`%${likeText(word)}%`}`);

const columnOf = { activity: sql`contact.activity`, name: sql`contact.sort_name` } as const;

/**
 * A page of the contacts that an agent may see; served by contact_activity, contact_name, contact_shared, contact_shared_name,
 * contact_words and contact_search. Those of the agent and of each teammate are ordered and cut by an index of their own, and agents
 * and accounts are read for the page alone. The number of all is kept, see `keptCount`; with words it is counted.
 */
export async function readContacts(
  db: Db,
  asking: AskingAgent,
  { filter, query, page, limit, sortBy, sortType }: RequestedContacts,
  teammates: readonly string[],
): Promise<ListPage<ContactRow>> {
  const direction = sortType === 'ASC' ? sql`asc` : sql`desc`;
  const order = sql`order by ${columnOf[sortBy]} ${direction}, contact.id ${direction}`;
  const words = withWords(query);
  const own = allOf([ofFilter(asking, filter), ...words]);
  const sharing = filter === 'all' ? teammates : [];
  const isKept = filter === 'all' && words.length === 0;
  const first = (where: SqlFragment) =>
    sql`(select * from contact where ${where} ${order} limit ${page * limit})`;
  const ofMate = allOf([sql`contact.shared_with_team and contact.agent_id = mate`, ...words]);
  const ofMates = sql`(select contact.* from unnest(${sharing}::text[]) mate cross join lateral ${first(ofMate)} contact)`;
  const parts = sharing.length === 0 ? [first(own)] : [first(own), ofMates];
  const counts = isKept
    ? [
        keptCount(['contacts'], sql`${asking.agentId}`),
        keptCount(['contacts'], sql`any(${sharing}::text[])`, 'shared'),
      ]
    : (sharing.length === 0 ? [own] : [own, allOf([sharedBy(sharing), ...words])]).map(
        (part) => sql`(select count(*) from contact where ${part})`,
      );
  const [items, counted] = await Promise.all([
    sql<ContactRow>`
      select ${select(sharedBy(teammates))} from (
        select * from (${sql.join(parts, sql` union all `)}) as contact ${order} limit ${limit} offset ${(page - 1) * limit}
      ) as contact ${tables} ${order}
    `.execute(db),
    sql<{ total: number }>`select ${sql.join(counts, sql` + `)} as total`.execute(db),
  ]);
  return { items: items.rows, total: counted.rows[0]?.total ?? 0 };
}

/** Reads one contact of the site, also one of another agent; served by its key. @param locked until the transaction ends */
export async function readContactRow(
  db: Db,
  id: number,
  { edition }: AskingAgent,
  { teammates, locked }: { readonly teammates: readonly string[]; readonly locked: boolean },
): Promise<ContactRow | undefined> {
  const { rows } = await sql<ContactRow>`
    select ${select(sharedBy(teammates))} from contact ${tables} where contact.id = ${id} and contact.edition = ${edition}
    ${locked ? sql`for no key update of contact` : sql``}
  `.execute(db);
  return rows[0];
}

/** The contact that an agent has with an address, or with a phone and no address; served by contact_email and contact_phone. */
export async function readTwin(
  db: Db,
  agentId: string,
  { email, phone }: { readonly email: string | null; readonly phone: string | null },
): Promise<number | undefined> {
  const isSame =
    email === null ? sql`contact.email is null and contact.phone = ${phone}` : sql`contact.email = ${email}`;
  const { rows } = await sql<{ id: number }>`
    select id from contact where agent_id = ${agentId} and ${isSame}
  `.execute(db);
  return rows[0]?.id;
}

export async function countContacts(db: Db, agentId: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from contact where agent_id = ${agentId}`.execute(db);
  return rows[0]?.count ?? 0;
}

export const insertContact = (db: Db, row: Insertable<Contact>): Promise<{ readonly id: number }> =>
  db.insertInto('contact').values(row).returning('id').executeTakeFirstOrThrow();

export async function changeContact(db: Db, id: number, changes: Updateable<Contact>): Promise<void> {
  await db.updateTable('contact').set(changes).where('id', '=', id).execute();
}

export async function deleteContact(db: OwnedChange, id: number): Promise<void> {
  await db.deleteFrom('contact').where('id', '=', id).execute();
}

/** Moves a contact without an account to an agent, whose own one of the same address is folded in. */
export async function moveContact(db: OwnedChange, id: number, agentId: string): Promise<void> {
  await sql`select move_contact(${id}, ${agentId})`.execute(db);
}

/** Accounts of agents and of the agents of their teams, who may have a contact on an open page. */
export async function accountsOfAgents(db: Db, agentIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ accountId: string }>`
    select distinct mate.account_id from agent one join agent mate
      on mate.edition = one.edition and (mate.agent_id = one.agent_id or mate.team_name = one.team_name)
    where one.agent_id = any(${[...agentIds]}::text[]) and mate.account_id is not null
  `.execute(db);
  return rows.map((row) => row.accountId);
}

/** Notes that a client used the site, once a minute; served by the key of persons. */
export async function touchContact(db: OwnedChange, personId: string, now: Date): Promise<void> {
  await sql`
    update contact set active_at = ${now}::timestamptz
    where person_id = ${personId} and coalesce(active_at, '-infinity') < ${now}::timestamptz - interval '1 minute'
  `.execute(db);
}

/** Deletes the card that the sign-up of a client made for an agent; one that an agent made stays. Served by the key of people. */
export const deleteSignUpCard = (db: Db, personId: string) =>
  db.deleteFrom('contact').where('personId', '=', personId).where('createdBy', 'is', null).execute();
