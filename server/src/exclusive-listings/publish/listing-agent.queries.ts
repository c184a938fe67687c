import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { ListingAgent } from './compose-listing.ts';

/** Contact data of an agent; null for an unknown one. Served by keys. */
export async function readListingAgent(db: Db, agentId: string | null): Promise<ListingAgent | null> {
  const { rows } = await sql<ListingAgent>`
    select agent.firstname || ' ' || agent.lastname as fullname, agent.phone, agent.email, office.name as office_name
    from agent left join office on office.office_id = agent.office_id
    where agent.agent_id = ${agentId}
  `.execute(db);
  return rows[0] ?? null;
}
