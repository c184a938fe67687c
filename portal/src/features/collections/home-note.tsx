import { noteHome } from '@hearth/domain/contract/home-note.ts';
import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import { longestNote, noteProblems } from '@hearth/domain/people/note-rules.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import { useServerForm } from '../../shared/forms/use-server-form.ts';
import { collectionKeys } from '../../shared/saving/collection-keys.ts';
import type { CollectionPage } from '../../shared/saving/collection-queries.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';

interface HomeNoteProps {
  readonly collection: CollectionPage;
  readonly listing: ListingCard;
}

/** The person's own note on a home, which others never see. */
export function HomeNote({ collection, listing }: HomeNoteProps): ReactNode {
  const [isOpen, open] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const note = collection.addedListings.find(({ listingid }) => listingid === listing.listingid)?.note ?? '';
  if (isOpen) return <NoteForm listing={listing} initial={note} onClose={() => open(false)} />;
  return (
    <div className="home-note">
      {note !== '' && (
        <p className="home-note__text" dir="auto">
          <VisuallyHidden>Your note: </VisuallyHidden>
          {note}
        </p>
      )}
      <Button ref={button} look="quiet" onClick={() => open(true)}>
        {note === '' ? 'Add a note' : 'Edit note'}
        <VisuallyHidden>: {streetLine(listing)}</VisuallyHidden>
      </Button>
    </div>
  );
}

interface NoteFormProps {
  readonly listing: ListingCard;
  readonly initial: string;
  readonly onClose: () => void;
}

/** The text stays after a failure. */
function NoteForm({ listing: { listingid }, initial, onClose }: NoteFormProps): ReactNode {
  const session = useSession();
  const form = useServerForm({
    initial: { text: initial },
    check: noteProblems,
    async send({ text }) {
      await session.client.call(noteHome, { params: { id: listingid }, body: { text } });
      const stored = (page: CollectionPage | undefined) => page && withNote(page, listingid, text.trim());
      session.queries.setQueriesData({ queryKey: [...collectionKeys(session).all, 'page'] }, stored);
      onClose();
    },
    failureWords: (failure) => failureText(failure, 'Please try again.'),
  });
  const { ref: element } = form.props;
  useEffect(() => element.current?.querySelector('textarea')?.focus(), [element]);
  return (
    <form className="home-note" {...form.props}>
      <FormField
        isOptional
        label="Your note, only you see it"
        rows={3}
        spellCheck
        maxLength={longestNote}
        field={form.field('text')}
      />
      <FormEnd form={form} action="Save" acting="Saving...">
        <Button onClick={onClose}>Cancel</Button>
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
