import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { SqlFragment } from '../db/sql-fragment.ts';
import type { Agent, AgentReview } from './agents.queries.ts';
import { isPublic, ownsBioName } from './public-agent.sql.ts';

/** An agent with what other tables say of them. */
export interface AgentSource extends Agent {
  /** The key that other tables refer to. */
  readonly id: number;
  readonly bioName: string;
  /** Plain text below mails that the agent sends. */
  readonly signature: string | null;
  /** At most one of an edition: speaks with people who want to work for the brokerage. */
  readonly interviewer: boolean;
  /** The agent wants mails about inquiries without an answer. */
  readonly inquiryReminders: boolean;
  /** False where an earlier agent of the edition has the same bio name: this one's page goes by the username. */
  readonly ownsBioName: boolean;
  /** Their usernames. */
  readonly teammates: readonly string[];
  readonly reviewCount: number;
  readonly averageRating: number | null;
  readonly officePhone: string | null;
  readonly officeAddress: string | null;
}

const source = sql`
  select agent.*, office.phone as office_phone, office.address as office_address,
         ${ownsBioName} as owns_bio_name,
         array(
           select mate.agent_id
           from agent as mate
           where mate.edition = agent.edition and mate.team_name = agent.team_name and mate.agent_id <> agent.agent_id
             and mate.retired_at is null
           order by mate.lastname, mate.firstname
         ) as teammates,
         review.count as review_count, review.rating as average_rating
  from agent
  left join office on office.office_id = agent.office_id
  cross join lateral (
    select count(*) as count, round(avg(rating), 1) as rating from agent_review
    where agent_review.agent_key = agent.id and agent_review.state = 'approved'
  ) as review`;

/**
 * Looks an agent up by username, then license number, then bio name; undefined for agents of other editions and for
 * accounts without a page. Served by the key of agent_id, agent_trec_license and agent_bio_name.
 * @param bioname the name in the form of `bioName`; '' matches no agent
 */
export async function findAgent(
  db: Db,
  edition: EditionId,
  name: string,
  bioName: string,
): Promise<AgentSource | undefined> {
  const { rows } = await sql<AgentSource>`
    ${source}
    where agent.edition = ${edition} and ${isPublic}
      and (agent.agent_id = ${name} or agent.trec_license = ${name}
           or (agent.bio_name = ${bioName} and ${bioName} <> ''))
    order by agent.agent_id = ${name} desc, agent.trec_license = ${name} desc nulls last, agent.created_at,
             agent.agent_id
    limit 1
  `.execute(db);
  return rows[0];
}

/** Returns whether an agent has a public page that lists homes, which needs a license. Served by the key of agent_id. */
export async function readHasHomesPage(db: Db, edition: EditionId, agentId: string | null): Promise<boolean> {
  const { rows } = await sql`
    select from agent
    where agent.agent_id = ${agentId} and agent.edition = ${edition} and ${isPublic} and agent.trec_license is not null
  `.execute(db);
  return rows.length > 0;
}

/** A client, by the account or by an address, which counts once it is proven; null for guests and agents. */
export type AgentsClient = { readonly personId: string } | { readonly email: string } | null;

/** The agent of a client, else the recommended one, else the agent of people without one. */
export async function findOwnAgent(
  db: Db,
  edition: EditionId,
  client: AgentsClient,
  recommended: string | null,
): Promise<(AgentSource & { readonly isAssigned: boolean }) | undefined> {
  const assigned = assignedTo(client);
  const { rows } = await sql<AgentSource & { readonly isAssigned: boolean }>`
    select own.*, coalesce(own.agent_id = ${assigned}, false) as is_assigned
    from (${firstPublic(edition, sql`agent.agent_id is not distinct from ${assigned} desc, agent.agent_id is not distinct from ${recommended} desc`)}) as own
  `.execute(db);
  return rows[0];
}

/** The agent who is named for interviews, else the agent of people without one. */
export async function findInterviewer(db: Db, edition: EditionId): Promise<AgentSource | undefined> {
  const { rows } = await sql<AgentSource>`${firstPublic(edition, sql`agent.interviewer desc`)}`.execute(db);
  return rows[0];
}

/** The first agent in an order, then the default one, then who has been here longest and can be written to; reads the agents of the edition. */
const firstPublic = (edition: EditionId, order: SqlFragment): SqlFragment => sql`
  ${source} where agent.id = (
    select agent.id from agent where agent.edition = ${edition} and ${isPublic}
    order by ${order}, agent.default_agent desc, agent.email is null, agent.created_at, agent.agent_id
    limit 1
  )`;

/** Returns whether the account of an address is an agent's; served by the key of person. */
export async function isAccountOfAgent(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from person where email = ${email.toLowerCase()} and role = 'Agent'
  `.execute(db);
  return rows.length > 0;
}

/** Served by the keys of person. */
function assignedTo(client: AgentsClient): SqlFragment {
  if (client === null) return sql`null::text`;
  if ('personId' in client)
    return sql`(select person.agent_id from person where person.id = ${client.personId}::uuid)`;
  return sql`(select person.agent_id from person where person.email = ${client.email.toLowerCase()} and email_verified)`;
}

export type ReviewRow = Omit<AgentReview, 'agentId' | 'createdat'> & { readonly createdat: Date };

/** One page of an agent's reviews, newest first. Served by agent_review_agent. */
export async function findReviews(
  db: Db,
  { id }: Pick<AgentSource, 'id'>,
  page: { readonly limit: number; readonly offset: number },
): Promise<ReviewRow[]> {
  return db
    .selectFrom('agentReview')
    .select(['reviewId as reviewid', 'author', 'rating', 'body', 'createdAt as createdat'])
    .where('agentKey', '=', id)
    .where('state', '=', 'approved')
    .orderBy('createdAt', 'desc')
    .orderBy('reviewId')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}
