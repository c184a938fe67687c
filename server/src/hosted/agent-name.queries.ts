import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/database.ts';

/** The agent of an edition whom a bio page's path names: by username, licence number or 'first-last'. */
export async function findAgentName(
  db: Kysely<Tables>,
  edition: EditionId,
  named: string,
): Promise<{ readonly agentId: string; readonly name: string } | undefined> {
  const slug = sql`trim(both '-' from regexp_replace(lower(firstname || '-' || lastname), '[^a-z0-9]+', '-', 'g'))`;
  const { rows } = await sql<{ agentId: string; name: string }>`
    select "agentId", firstname || ' ' || lastname as name from agent
    where edition = ${edition} and ("agentId" = ${named} or "trecLicense" = ${named} or ${slug} = ${named.toLowerCase()})
    order by "agentId" = ${named} desc, "trecLicense" = ${named} desc nulls last, "agentId"
    limit 1
  `.execute(db);
  return rows[0];
}
