import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** A page that showed widgets daily, and no more since a day. */
export interface SilentPage {
  readonly page: string;
  /** With a load. */
  readonly lastDay: string;
  readonly key: string;
  readonly owner: string;
  /** Of the owner of the key, else of its agent; null where neither has one, and for an agent who retired. */
  readonly email: string | null;
  /** The mail goes to the agent. */
  readonly isAgents: boolean;
}

/** A page is silent after so many days without a load, if it had loads on each of as many days before. */
const DAYS = 7;

/** Older silences are left alone. */
const OLDEST = 60;

/**
 * Notes the pages that have become silent, and returns them: each once until it has lived and died again. Served by the keys of
 * embed_page_count.
 */
export async function noteSilentPages(db: Db, today: string): Promise<SilentPage[]> {
  const { rows } = await sql<SilentPage>`
    with last as (
      select key, page, max(day) as last_day from embed_page_count
      where loads > 0 and page <> '' and day >= ${today}::date - ${OLDEST}::int
      group by key, page
      having max(day) < ${today}::date - ${DAYS}::int
    ), silent as (
      select last.* from last
      join embed_key using (key)
      where revoked_at is null
        and (select count(*) from embed_page_count as each
             where each.key = last.key and each.page = last.page and loads > 0
               and day between last_day - ${DAYS - 1}::int and last_day) = ${DAYS}
    ), noted as (
      insert into embed_silence as old (key, page, last_day)
      select key, page, last_day from silent order by key, page
      on conflict (key, page) do update set last_day = excluded.last_day where old.last_day < excluded.last_day
      returning key, page, last_day
    )
    select noted.page, noted.last_day, noted.key, embed_key.owner,
           coalesce(embed_key.owner_email, agent.email) as email, embed_key.owner_email is null as is_agents
    from noted
    join embed_key using (key)
    left join agent on agent.id = embed_key.agent_key and agent.retired_at is null
    order by noted.key, noted.page
  `.execute(db);
  return rows;
}
