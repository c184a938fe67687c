import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { type CardSource, card } from './directory.queries.ts';
import type { ReviewRow } from './public-agent.queries.ts';
import { isPublic } from './public-agent.sql.ts';

/** A review with the agent whom it is about. */
type LatestReviewRow = CardSource & ReviewRow;

/**
 * The latest approved review of each public agent of an edition, newest first. Reads one review of each agent by
 * agent_edition_name and agent_review_agent.
 */
export async function findLatestReviews(
  db: Db,
  edition: EditionId,
  limit: number,
): Promise<readonly LatestReviewRow[]> {
  const { rows } = await sql<LatestReviewRow>`
    select ${card}, latest.*
    from agent
    cross join lateral (
      select review_id as reviewid, author, rating, body, created_at as createdat from agent_review
      where agent_key = agent.id and state = 'approved'
      order by created_at desc, review_id
      limit 1
    ) as latest
    where agent.edition = ${edition} and ${isPublic}
    order by createdat desc, reviewid
    limit ${limit}
  `.execute(db);
  return rows;
}
