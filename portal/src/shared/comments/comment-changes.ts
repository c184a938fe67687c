import type { Comment, getComments as readThread } from '@hearth/domain/contract/comment.ts';
import { getComments, removeComment } from '@hearth/domain/contract/comment.ts';
import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { commentPageSize } from '@hearth/domain/people/comment-rules.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import type { Session } from '../app/session.ts';
import { type Change, effect } from '../changes/change.ts';
import { usualReason } from '../changes/change-toasts.ts';
import { collectionKeys } from '../saving/collection-keys.ts';

/** The comments on one home in one collection. */
export interface Thread {
  /** Of the collection. */
  readonly id: string;
  readonly listingid: string;
}

type CommentPage = ResponseOf<typeof readThread>;
export type Comments = InfiniteData<CommentPage>;

const keyOf = (session: Pick<Session, 'root'>, { id, listingid }: Thread) =>
  [...collectionKeys(session).comments(id), listingid] as const;

/** The comments of a thread, the newest page first. */
export const commentsQuery = (session: Session, thread: Thread) =>
  infiniteQueryOptions({
    queryKey: keyOf(session, thread),
    queryFn: ({ signal, pageParam: page }): Promise<CommentPage> =>
      session.client.call(getComments, {
        params: { id: thread.id },
        query: { listingId: thread.listingid, ...(page > 1 && { page: String(page) }) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.length * commentPageSize < total ? pages.length + 1 : undefined,
    refetchOnMount: 'always',
  });

/** The comments of a thread, the oldest first; one that came while earlier pages were requested stands once. */
export const inOrder = ({ pages }: Comments): readonly Comment[] => [
  ...new Map(
    pages
      .flatMap(({ items }) => items)
      .toReversed()
      .map((comment) => [comment.id, comment]),
  ).values(),
];

/** Deletes a comment, once its toast closes. */
export function deletion(
  session: Session,
  thread: Thread,
  { id: commentId }: Comment,
  onUndo: () => void,
): Change {
  const keys = collectionKeys(session);
  const deleted = (comment: Comment): Comment =>
    comment.id === commentId
      ? { ...comment, commentText: '', isDeleted: true, can: { edit: false, remove: false } }
      : comment;
  return {
    key: [...keyOf(session, thread), commentId],
    apply: [
      effect<Comments>(keyOf(session, thread), (comments) => ({
        ...comments,
        pages: comments.pages.map((page) => ({ ...page, items: page.items.map(deleted) })),
      })),
    ],
    call: (call) => call(removeComment, { params: { id: thread.id, commentId } }),
    words: { done: 'Comment deleted', failed: 'Unable to delete the comment', reason: commentReason },
    undo: onUndo,
    stale: [keys.comments(thread.id), keys.pages(thread.id)],
  };
}

/** The reason of a failure, as a sentence. */
export const commentReason = (failure: ApiError): string =>
  usualReason(failure, {
    not_found: 'This home or comment is no longer in the collection.',
    forbidden: 'You no longer take part in this collection.',
    too_many_attempts: 'You wrote many comments. Try again in a few minutes.',
  });
