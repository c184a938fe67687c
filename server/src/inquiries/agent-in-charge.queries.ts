import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { bioName } from '@hearth/domain/people/bio-name.ts';
import { type Kysely, sql } from 'kysely';
import type { Agent } from '../agents/agents.queries.ts';
import { isPublic } from '../agents/public-agent.queries.ts';
import type { Tables } from '../db/database.ts';

type Db = Kysely<Tables>;

/** An agent as mails name and reach them. */
export type AgentInCharge = Pick<
  Agent,
  'agentId' | 'firstname' | 'lastname' | 'trecLicense' | 'phone' | 'email'
>;

const columns = sql`"agentId", firstname, lastname, "trecLicense", phone, email`;

/** By username, in any edition. */
export async function agentByUsername(db: Db, agentId: string): Promise<AgentInCharge | undefined> {
  const { rows } = await sql<AgentInCharge>`
    select ${columns} from agent where "agentId" = ${agentId}
  `.execute(db);
  return rows[0];
}

/**
 * By username, licence number or the name of the bio page, as pages name agents; none without a public page. Served by
 * the primary key, agent_trec_license and agent_bioname.
 */
export async function agentByName(
  db: Db,
  edition: EditionId,
  name: string,
): Promise<AgentInCharge | undefined> {
  const page = bioName({ firstname: name, lastname: '' });
  const { rows } = await sql<AgentInCharge>`
    select ${columns} from agent
    where edition = ${edition} and ${isPublic}
      and ("agentId" = ${name} or "trecLicense" = ${name} or (bioname = ${page} and bioname <> ''))
    order by "agentId" = ${name} desc, "trecLicense" = ${name} desc nulls last, createdat, "agentId"
    limit 1
  `.execute(db);
  return rows[0];
}

/** Whether an address is an agent's; served by agent_email. */
export async function isAgentEmail(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from agent where email is not null and lower(email) = lower(${email}) limit 1
  `.execute(db);
  return rows.length > 0;
}

/**
 * Who answers where nobody else is asked for: whoever was named for it, else the longest-serving agent of the edition who
 * has a public page and can be written to: the one whom `GET /agent/default` names.
 */
export async function defaultAgent(db: Db, edition: EditionId): Promise<AgentInCharge | undefined> {
  const { rows } = await sql<AgentInCharge>`
    select ${columns} from agent where edition = ${edition} and ${isPublic}
    order by "defaultAgent" desc, email is null, createdat, "agentId"
    limit 1
  `.execute(db);
  return rows[0];
}
