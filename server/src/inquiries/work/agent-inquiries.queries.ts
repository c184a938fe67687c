import type { Language } from '@hearth/domain/embed/language.ts';
import type { StoredInquiryType } from '@hearth/domain/inquiry/inquiry-types.ts';
import type { InquiryList, InquiryStatus } from '@hearth/domain/inquiry/inquiry-work.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { keptCount } from '../../db/kept-counts.ts';
import { type ListPage, type PageOf, readListPage } from '../../db/list-page.ts';
import { allOf, type SqlFragment } from '../../db/sql-fragment.ts';
import type { Attempted } from '../../http/attempt.ts';

/** An inquiry as its agent sees it in a list. */
export interface ListedInquiry {
  readonly id: string;
  readonly type: StoredInquiryType;
  readonly firstname: string;
  readonly lastname: string;
  readonly message: string | null;
  readonly tourDateTime: string | null;
  readonly askedListingId: string | null;
  readonly createdAt: Date;
  readonly status: InquiryStatus;
  readonly answeredAt: Date | null;
  readonly snoozedUntil: Date | null;
}

/** An inquiry with everything that its agent needs for the answer. */
export interface OpenedInquiry extends ListedInquiry {
  readonly agentKey: number;
  readonly email: string;
  readonly phone: string;
  readonly fact: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  readonly language: Language;
  readonly landingPage: string | null;
  readonly hiddenFields: string | null;
  readonly consentWithdrawnAt: Date | null;
}

/** Inquiries of one agent, and the page of them. */
export interface AgentInquiries extends PageOf<'date'> {
  readonly agentKey: number;
  readonly status: InquiryList;
  /** null for those of any time. */
  readonly since: Date | null;
  readonly now: Date;
}

const listed = sql`id, type, firstname, lastname, coalesce(message, fact) as message, tour_date_time, asked_listing_id, created_at,
  status, answered_at, snoozed_until`;

const opened = sql`${listed}, agent_key, email, phone, fact, street, city, state, zip, language, landing_page, hidden_fields,
  consent_withdrawn_at`;

function conditionOf({ status, now }: Pick<AgentInquiries, 'status' | 'now'>): readonly SqlFragment[] {
  if (status === 'all') return [];
  if (status === 'snoozed') return [sql`status = 'new'`, sql`snoozed_until > ${now}`];
  if (status !== 'new') return [sql`status = ${status}`];
  return [sql`status = 'new'`, sql`(snoozed_until is null or snoozed_until <= ${now})`];
}

/** The number of an agent's inquiries of all times; those that are snoozed, or no longer, by the hour are counted. */
function keptOf({ agentKey, status, since }: AgentInquiries): SqlFragment | undefined {
  if (since !== null || status === 'new' || status === 'snoozed') return undefined;
  return keptCount(
    ['inquiries of an agent'],
    sql`${String(agentKey)}`,
    status === 'all' ? undefined : status,
  );
}

/** A page of the inquiries that an agent answers; served by inquiry_agent and inquiry_agent_status. */
export const readAgentInquiries = (db: Db, requested: AgentInquiries): Promise<ListPage<ListedInquiry>> =>
  readListPage(
    db,
    {
      select: listed,
      from: sql`inquiry`,
      where: allOf([
        sql`agent_key = ${requested.agentKey}`,
        ...conditionOf(requested),
        ...(requested.since === null ? [] : [sql`created_at > ${requested.since}`]),
      ]),
      orders: { date: sql`created_at` },
      key: sql`id`,
      keysFirst: true,
      kept: keptOf(requested),
    },
    requested,
  );

/** An inquiry by its id and the agent who answers it; served by the key. */
export async function readAgentInquiry(
  db: Db,
  id: string,
  agentKey: number,
  { isLocked = false } = {},
): Promise<OpenedInquiry | undefined> {
  const { rows } = await sql<OpenedInquiry>`
    select ${opened} from inquiry where id = ${id} and agent_key = ${agentKey} ${isLocked ? sql`for update` : sql``}
  `.execute(db);
  return rows[0];
}

/** All inquiries of an agent, the newest first; served by inquiry_agent. */
export async function readFiledInquiries(db: Db, agentKey: number): Promise<OpenedInquiry[]> {
  const { rows } = await sql<OpenedInquiry>`
    select ${opened} from inquiry where agent_key = ${agentKey} order by created_at desc, id
  `.execute(db);
  return rows;
}

