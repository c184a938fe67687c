import { sql } from 'kysely';
import { allOf, type SqlFragment } from '../db/sql-fragment.ts';

/** Of `agent`: retired agents, and accounts that work behind the desk or for machines, have no public page. */
export const isPublic = sql`agent.retired_at is null and replace(lower(coalesce(agent.user_account_type, '')), ' ', '')
  not in ('staffaccount', 'coordinator', 'systemaccount')`;

/** Of `agent`: no earlier agent of the edition has the same bio name. The page of a later one goes by the username. */
export const ownsBioName = sql`not exists (
  select from agent as earlier
  where earlier.edition = agent.edition and earlier.bio_name = agent.bio_name
    and (earlier.created_at, earlier.agent_id) < (agent.created_at, agent.agent_id)
)`;

/** Of `agent`: each of these words begins a part of the name. @param words lower-case letters and digits */
export const hasNamesWith = (words: readonly string[]): SqlFragment =>
  allOf(words.map((word) => sql`'-' || agent.bio_name like ${`%-${word}%`}`));
