import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Inquiry } from '../inquiries/inquiry.ts';

/** An inquiry with the agent who answers it and the listing that it is about. */
export interface StoredLead extends Inquiry {
  readonly consentWithdrawnAt: Date | null;
  readonly listingid: string | null;
  readonly agentUsername: string | null;
  readonly agentName: string | null;
  readonly agentEmail: string | null;
  readonly agentPhone: string | null;
}

/** undefined for an inquiry that was deleted. */
export async function readLead(db: Db, inquiryId: string): Promise<StoredLead | undefined> {
  const { rows } = await sql<StoredLead>`
    select inquiry.*, listing.listingid, agent.agent_id as agent_username,
           trim(agent.firstname || ' ' || agent.lastname) as agent_name, agent.email as agent_email, agent.phone as agent_phone
    from inquiry
    left join agent on agent.id = inquiry.agent_key and agent.retired_at is null
    left join listing on listing.listingkey = inquiry.listingkey
    where inquiry.id = ${inquiryId}
  `.execute(db);
  return rows[0];
}
