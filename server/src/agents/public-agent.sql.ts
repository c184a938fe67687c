import { sql } from 'kysely';

/** Of `agent`: accounts that work behind the desk or for machines have no public page. */
export const isPublic = sql`replace(lower(coalesce(agent.user_account_type, '')), ' ', '')
  not in ('staffaccount', 'coordinator', 'systemaccount')`;
