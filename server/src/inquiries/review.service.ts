import type { Db } from '../db/database.ts';
import { insertPendingReview, readSentReview, type SentReview } from './review.queries.ts';
import { signedInquiryId } from './withdrawal-link.ts';

/** The review of a link in a mail, with all its parts. */
export interface LinkedReview extends SentReview {
  readonly id: string;
  readonly agentKey: number;
  readonly rating: number;
  readonly message: string;
}

/** The review of a signed link; undefined for a link that is not ours, or leads to no review. */
export async function reviewOfLink(
  db: Db,
  inquiry: string,
  signature: string,
): Promise<LinkedReview | undefined> {
  const id = await signedInquiryId(db, inquiry, signature);
  const review = id === undefined ? undefined : await readSentReview(db, id);
  if (id === undefined || review === undefined) return undefined;
  const { agentKey, rating, message } = review;
  if (agentKey === null || rating === null || message === null) return undefined;
  return { ...review, id, agentKey, rating, message };
}

/** Stores a review that its author confirmed, once and one for each agent; an operator approves it. */
export async function confirmReview(db: Db, review: LinkedReview, createdAt: Date): Promise<void> {
  if (review.isConfirmed || review.hasOther) return;
  const { id, agentKey, firstname, lastname, email, rating, message } = review;
  // The page names authors as 'Ana G.'.
  const author = [firstname, lastname && `${[...lastname][0]}.`].filter(Boolean).join(' ');
  await insertPendingReview(db, {
    ...{ inquiryId: id, agentKey, author, email, rating, body: message, createdAt },
  });
}
