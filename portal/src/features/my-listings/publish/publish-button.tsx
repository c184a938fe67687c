import {
  publishExclusiveListing,
  republishExclusiveListing,
} from '@hearth/domain/contract/exclusive-listing-publish.ts';
import {
  getPublishSheet,
  type PublishSheet as Sheet,
} from '@hearth/domain/contract/exclusive-listing-sheet.ts';
import type { FieldName } from '@hearth/domain/exclusive/field-catalog.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSession } from '../../../shared/app/app-context.tsx';
import type { Session } from '../../../shared/app/session.ts';
import { afterPaint } from '../../../ui/after-paint.ts';
import { SmallDialog } from '../../../ui/small-dialog.tsx';
import type { DraftEditor } from '../editor/draft-editor.ts';
import { useEditing } from '../editor/editing.ts';
import type { EditorState } from '../editor/editor-state.ts';
import { goToField } from '../editor/field-words.ts';
import { LeftToDo, leftToDo } from '../editor/left-to-do.tsx';
import { listingKeys } from '../listing-queries.ts';
import { PublishSheet } from './publish-sheet.tsx';

/** Opens the steps of publishing: first the missing values, then the last look before the listing is on the site. */
export function PublishButton(): ReactNode {
  const { editor } = useEditing();
  const { details } = useSnapshot(editor.state);
  const [isOpen, open] = useState(false);
  const [target, lead] = useState<FieldName | null>(null);
  const isPublished = details?.isDraft === false;
  // Once the dialog is closed, which gives the focus back to the button.
  useEffect(
    () => (target !== null && !isOpen ? afterPaint(() => goToField(target)) : undefined),
    [target, isOpen],
  );
  return (
    <>
      <Button
        look="primary"
        aria-haspopup="dialog"
        onClick={() => {
          lead(null);
          open(true);
        }}
      >
        {isPublished ? 'Review and republish' : 'Review and publish'}
      </Button>
      {isOpen && (
        <PublishDialog
          onClose={() => open(false)}
          onLead={(name) => {
            lead(name);
            open(false);
          }}
        />
      )}
    </>
  );
}

interface PublishDialogProps {
  readonly onClose: () => void;
  /** Closes the dialog and shows a field. */
  readonly onLead: (name: FieldName) => void;
}

function PublishDialog({ onClose, onLead }: PublishDialogProps): ReactNode {
  const { editor } = useEditing();
  const state = useSnapshot(editor.state) as EditorState;
  const left = leftToDo(state);
  return (
    <SmallDialog title={state.details?.isDraft === false ? 'Republish' : 'Publish'} onClose={onClose}>
      {left.length > 0 ? (
        <>
          <p>Before you can publish:</p>
          <LeftToDo left={left} onLead={onLead} />
        </>
      ) : (
        <Review onClose={onClose} />
      )}
    </SmallDialog>
  );
}

/** The sheet of the saved revision, and the button that publishes exactly this one. */
function Review({ onClose }: Pick<PublishDialogProps, 'onClose'>): ReactNode {
  const session = useSession();
  const { editor } = useEditing();
  const { details } = useSnapshot(editor.state) as EditorState;
  const [problem, report] = useState('');
  const [isSending, setSending] = useState(false);
  const isPublished = details?.isDraft === false;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...listingKeys(session).all, 'publish-sheet', details?.draftId],
    queryFn: () => savedSheet(session, editor),
    ...{ staleTime: 0, gcTime: 0, retry: false, refetchOnWindowFocus: false },
  });

  async function publish({ listingId, sheet }: SavedSheet): Promise<void> {
    setSending(true);
    report('');
    const words = await send(listingId, sheet.revision);
    setSending(false);
    report(words);
    if (words !== '') return;
    session.changes.say(isPublished ? 'Your changes are on the site' : 'Your listing is published');
    onClose();
  }

  /** Returns why it failed; '' once it is published. */
  async function send(listingId: string, revision: number): Promise<string> {
    const endpoint = isPublished ? republishExclusiveListing : publishExclusiveListing;
    try {
      editor.adopt(await session.client.call(endpoint, { params: { listingId }, body: { revision } }));
      void session.queries.invalidateQueries({ queryKey: listingKeys(session).all });
      return '';
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.code === 'revision_conflict') void refetch();
      const problems = failure.validationErrors.map(({ message }) => message).join(' ');
      return (
        problems ||
        failureText(failure, 'The listing could not be published. Please try again.', {
          revision_conflict: 'The listing changed meanwhile. Look at the new review and publish again.',
          not_found: 'This listing was deleted, or is no longer yours.',
        })
      );
    }
  }

  if (error)
    return (
      <Notice onRetry={() => void refetch()} isRetrying={isFetching}>
        {failureText(error, 'The review could not be made. Please try again.')}
      </Notice>
    );
  if (!data) return <p role="status">Preparing the review…</p>;
  return (
    <>
      <PublishSheet sheet={data.sheet} />
      <p role="alert">{problem}</p>
      <Button
        look="primary"
        aria-disabled={isSending || isFetching}
        onClick={() => !isSending && !isFetching && void publish(data)}
      >
        {isSending ? 'Publishing…' : isPublished ? 'Republish now' : 'Publish now'}
      </Button>
    </>
  );
}

interface SavedSheet {
  readonly listingId: string;
  readonly sheet: Sheet;
}

/** Saves what was typed, then reads the sheet of that revision. */
async function savedSheet(session: Session, editor: DraftEditor): Promise<SavedSheet> {
  const saved = await editor.save();
  if (saved === null) throw new ApiError('network', 'the last changes are not saved');
  const { listingId } = saved;
  return { listingId, sheet: await session.client.call(getPublishSheet, { params: { id: listingId } }) };
}
