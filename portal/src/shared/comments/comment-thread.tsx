import type { Collection } from '@hearth/domain/contract/collection.ts';
import type { Comment } from '@hearth/domain/contract/comment.ts';
import { readComments } from '@hearth/domain/contract/comment.ts';
import { mayRetry } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { momentText } from '../../ui/day-text.ts';
import { useFocusHeir } from '../../ui/use-focus-heir.ts';
import { PersonPicture } from '../account/person-picture.tsx';
import { useSession } from '../app/app-context.tsx';
import { type Change, withEffects } from '../changes/change.ts';
import { useChange } from '../changes/use-change.ts';
import { useFocusAfter } from '../personal-list/use-focus-after.ts';
import { collectionKeys } from '../saving/collection-keys.ts';
import { commentReason, commentsQuery, deletion, inOrder, type Thread } from './comment-changes.ts';
import { CommentForm } from './comment-form.tsx';
import { LinkedText } from './linked-text.tsx';

interface CommentThreadProps {
  readonly collection: { readonly id: string; readonly can: Pick<Collection['can'], 'comment'> };
  readonly listingid: string;
}

/** The comments on a home in a collection, the oldest first, and the field for one more. */
export function CommentThread({ collection: { id, can }, listingid }: CommentThreadProps): ReactNode {
  const session = useSession();
  const thread = { id, listingid };
  const options = commentsQuery(session, thread);
  const query = useInfiniteQuery(options);
  const { pending } = useSnapshot(session.changes.state);
  const shown = withEffects(pending as readonly Change[], options.queryKey, query.data);
  const comments = shown === undefined ? undefined : inOrder(shown);
  useReadMark(thread, comments);
  return (
    <div ref={useNewestInView(comments !== undefined)} className="comments">
      {query.error && (
        <Notice
          onRetry={mayRetry(query.error) ? () => void query.refetch() : undefined}
          isRetrying={query.isFetching}
        >
          {`The comments could not be ${comments ? 'updated' : 'loaded'}. ${commentReason(query.error)}`}
        </Notice>
      )}
      {!comments && !query.error && <Skeleton height="96px" />}
      {query.hasNextPage && (
        <Button
          look="quiet"
          aria-disabled={query.isFetchingNextPage}
          onClick={() => query.isFetchingNextPage || void query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? 'Loading...' : 'Show earlier comments'}
        </Button>
      )}
      {comments?.length === 0 && <p className="comments__none">There are no comments on this home yet.</p>}
      <div role="log" aria-label="Comments">
        <ol className="comments__list">
          {comments?.map((comment) => (
            <CommentItem key={comment.id} thread={thread} comment={comment} />
          ))}
        </ol>
      </div>
      {can.comment ? (
        <CommentForm key={`${id} ${listingid}`} thread={thread} />
      ) : (
        <p className="comments__none">Join the collection to comment.</p>
      )}
    </div>
  );
}

/** Scrolls the dialog of a long thread to the newest comments and the field below them, once they are loaded. */
function useNewestInView(hasLoaded: boolean): RefObject<HTMLDivElement | null> {
  const thread = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasLoaded) thread.current?.scrollIntoView({ block: 'end' });
  }, [hasLoaded]);
  return thread;
}

/** Notes that the newest comment was read, where one of them is new. */
function useReadMark({ id, listingid: listingId }: Thread, comments: readonly Comment[] | undefined): void {
  const { client, queries, root } = useSession();
  const newest = comments?.some(({ isNew }) => isNew) ? comments.at(-1)?.id : undefined;
  useEffect(() => {
    if (newest === undefined) return;
    client.call(readComments, { params: { id }, body: { listingId, commentId: newest } }).then(
      () => queries.invalidateQueries({ queryKey: collectionKeys({ root }).pages(id) }),
      // It stays new; the next look notes it.
      () => {},
    );
  }, [newest, client, queries, root, id, listingId]);
}

function CommentItem({ thread, comment }: { readonly thread: Thread; readonly comment: Comment }): ReactNode {
  const session = useSession();
  const [isEdited, edit] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const passFocusOn = useFocusHeir(() => heirOf(item.current));
  const focusAfter = useFocusAfter('.comment__actions button', item);
  const { change: remove } = useChange(() => {
    passFocusOn();
    return deletion(session, thread, comment, () => focusAfter.removal(0));
  });
  const close = () => {
    passFocusOn();
    edit(false);
  };
  const { owner, commentText, createdAt, editedAt, isDeleted, isNew, can } = comment;
  const name = nameOf(comment);
  return (
    <li ref={item} className="comment">
      <PersonPicture person={owner ?? { firstname: '', picture: null }} />
      <div className="comment__body">
        <p className="comment__head">
          <strong dir="auto">{name}</strong>
          <small>
            <time dateTime={createdAt} title={new Date(createdAt).toLocaleString('en-US')}>
              {momentText(createdAt)}
            </time>
            {editedAt !== null && ' · edited'}
            {isNew && ' · '}
            {isNew && <span className="comment__new">New</span>}
          </small>
        </p>
        {isEdited && can.edit ? (
          <CommentForm thread={thread} edited={comment} onClose={close} />
        ) : (
          <p className={isDeleted ? 'comment__deleted' : 'comment__text'} dir="auto">
            {isDeleted ? 'This comment was deleted' : <LinkedText text={commentText} />}
          </p>
        )}
        {!isEdited && (can.edit || can.remove) && (
          <div className="comment__actions">
            {can.edit && (
              <Button look="quiet" onClick={() => edit(true)}>
                Edit<VisuallyHidden> the comment of {momentText(createdAt)}</VisuallyHidden>
              </Button>
            )}
            {can.remove && (
              <Button look="quiet" onClick={() => remove()}>
                Delete
                <VisuallyHidden>
                  {' '}
                  the comment of {name}, {momentText(createdAt)}
                </VisuallyHidden>
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

/** The first button of a comment, else that of a later one, the field below them or the dialog. */
function heirOf(item: HTMLElement | null): HTMLElement | null | undefined {
  const all = item?.closest('.comments')?.querySelectorAll<HTMLElement>('.comment__actions button, textarea');
  const isAfter = (each: HTMLElement) =>
    item && item.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING;
  return [...(all ?? [])].find(isAfter) ?? item?.closest<HTMLElement>('.modal');
}

function nameOf({ owner }: Comment): string {
  if (owner === null) return 'Someone who left';
  return `${owner.firstname}${owner.isYou ? ' (you)' : ''}${owner.hasLeft ? ', who left' : ''}`;
}
