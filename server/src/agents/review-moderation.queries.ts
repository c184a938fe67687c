import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** A confirmed review that waits for an operator. */
export interface PendingReview {
  readonly reviewId: string;
  readonly agentId: string;
  readonly author: string;
  readonly email: string | null;
  readonly rating: number;
  readonly body: string;
  readonly createdAt: Date;
  /** Reviews from the same address, of all agents. */
  readonly fromAddress: number;
}

/** Reviews that wait, the oldest first; served by agent_review_pending. */
export async function pendingReviews(db: Db): Promise<readonly PendingReview[]> {
  const { rows } = await sql<PendingReview>`
    select review_id, agent.agent_id, author, agent_review.email, rating, body, agent_review.created_at,
           (select count(*) from agent_review as other where lower(other.email) = lower(agent_review.email)) as from_address
    from agent_review join agent on agent.id = agent_key
    where state = 'pending'
    order by agent_review.created_at, review_id
  `.execute(db);
  return rows;
}

/** Approves a review that waits, or refuses one that waits or is public; false for another id. Its words never change. */
export async function moderateReview(
  db: Db,
  reviewId: string,
  state: 'approved' | 'refused',
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('agentReview')
    .set({ state })
    .where('reviewId', '=', reviewId)
    .where('state', 'in', state === 'approved' ? ['pending'] : ['pending', 'approved'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
