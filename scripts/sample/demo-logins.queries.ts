import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { DraftPhoto } from '@hearth/domain/exclusive/draft-photos.ts';
import type { Db } from '@hearth/server/db/database.ts';
import { sql } from 'kysely';

/** An agent of the sample who gets a login. */
export interface DemoAgent {
  readonly agentId: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string | null;
}

/** The default agent of an edition, who has clients, and one of its staff, who is an admin. */
export async function readDemoAgents(db: Db, edition: EditionId): Promise<DemoAgent[]> {
  const { rows } = await sql<DemoAgent>`
    (select agent_id, firstname, lastname, phone from agent where edition = ${edition} and default_agent)
    union all
    (select agent_id, firstname, lastname, phone from agent
     where edition = ${edition} and user_account_type in ('Staff Account', 'StaffAccount', 'Coordinator')
     order by id limit 1)
  `.execute(db);
  return rows;
}

/** Gives an exclusive listing pictures that are in the folder of listing photos. */
export async function addPictures(db: Db, draftId: string, photos: readonly DraftPhoto[]): Promise<void> {
  await sql`
    insert into exclusive_parts (draft_id, photos) values (${draftId}, ${JSON.stringify(photos)}::jsonb)
  `.execute(db);
}

/** Lets the contacts of a sample agent have come within the last weeks. */
export async function spreadArrival(db: Db, agentId: string, now: Date): Promise<void> {
  await sql`
    update contact set created_at = ${now}::timestamptz - (id % 23) * interval '29 hours'
    where agent_id = ${agentId} and person_id is null
  `.execute(db);
}
