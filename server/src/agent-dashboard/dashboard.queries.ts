import type { StoredInquiryType } from '@hearth/domain/inquiry/inquiry-types.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Most entries of a part of the dashboard. */
const MOST = 5;

interface InquiryRow {
  readonly id: string;
  readonly type: StoredInquiryType;
  readonly firstname: string;
  readonly lastname: string;
}

/** The agent whose day it is. */
export interface DashboardAgent {
  readonly agentId: string;
  readonly edition: string;
  readonly now: Date;
}

type NamedAgent = Pick<DashboardAgent, 'agentId' | 'edition'>;

/** The key of the agent with this username. */
export const keyOfAgent = ({ agentId, edition }: NamedAgent) => sql`
  (select agent.id from agent
   where agent.agent_id = ${agentId} and agent.edition = ${edition} and agent.retired_at is null)`;

/** Inquiries of an agent; served by inquiry_agent. */
export const ofAgent = (agent: NamedAgent) => sql`inquiry.agent_key = ${keyOfAgent(agent)}`;

/** Tours of a day that are not closed, by their time. @param day 'YYYY-MM-DD' on the clock of the edition */
export async function readTours(
  db: Db,
  agent: DashboardAgent,
  day: string,
): Promise<(InquiryRow & { readonly tourDateTime: string; readonly askedListingId: string | null })[]> {
  const { rows } = await sql<
    InquiryRow & { readonly tourDateTime: string; readonly askedListingId: string | null }
  >`
    select id, type, firstname, lastname, tour_date_time, asked_listing_id from inquiry
    where ${ofAgent(agent)} and status <> 'closed' and tour_date_time >= ${day} and tour_date_time < ${`${day}U`}
    order by tour_date_time, id
  `.execute(db);
  return rows;
}

/** Inquiries without an answer, those that wait longest first, and the number of all. */
export async function readWaiting(
  db: Db,
  agent: DashboardAgent,
): Promise<(InquiryRow & { readonly createdAt: Date; readonly total: number })[]> {
  const { rows } = await sql<InquiryRow & { readonly createdAt: Date; readonly total: number }>`
    select id, type, firstname, lastname, created_at, count(*) over () as total from inquiry
    where ${ofAgent(agent)} and status = 'new' and (snoozed_until is null or snoozed_until <= ${agent.now})
    order by created_at, id limit ${MOST}
  `.execute(db);
  return rows;
}

interface ContactRow {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
}

/** Contacts who used the site since then and show their activity; served by contact_activity. */
export async function readActive(
  db: Db,
  { agentId }: DashboardAgent,
  since: Date,
): Promise<(ContactRow & { readonly activeAt: Date })[]> {
  const { rows } = await sql<ContactRow & { readonly activeAt: Date }>`
    select contact.id, contact.firstname, contact.lastname, contact.active_at from contact
    left join history_setting on history_setting.person_id = contact.person_id
    where contact.agent_id = ${agentId} and contact.activity > ${since} and contact.active_at > ${since}
      and coalesce(history_setting.show_to_agent, true)
    order by contact.activity desc, contact.id desc limit ${MOST}
  `.execute(db);
  return rows;
}

/** Contacts whose saved searches are older than then and brought no mail since; served by contact_activity and the keys of digest. */
export async function readQuiet(
  db: Db,
  { agentId, edition }: DashboardAgent,
  since: Date,
): Promise<(ContactRow & { readonly searches: number })[]> {
  const { rows } = await sql<ContactRow & { readonly searches: number }>`
    select contact.id, contact.firstname, contact.lastname, count(*) as searches
    from contact join saved_search on saved_search.person_id = contact.person_id
    where contact.agent_id = ${agentId} and saved_search.edition = ${edition} and saved_search.cadence <> 'never'
      and not exists (
        select from digest where digest.person_id = contact.person_id and digest.closed_at > ${since} and digest.events <> '{}'
      )
    group by contact.id having max(saved_search.created_at) < ${since}
    order by contact.id desc limit ${MOST}
  `.execute(db);
  return rows;
}
