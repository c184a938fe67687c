import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { bioName } from '@hearth/domain/people/bio-name.ts';
import { sql } from 'kysely';
import type { Agent } from '../agents/agents.queries.ts';
import { isPublic } from '../agents/public-agent.sql.ts';
import type { Db } from '../db/database.ts';

const names = [
  'agentId',
  'firstname',
  'lastname',
  'title',
  'trecLicense',
  'phone',
  'email',
  'headshotUrlSquare',
] as const;

/** An agent as mails name and reach them. */
export interface AgentInCharge extends Pick<Agent, (typeof names)[number]> {
  /** The key that other tables refer to. */
  readonly id: number;
  /** Plain text below mails that the agent sends. */
  readonly signature: string | null;
  /** The agent wants mails about inquiries without an answer. */
  readonly inquiryReminders: boolean;
}

const selected = ['id', 'signature', 'inquiryReminders', ...names] as const;
const columns = sql.join(selected.map((name) => sql.ref(name)));

/** By key; none who retired. */
export const agentByKey = (db: Db, id: number): Promise<AgentInCharge | undefined> =>
  working(db).where('id', '=', id).executeTakeFirst();

const working = (db: Db) => db.selectFrom('agent').select(selected).where('retiredAt', 'is', null);

/** By username, in any edition; none who retired. */
export async function agentByUsername(db: Db, agentId: string): Promise<AgentInCharge | undefined> {
  return working(db).where('agentId', '=', agentId).executeTakeFirst();
}

/**
 * By username, licence number or the name of the bio page, as pages name agents; none without a public page. Served by
 * the primary key, agent_trec_license and agent_bio_name.
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
      and (agent_id = ${name} or trec_license = ${name} or (bio_name = ${page} and bio_name <> ''))
    order by agent_id = ${name} desc, trec_license = ${name} desc nulls last, created_at, agent_id
    limit 1
  `.execute(db);
  return rows[0];
}

/** The address of each agent of an edition. */
export async function agentEmails(db: Db, edition: EditionId): Promise<(string | null)[]> {
  const rows = await db.selectFrom('agent').select('email').where('edition', '=', edition).execute();
  return rows.map(({ email }) => email);
}

/** Returns whether an address is an agent's; served by agent_email. */
export async function isAgentEmail(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from agent where email is not null and lower(email) = lower(${email}) limit 1
  `.execute(db);
  return rows.length > 0;
}
