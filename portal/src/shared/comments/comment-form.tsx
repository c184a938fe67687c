import type { Comment } from '@hearth/domain/contract/comment.ts';
import { addComment, updateComment } from '@hearth/domain/contract/comment.ts';
import { idempotencyHeader } from '@hearth/domain/contract/inquiry.ts';
import { commentProblems, longestComment } from '@hearth/domain/people/comment-rules.ts';
import { createAttempts } from '@hearth/widgets/client/attempts.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { useSession } from '../app/app-context.tsx';
import { useKeptText } from '../drafts/use-kept.ts';
import { useServerForm } from '../forms/use-server-form.ts';
import { collectionKeys } from '../saving/collection-keys.ts';
import { commentReason, type Thread } from './comment-changes.ts';

interface CommentFormProps {
  readonly thread: Thread;
  /** The comment that is edited; without it a new one is written. */
  readonly edited?: Comment;
  readonly onClose?: () => void;
}

/** Writes or edits a comment. What was typed stays after a failure, and on the device until it is sent. */
export function CommentForm({ thread, edited, onClose }: CommentFormProps): ReactNode {
  const session = useSession();
  const [attempts] = useState(createAttempts);
  const stored = edited?.commentText ?? '';
  const draft = useKeptText(`comment/${thread.id}/${thread.listingid}/${edited?.id ?? 'new'}`, stored);
  const form = useServerForm({
    initial: { text: draft.initial },
    check: commentProblems,
    async send({ text }) {
      const { id, listingid: listingId } = thread;
      await (edited
        ? session.client.call(updateComment, { params: { id, commentId: edited.id }, body: { text } })
        : session.client.call(addComment, {
            ...{ params: { id }, body: { text, listingId } },
            headers: { [idempotencyHeader]: attempts.keyOf({ id, text, listingId }) },
          }));
      attempts.succeed();
      draft.forget(text);
      const { comments, pages } = collectionKeys(session);
      const shown = session.queries.invalidateQueries({ queryKey: comments(id) });
      void session.queries.invalidateQueries({ queryKey: pages(id) });
      if (edited) await shown;
      // A form in which more was typed meanwhile stays.
      if (form.typed('text') !== text) return;
      if (edited) onClose?.();
      else form.reset({ text: '' });
    },
    failureWords: commentReason,
  });
  const { ref: element } = form.props;
  useEffect(() => {
    if (edited) element.current?.querySelector('textarea')?.focus();
  }, [edited, element]);
  const cancel = () => {
    draft.forget();
    onClose?.();
  };
  return (
    <form className="comment-form" {...form.props} onInput={() => draft.keep(form.typed('text'))}>
      <FormField
        label={edited ? 'Edit your comment' : 'Add a comment'}
        rows={2}
        spellCheck
        maxLength={longestComment}
        field={form.field('text')}
      />
      <FormEnd form={form} action={edited ? 'Save' : 'Comment'} acting={edited ? 'Saving...' : 'Sending...'}>
        {onClose && <Button onClick={cancel}>Cancel</Button>}
      </FormEnd>
    </form>
  );
}
