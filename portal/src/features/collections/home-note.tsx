import { noteHome } from '@hearth/domain/contract/home-note.ts';
import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import { longestNote, noteProblems } from '@hearth/domain/people/note-rules.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import { useKeptText } from '../../shared/drafts/use-kept.ts';
import { useServerForm } from '../../shared/forms/use-server-form.ts';
import { collectionKeys } from '../../shared/saving/collection-keys.ts';
import type { CollectionPage } from '../../shared/saving/collection-queries.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { ToolButton } from '../../ui/tool-button.tsx';
import './home-note.css';

interface HomeNoteProps {
  /** Empty for none. */
  readonly note: string;
  readonly listing: ListingCard;
}

/** The person's own note on a home, which others never see: its button for a row, and its text or form below it. */
export function useHomeNote({ note, listing }: HomeNoteProps): {
  readonly button: ReactNode;
  readonly text: ReactNode;
} {
  const [isOpen, open] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    open(false);
    button.current?.focus();
  };
  return {
    button: (
      <ToolButton
        ref={button}
        icon="draw"
        label={note === '' ? 'Add a note' : 'Edit note'}
        of={streetLine(listing)}
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
      />
    ),
    text: isOpen ? (
      <NoteForm listing={listing} initial={note} onClose={close} />
    ) : (
      note !== '' && (
        <p className="home-note__text" dir="auto">
          <VisuallyHidden>Your note: </VisuallyHidden>
          {note}
        </p>
      )
    ),
  };
}

interface NoteFormProps {
  readonly listing: ListingCard;
  readonly initial: string;
  readonly onClose: () => void;
}

/** The text stays after a failure, and on the device until it is stored or Cancel is pressed; Escape closes the form. */
function NoteForm({ listing: { listingid }, initial, onClose }: NoteFormProps): ReactNode {
  const session = useSession();
  const draft = useKeptText(`note/${listingid}`, initial);
  const form = useServerForm({
    initial: { text: draft.initial },
    check: noteProblems,
    async send({ text }) {
      await session.client.call(noteHome, { params: { id: listingid }, body: { text } });
      const stored = (page: CollectionPage | undefined) => page && withNote(page, listingid, text.trim());
      session.queries.setQueriesData({ queryKey: [...collectionKeys(session).all, 'page'] }, stored);
      draft.forget(text);
      // A form in which more was typed meanwhile stays; one that is closed has no text.
      if (form.typed('text') === text) onClose();
    },
    failureWords: (failure) => failureText(failure, 'Please try again.'),
  });
  const { ref: element } = form.props;
  useEffect(() => element.current?.querySelector('textarea')?.focus(), [element]);
  const look = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  };
  const cancel = () => {
    draft.forget();
    onClose();
  };
  return (
    <form
      className="home-note"
      {...form.props}
      onInput={() => draft.keep(form.typed('text'))}
      onKeyDown={look}
    >
      <FormField
        isOptional
        label="Your note, which only you see"
        rows={3}
        spellCheck
        maxLength={longestNote}
        field={form.field('text')}
      />
      <FormEnd form={form} action="Save" acting="Saving...">
        <Button onClick={cancel}>Cancel</Button>
      </FormEnd>
    </form>
  );
}

const withNote = (page: CollectionPage, listingid: string, text: string): CollectionPage => ({
  ...page,
  addedListings: page.addedListings.map((entry) =>
    entry.listingid === listingid ? { ...entry, note: text === '' ? null : text } : entry,
  ),
});
