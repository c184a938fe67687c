import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/database.ts';
import type { Agent, AgentReview } from './agents.queries.ts';

type Db = Kysely<Tables>;

/** An agent with what other tables say of them. */
export interface AgentSource extends Agent {
  readonly bioname: string;
  /** False where an earlier agent of the edition has the same bio name: this one's page goes by the username. */
  readonly ownsbioname: boolean;
  readonly teammates: readonly string[];
  readonly reviewcount: number;
  readonly averagerating: number | null;
  readonly officephone: string | null;
  readonly officeaddress: string | null;
}

/** Of `agent`: accounts that work behind the desk or for machines have no public page. */
export const isPublic = sql`replace(lower(coalesce(agent."userAccountType", '')), ' ', '')
  not in ('staffaccount', 'coordinator', 'systemaccount')`;

const source = sql`
  select agent.*, office.phone as officephone, office.address as officeaddress,
         not exists (
           select from agent as earlier
           where earlier.edition = agent.edition and earlier.bioname = agent.bioname
             and (earlier.createdat, earlier."agentId") < (agent.createdat, agent."agentId")
         ) as ownsbioname,
         array(
           select mate.firstname || ' ' || mate.lastname
           from agent as mate
           where mate.edition = agent.edition and mate.teamname = agent.teamname and mate."agentId" <> agent."agentId"
           order by mate.lastname, mate.firstname
         ) as teammates,
         review.count as reviewcount, review.rating as averagerating
  from agent
  left join office on office.officeid = agent.officeid
  cross join lateral (
    select count(*) as count, round(avg(rating), 1) as rating from agent_review
    where agent_review."agentId" = agent."agentId"
  ) as review`;

/**
 * By username, then licence number, then bio name; undefined for agents of other editions and for accounts without a page.
 * Served by the primary key, agent_trec_license and agent_bioname.
 *
 * @param bioname the name as `bioName` would write it; matches nothing where it is ''
 */
export async function findAgent(
  db: Db,
  edition: EditionId,
  name: string,
  bioname: string,
): Promise<AgentSource | undefined> {
  const { rows } = await sql<AgentSource>`
    ${source}
    where agent.edition = ${edition} and ${isPublic}
      and (agent."agentId" = ${name} or agent."trecLicense" = ${name}
           or (agent.bioname = ${bioname} and ${bioname} <> ''))
    order by agent."agentId" = ${name} desc, agent."trecLicense" = ${name} desc nulls last, agent.createdat,
             agent."agentId"
    limit 1
  `.execute(db);
  return rows[0];
}

/** The one who is named for it, else who has been here longest and can be written to. */
export async function findDefaultAgent(db: Db, edition: EditionId): Promise<AgentSource | undefined> {
  const { rows } = await sql<AgentSource>`
    ${source}
    where agent.edition = ${edition} and ${isPublic}
    order by agent."defaultAgent" desc, agent.email is null, agent.createdat, agent."agentId"
    limit 1
  `.execute(db);
  return rows[0];
}

type ReviewRow = Omit<AgentReview, 'agentId' | 'createdat'> & { readonly createdat: Date };

/** One page of an agent's reviews, newest first. Served by agent_review_agent. */
export async function findReviews(
  db: Db,
  agentId: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select reviewid, author, rating, body, createdat from agent_review
    where "agentId" = ${agentId}
    order by createdat desc, reviewid
    limit ${page.limit} offset ${page.offset}
  `.execute(db);
  return rows;
}
