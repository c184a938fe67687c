import type { Language } from '@hearth/domain/embed/language.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** A review as its author sent it. */
export interface SentReview {
  readonly agentKey: number | null;
  readonly agent: string | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly message: string | null;
  readonly rating: number | null;
  /** The author confirmed it before. */
  readonly isConfirmed: boolean;
  /** The author has another review of this agent that is pending or public. */
  readonly hasOther: boolean;
  /** Of the form. */
  readonly language: Language;
}

/** The review of an inquiry; undefined for other inquiries. Served by the key of inquiry and agent_review_email. */
export async function readSentReview(db: Db, inquiryId: string): Promise<SentReview | undefined> {
  const { rows } = await sql<SentReview>`
    select inquiry.agent_key, agent.firstname || ' ' || agent.lastname as agent, inquiry.firstname, inquiry.lastname,
           inquiry.email, inquiry.message, inquiry.rating, inquiry.language,
           exists (select from agent_review where inquiry_id = inquiry.id) as is_confirmed,
           exists (select from agent_review as other
                   where other.agent_key = inquiry.agent_key and lower(other.email) = lower(inquiry.email)
                     and other.state <> 'refused' and other.inquiry_id is distinct from inquiry.id) as has_other
    from inquiry left join agent on agent.id = inquiry.agent_key
    where inquiry.id = ${inquiryId}::uuid and inquiry.type = 'review-me'
  `.execute(db);
  return rows[0];
}

/** A confirmed review, which an operator has to approve. */
interface PendingReview {
  readonly inquiryId: string;
  readonly agentKey: number;
  readonly author: string;
  readonly email: string;
  readonly rating: number;
  readonly body: string;
  readonly createdAt: Date;
}

/** Inserts a pending review once. */
export async function insertPendingReview(db: Db, review: PendingReview): Promise<void> {
  await db
    .insertInto('agentReview')
    .values({ ...review, reviewId: review.inquiryId, state: 'pending' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
