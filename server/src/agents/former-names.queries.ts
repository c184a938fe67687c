import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { CardSource } from './directory.queries.ts';
import { isPublic, ownsBioName } from './public-agent.sql.ts';

/** The agent who had a bio name last; served by the key of agent_former_name. */
export async function findRenamed(
  db: Db,
  edition: EditionId,
  bioName: string,
): Promise<Pick<CardSource, 'agentId' | 'bioName' | 'ownsBioName'> | undefined> {
  const { rows } = await sql<Pick<CardSource, 'agentId' | 'bioName' | 'ownsBioName'>>`
    select agent.agent_id, agent.bio_name, ${ownsBioName} as owns_bio_name
    from agent_former_name as former join agent on agent.id = former.agent_key
    where former.edition = ${edition} and former.bio_name = ${bioName} and ${isPublic}
    order by former.changed_at desc, agent.agent_id
    limit 1
  `.execute(db);
  return rows[0];
}

/** Returns whether a name is, or was, that of an agent who retired. Served by agent_bio_name and the keys. */
export async function isRetired(db: Db, edition: EditionId, name: string, bioName: string): Promise<boolean> {
  const { rows } = await sql`
    select from agent
    where edition = ${edition} and retired_at is not null
      and (agent_id = ${name} or trec_license = ${name} or (bio_name = ${bioName} and bio_name <> '')
           or id in (select agent_key from agent_former_name where edition = ${edition} and bio_name = ${bioName}))
    limit 1
  `.execute(db);
  return rows.length > 0;
}
