import { type ReactNode, useRef, useState } from 'react';
import { SmallDialog } from '../../ui/small-dialog.tsx';
import { ContactMails } from '../app/contact-mails.tsx';
import { ThingForm, type ThingWords } from '../forms/thing-form.tsx';
import { browserTimeZone } from '../mail-choices/cadence-field.tsx';
import { type MailChoice, MailChoices } from '../mail-choices/mail-choices.tsx';
import { Backtest } from './backtest.tsx';
import { failureReason } from './saved-search-changes.ts';

/** The words of a saved search and its mails. */
export interface SavedSearchWords extends ThingWords, MailChoice {
  readonly timeZone: string;
}

interface SavedSearchDialogProps {
  readonly title: string;
  /** The query of a search that is not saved yet, whose mails are foreseen. */
  readonly query?: string;
  readonly initial: ThingWords & MailChoice;
  /** Rejects with the failure that the form shows. `isHere` says whether the form is still open. */
  readonly onSend: (words: SavedSearchWords, isHere: () => boolean) => Promise<void>;
  readonly onClose: () => void;
}

/** The name and the description of a saved search, and its mails. */
export function SavedSearchDialog({
  title,
  query,
  initial: { cadence, notifyAgent, ...initial },
  onSend,
  onClose,
}: SavedSearchDialogProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [mails, choose] = useState<MailChoice>({ cadence, notifyAgent });
  return (
    <SmallDialog title={title} initialFocus={field} onClose={onClose}>
      <ThingForm
        initial={initial}
        field={field}
        hasDescription
        action="Save"
        reason={failureReason}
        onCancel={onClose}
        onSend={(words, isHere) => onSend({ ...words, ...mails, timeZone: browserTimeZone() }, isHere)}
      >
        <MailChoices value={mails} onChange={choose} />
        {query !== undefined && <ContactMails />}
        {query !== undefined && <Backtest query={query} cadence={mails.cadence} />}
      </ThingForm>
    </SmallDialog>
  );
}
