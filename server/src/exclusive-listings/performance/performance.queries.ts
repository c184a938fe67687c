import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** An agent with the ids of their exclusive listings on the market. */
export interface ListingAgentAccount {
  readonly personId: string;
  readonly listingIds: readonly string[];
}

/** Statuses of a listing on the market, as they are stored. */
const open = ['Private', 'Active', 'Pending', 'Pending - Taking Backups'];

/** Agents of an edition who want the mail and did not get that of a week. Served by exclusive_listing_agent. */
export async function agentsToMail(
  db: Db,
  edition: EditionId,
  monday: string,
): Promise<ListingAgentAccount[]> {
  const { rows } = await sql<ListingAgentAccount>`
    select person.id as person_id,
           array_agg(exclusive_listing.listing_id order by exclusive_listing.published_at desc, listing_id) as listing_ids
    from exclusive_listing
    join person on person.username = exclusive_listing.agent_id and person.role = 'Agent'
    where exclusive_listing.edition = ${edition} and exclusive_listing.state = 'published'
      and exclusive_listing.shown_status = any(${open}::text[])
      and person.disabled_at is null and person.email_verified and person.notify_performance
      and person.performance_mailed_on is distinct from ${monday}::date
    group by person.id order by person.id
  `.execute(db);
  return rows;
}

/** Notes the mail of a week; undefined where another process has queued it, or the agent does not want it any more. */
export const takeWeek = (transaction: Db, personId: string, monday: string) =>
  transaction
    .updateTable('person')
    .set({ performanceMailedOn: monday })
    .where('id', '=', personId)
    .where('notifyPerformance', '=', true)
    .where((row) =>
      row.or([row('performanceMailedOn', 'is', null), row('performanceMailedOn', '<>', monday)]),
    )
    .returningAll()
    .executeTakeFirst();
