import type { Db } from '../db/database.ts';
import { createAttemptLimits } from './attempt-limits.ts';

export interface CommentLimits {
  /** Counts a comment of a person. @throws AppError too_many_attempts once their limit is reached */
  count(personId: string): Promise<void>;
}

/** The limit of comments of one person, in the database, for all processes together. */
export function createCommentLimits(options: { readonly db: Db; readonly clock: () => Date }): CommentLimits {
  const limits = createAttemptLimits(options);
  return { count: (personId) => limits.count([['comments of one person', personId]]) };
}
