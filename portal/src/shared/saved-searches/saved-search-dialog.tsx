import { type ReactNode, useRef } from 'react';
import { SmallDialog } from '../../ui/small-dialog.tsx';
import { CollectionForm, type CollectionFormProps } from '../saving/collection-form.tsx';
import { failureReason } from './saved-search-changes.ts';

interface SavedSearchDialogProps extends Pick<CollectionFormProps, 'initial' | 'onSend'> {
  readonly title: string;
  readonly onClose: () => void;
}

/** The name and the description of a saved search. */
export function SavedSearchDialog({ title, onClose, ...form }: SavedSearchDialogProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  return (
    <SmallDialog title={title} initialFocus={field} onClose={onClose}>
      <CollectionForm
        {...form}
        field={field}
        hasDescription
        action="Save"
        reason={failureReason}
        onCancel={onClose}
      />
    </SmallDialog>
  );
}
