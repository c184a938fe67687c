import {
  publishExclusiveListing,
  republishExclusiveListing,
} from '@hearth/domain/contract/exclusive-listing-publish.ts';
import type { FieldName } from '@hearth/domain/exclusive/field-catalog.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSession } from '../../../shared/app/app-context.tsx';
import { SmallDialog } from '../../../ui/small-dialog.tsx';
import { useEditing } from '../editor/editing.ts';
import type { EditorState } from '../editor/editor-state.ts';
import { goToField } from '../editor/field-words.ts';
import { LeftToDo, leftToDo } from '../editor/left-to-do.tsx';
import { listingKeys } from '../listing-queries.ts';

/** Opens the steps of publishing: first the missing values, then the last look before the listing is on the site. */
export function PublishButton(): ReactNode {
  const { editor } = useEditing();
  const { details } = useSnapshot(editor.state);
  const [isOpen, open] = useState(false);
  const [target, lead] = useState<FieldName | null>(null);
  const isPublished = details?.isDraft === false;
  // Once the dialog is closed, which gives the focus back to the button.
  useEffect(() => {
    if (target !== null && !isOpen) goToField(target);
  }, [target, isOpen]);
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
  const session = useSession();
  const { editor } = useEditing();
  const state = useSnapshot(editor.state) as EditorState;
  const [problem, report] = useState('');
  const [isSending, setSending] = useState(false);
  const left = leftToDo(state);
  const isPublished = state.details?.isDraft === false;

  async function publish(): Promise<void> {
    setSending(true);
    report('');
    const words = await send();
    setSending(false);
    report(words);
    if (words !== '') return;
    session.changes.say(isPublished ? 'Your changes are on the site' : 'Your listing is published');
    onClose();
  }

  /** Returns why it failed; '' once it is published. */
  async function send(): Promise<string> {
    const saved = await editor.save();
    if (saved === null) return 'Your last changes aren’t saved yet. Try again in a moment.';
    const endpoint = isPublished ? republishExclusiveListing : publishExclusiveListing;
    try {
      const { listingId, revision } = saved;
      editor.adopt(await session.client.call(endpoint, { params: { listingId }, body: { revision } }));
      void session.queries.invalidateQueries({ queryKey: listingKeys(session).all });
      return '';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const problems = error.validationErrors.map(({ message }) => message).join(' ');
      return (
        problems ||
        failureText(error, 'The listing could not be published. Please try again.', {
          revision_conflict: 'The listing changed meanwhile. Close this, look at the changes and try again.',
          not_found: 'This listing was deleted, or is no longer yours.',
        })
      );
    }
  }

  return (
    <SmallDialog title={isPublished ? 'Republish' : 'Publish'} onClose={onClose}>
      {left.length > 0 ? (
        <>
          <p>Before you can publish:</p>
          <LeftToDo left={left} onLead={onLead} />
        </>
      ) : (
        <>
          <p>
            {isPublished
              ? 'Everyone who may see the listing sees your changes at once.'
              : 'The listing goes on the site as it is now.'}
          </p>
          <p role="alert">{problem}</p>
          <Button look="primary" aria-disabled={isSending} onClick={() => !isSending && void publish()}>
            {isSending ? 'Publishing…' : isPublished ? 'Republish now' : 'Publish now'}
          </Button>
        </>
      )}
    </SmallDialog>
  );
}
