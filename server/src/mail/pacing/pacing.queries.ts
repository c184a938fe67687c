import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/**
 * Takes the next slot of a provider, on the clock of the database, which all processes share.
 * @returns the milliseconds until it
 */
export async function takeSlot(db: Db, provider: string, perSecond: number): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    insert into mail_pace as pace (provider, slot_at) values (${provider}, clock_timestamp())
    on conflict (provider) do update set
      slot_at = greatest(pace.slot_at + make_interval(secs => 1.0 / ${perSecond}::integer), clock_timestamp())
    returning greatest(0, extract(epoch from slot_at - clock_timestamp()) * 1000)::float8 as wait`.execute(
    db,
  );
  return rows[0]!.wait;
}
