import type { TourHours } from '@hearth/domain/inquiry/tour-hours.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Hours that are turned off are none. */
const offered = (tours: TourHours | null | undefined): TourHours | null =>
  tours?.isOff ? null : (tours ?? null);

/** Hours that an agent set for tours; null for none, and while they are off. */
export async function readTourHours(db: Db, agentKey: number): Promise<TourHours | null> {
  const row = await db.selectFrom('agent').select('tours').where('id', '=', agentKey).executeTakeFirst();
  return offered(row?.tours);
}

/** The same, while no other tour of the agent is stored. Rows that refer to the agent do not wait. */
export async function lockTourHours(db: Db, agentKey: number): Promise<TourHours | null> {
  const row = await db
    .selectFrom('agent')
    .select('tours')
    .where('id', '=', agentKey)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return offered(row?.tours);
}

/**
 * Beginnings of an agent's tours that are not closed, from a day on; served by inquiry_agent.
 * @param but id of an inquiry that does not count
 */
export async function readTakenTours(
  db: Db,
  agentKey: number,
  { today, but = null }: { readonly today: string; readonly but?: string | null },
): Promise<string[]> {
  const { rows } = await sql<{ tour: string }>`
    select tour_date_time as tour from inquiry
    where agent_key = ${agentKey} and status <> 'closed' and tour_date_time >= ${today}
      and id is distinct from ${but}::uuid
  `.execute(db);
  return rows.map(({ tour }) => tour);
}