/** An inquiry whose thread gets a mail, locked; served by the key. */
export async function readInquiry(
  db: Db,
  id: string,
): Promise<(Omit<OpenedInquiry, 'agentKey'> & { readonly agentKey: number | null }) | undefined> {
  const { rows } = await sql<Omit<OpenedInquiry, 'agentKey'> & { readonly agentKey: number | null }>`
    select ${opened} from inquiry where id = ${id} for update
  `.execute(db);
  return rows[0];
}

/** A reply in the thread of an inquiry. */
export interface Reply {
  readonly id: number;
  /** The visitor wrote it by mail; the agent otherwise. */
  readonly byVisitor: boolean;
  /** Name of the agent; null once deleted. */
  readonly agent: string | null;
  readonly body: string;
  readonly createdAt: Date;
}

/** The oldest first; served by inquiry_reply_thread. */
export async function readReplies(db: Db, inquiryId: string): Promise<Reply[]> {
  const { rows } = await sql<Reply>`
    select reply.id, reply.by_visitor, nullif(concat_ws(' ', agent.firstname, agent.lastname), '') as agent, reply.body, reply.created_at
    from inquiry_reply as reply left join agent on agent.id = reply.agent_key
    where reply.inquiry_id = ${inquiryId} order by reply.id
  `.execute(db);
  return rows;
}

/** Served by the unique key of agent and attempt. */
export async function replyOfAttempt(
  db: Db,
  agentKey: number,
  attemptKey: string,
): Promise<Attempted | undefined> {
  return db
    .selectFrom('inquiryReply')
    .select(['id', 'attemptDigest'])
    .where('agentKey', '=', agentKey)
    .where('attemptKey', '=', attemptKey)
    .executeTakeFirst();
}

interface NewReply {
  readonly inquiryId: string;
  readonly agentKey: number;
  readonly body: string;
  readonly attemptKey: string | null;
  readonly attemptDigest: string | null;
  readonly createdAt: Date;
}

export async function insertReply(db: Db, reply: NewReply): Promise<void> {
  await db.insertInto('inquiryReply').values(reply).execute();
}

/** Adds a mail to a thread; false for a mail that it has. Served by the unique Message-ID. */
export async function insertMailReply(
  db: Db,
  reply: Pick<NewReply, 'inquiryId' | 'body' | 'createdAt'> & {
    readonly agentKey: number | null;
    readonly byVisitor: boolean;
    readonly messageId: string | null;
  },
): Promise<boolean> {
  const inserted = await db
    .insertInto('inquiryReply')
    .values(reply)
    .onConflict((conflict) => conflict.column('messageId').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The part of an inquiry that its agent and the job change. */
export interface InquiryWork {
  readonly status?: InquiryStatus;
  readonly answeredAt?: Date | null;
  readonly snoozedUntil?: Date | null;
  readonly dueAt?: Date | null;
  readonly remindedAt?: Date | null;
  readonly agentKey?: number;
}

export async function changeWork(db: Db, id: string, work: InquiryWork): Promise<void> {
  await db.updateTable('inquiry').set(work).where('id', '=', id).execute();
}

/** An inquiry that waits too long for its answer. */
export interface DueInquiry {
  readonly id: string;
  readonly agentKey: number | null;
  readonly remindedAt: Date | null;
}

/** Locks inquiries of an edition that are due and that no other run holds; served by inquiry_due. */
export async function lockDue(db: Db, edition: string, now: Date, most: number): Promise<DueInquiry[]> {
  const { rows } = await sql<DueInquiry>`
    select id, agent_key, reminded_at from inquiry
    where due_at <= ${now} and edition = ${edition} and status = 'new'
    order by due_at limit ${most} for update skip locked
  `.execute(db);
  return rows;
}

/** A colleague who can take an inquiry over. */
export interface Colleague {
  readonly agentId: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** Agents of an edition who work and have an address, by name; served by agent_edition_name. */
export const readColleagues = (db: Db, edition: string, agentKey: number): Promise<Colleague[]> =>
  db
    .selectFrom('agent')
    .select(['agentId', 'firstname', 'lastname'])
    .where(sql<boolean>`edition = ${edition} and retired_at is null and email is not null`)
    .where('id', '<>', agentKey)
    .orderBy('lastname')
    .orderBy('firstname')
    .orderBy('agentId')
    .execute();
