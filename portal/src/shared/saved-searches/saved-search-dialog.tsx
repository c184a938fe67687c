import type { Cadence } from '@hearth/domain/people/saved-search-rules.ts';
import { type ReactNode, useRef, useState } from 'react';
import { SmallDialog } from '../../ui/small-dialog.tsx';
import { CollectionForm, type CollectionWords } from '../saving/collection-form.tsx';
import { Backtest } from './backtest.tsx';
import { browserTimeZone, CadenceField } from './cadence-field.tsx';
import { failureReason } from './saved-search-changes.ts';

/** The words of a saved search, and how often it sends mails. */
export interface SavedSearchWords extends CollectionWords {
  readonly cadence: Cadence;
  readonly timeZone: string;
}

interface SavedSearchDialogProps {
  readonly title: string;
  /** The query of a search that is not saved yet, whose mails are foreseen. */
  readonly query?: string;
  readonly initial: CollectionWords & Pick<SavedSearchWords, 'cadence'>;
  /** Rejects with the failure that the form shows. `isHere` says whether the form is still open. */
  readonly onSend: (words: SavedSearchWords, isHere: () => boolean) => Promise<void>;
  readonly onClose: () => void;
}

/** The name and the description of a saved search, and its cadence. */
export function SavedSearchDialog({
  title,
  query,
  initial: { cadence: before, ...initial },
  onSend,
  onClose,
}: SavedSearchDialogProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [cadence, choose] = useState(before);
  return (
    <SmallDialog title={title} initialFocus={field} onClose={onClose}>
      <CollectionForm
        initial={initial}
        field={field}
        hasDescription
        action="Save"
        reason={failureReason}
        onCancel={onClose}
        onSend={(words, isHere) => onSend({ ...words, cadence, timeZone: browserTimeZone() }, isHere)}
      >
        <CadenceField value={cadence} onChange={choose} />
        {query !== undefined && <Backtest query={query} cadence={cadence} />}
      </CollectionForm>
    </SmallDialog>
  );
}
