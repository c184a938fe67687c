import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/**
 * Adds a client's closed digest to the mail of an agent for a day.
 * @returns the agent's digest; `isFirst` where it has none other yet, so its mail is to be queued
 */
export async function addCopy(
  transaction: Db,
  copy: { readonly digestId: number; readonly agentKey: number; readonly timeWindow: string },
): Promise<{ readonly id: number; readonly isFirst: boolean }> {
  const { rows } = await sql<{ id: number; isFirst: boolean }>`
    insert into agent_digest (agent_key, time_window) values (${copy.agentKey}, ${copy.timeWindow})
    on conflict (agent_key, time_window) do update set time_window = excluded.time_window
    returning id, xmax = 0 as is_first`.execute(transaction);
  const digest = rows[0]!;
  await transaction
    .insertInto('agentCopy')
    .values({ digestId: copy.digestId, agentDigestId: digest.id })
    .execute();
  return digest;
}

/** Notes the mail of an agent's digest. */
export async function noteMail(transaction: Db, agentDigestId: number, mailId: string): Promise<void> {
  await transaction.updateTable('agentDigest').set({ mailId }).where('id', '=', agentDigestId).execute();
}

interface Copies {
  readonly agentKey: number;
  /** The agent's own account; null for an agent without one. */
  readonly accountId: string | null;
  readonly digestIds: readonly number[];
}

/** The clients' digests in the mail of an agent, in the order in which they were opened; served by agent_copy_digest. */
export async function copiesFor(db: Db, agentDigestId: number): Promise<Copies | undefined> {
  const { rows } = await sql<Copies & { digestIds: readonly (number | string)[] }>`
    select agent_key, account_id, array(select digest_id from agent_copy where agent_digest_id = agent_digest.id order by digest_id) as digest_ids
    from agent_digest join agent on agent.id = agent_key where agent_digest.id = ${agentDigestId}`.execute(
    db,
  );
  const row = rows[0];
  return row && { ...row, digestIds: row.digestIds.map(Number) };
}

/** Deletes the digests of agents before a window whose mails are gone; those with a mail lead to it when a client deletes the account. */
export async function deleteOldCopies(db: Db, before: string): Promise<void> {
  await db.deleteFrom('agentDigest').where('mailId', 'is', null).where('timeWindow', '<', before).execute();
}
