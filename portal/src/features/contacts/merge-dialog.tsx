import type { Contact, ContactDetails } from '@hearth/domain/contract/contact.ts';
import { previewMerge } from '@hearth/domain/contract/contact-changes.ts';
import { contactName } from '@hearth/domain/people/contact-rules.ts';
import { phoneText } from '@hearth/domain/people/phone-text.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import { useChange } from '../../shared/changes/use-change.ts';
import { contactKeys, contactsQuery } from '../../shared/contacts/contact-queries.ts';
import { SmallDialog } from '../../ui/small-dialog.tsx';
import { merging } from './contact-changes.ts';
import { SearchWords } from './search-words.tsx';

interface MergeDialogProps {
  /** Stays, and gets the values of the other one. */
  readonly kept: ContactDetails;
  readonly onClose: () => void;
}

/** Finds another contact, and shows the merged one before anything is done. */
export function MergeDialog({ kept, onClose }: MergeDialogProps): ReactNode {
  const [other, choose] = useState<Contact | null>(null);
  return (
    <SmallDialog title={`Merge with ${contactName(kept)}`} onClose={onClose}>
      {other === null ? (
        <Choice kept={kept} onChoose={choose} />
      ) : (
        <Preview kept={kept} other={other} onBack={() => choose(null)} onClose={onClose} />
      )}
    </SmallDialog>
  );
}

interface ChoiceProps {
  readonly kept: ContactDetails;
  readonly onChoose: (contact: Contact) => void;
}

function Choice({ kept, onChoose }: ChoiceProps): ReactNode {
  const [query, search] = useState('');
  const requested = { page: 1, query, filter: 'all', sortBy: 'name', sortType: 'ASC' } as const;
  const { data } = useQuery({ ...contactsQuery(useSession(), requested), placeholderData: keepPreviousData });
  const others = data?.items.filter(({ id, can }) => id !== kept.id && can.manage) ?? [];
  return (
    <>
      <SearchWords
        label="Find the other contact"
        placeholder="Name, email or phone"
        words={query}
        onSearch={search}
      />
      <ul className="contact-choice">
        {others.map((contact) => (
          <li key={contact.id}>
            <button type="button" onClick={() => onChoose(contact)}>
              <span dir="auto">{contactName(contact)}</span>
              <span className="contact__facts">{contact.email ?? phoneText(contact.phone ?? '')}</span>
            </button>
          </li>
        ))}
      </ul>
      {data && others.length === 0 && <p>No other contact found.</p>}
    </>
  );
}

interface PreviewProps extends MergeDialogProps {
  readonly other: Contact;
  readonly onBack: () => void;
}

function Preview({ kept, other, onBack, onClose }: PreviewProps): ReactNode {
  const session = useSession();
  const { change: merge } = useChange(() => merging(session, kept, other));
  const { data, error } = useQuery({
    queryKey: [...contactKeys(session).contact(kept.id), 'merged with', other.id],
    queryFn: ({ signal }) =>
      session.client.call(previewMerge, { params: { id: kept.id }, query: { with: other.id }, signal }),
  });
  return (
    <>
      {error && (
        <p role="alert">
          {error.validationErrors.map(({ message }) => message).join(' ') ||
            failureText(error, 'Please try again.')}
        </p>
      )}
      {data && <Merged contact={data} />}
      <div className="contact__buttons">
        {data && (
          <Button
            look="primary"
            onClick={() => {
              merge();
              onClose();
            }}
          >
            Merge
          </Button>
        )}
        <Button onClick={onBack}>Choose another</Button>
      </div>
    </>
  );
}

const Merged = ({ contact }: { readonly contact: ContactDetails }): ReactNode => (
  <>
    <p>The contact will be:</p>
    <dl className="contact-facts">
      {factsOf(contact).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  </>
);

const factsOf = (contact: ContactDetails): readonly (readonly [string, string])[] =>
  [
    ['Name', contactName(contact)] as const,
    ['Email', contact.email ?? ''] as const,
    ['Phone', phoneText(contact.phone ?? '')] as const,
    ['Also', contact.also.map(phoneText).join(', ')] as const,
    ['Account', contact.username === null ? 'None' : 'Kept'] as const,
    ['Lead source', contact.leadSource ?? ''] as const,
    ['Notes', contact.notes] as const,
  ].filter(([, value]) => value !== '');
