import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { typesWithContacts } from '@hearth/domain/people/capabilities.ts';
import { sql } from 'kysely';
import { hasNamesWith } from '../agents/public-agent.sql.ts';
import type { Db } from '../db/database.ts';
import type { SqlFragment } from '../db/sql-fragment.ts';

/** An agent to whom contacts may be given. */
export interface AssignableAgent {
  readonly agentId: string;
  readonly name: string;
  readonly title: string | null;
  readonly accountType: string | null;
}

const MOST_AGENTS = 20;

/** An agent of the edition who works here, with an account that is not disabled and of a type that has contacts. */
const from = (edition: EditionId): SqlFragment => sql`
  agent join person on person.id = agent.account_id
  where agent.edition = ${edition} and agent.retired_at is null and person.disabled_at is null
    and coalesce(person.account_type, 'Individual Agent') = any(${[...typesWithContacts]}::text[])`;

/** The first by name; reads the agents of the edition by agent_edition_name. @param words lower-case letters and digits, which begin names */
export async function readAssignableAgents(
  db: Db,
  edition: EditionId,
  words: readonly string[],
): Promise<readonly AssignableAgent[]> {
  const { rows } = await sql<AssignableAgent>`
    select agent.agent_id, concat_ws(' ', agent.firstname, agent.lastname) as name, agent.title, person.account_type
    from ${from(edition)} and ${hasNamesWith(words)}
    order by agent.lastname, agent.firstname, agent.agent_id limit ${MOST_AGENTS}
  `.execute(db);
  return rows;
}

/** Served by the key of agents. */
export async function isAssignable(db: Db, agentId: string, edition: EditionId): Promise<boolean> {
  const { rows } = await sql`select from ${from(edition)} and agent.agent_id = ${agentId}`.execute(db);
  return rows.length > 0;
}
