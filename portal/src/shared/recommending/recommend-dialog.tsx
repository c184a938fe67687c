import { recommendListings } from '@hearth/domain/contract/collection-recommendation.ts';
import type { Contact } from '@hearth/domain/contract/contact.ts';
import { contactName } from '@hearth/domain/people/contact-rules.ts';
import { proposedCollection } from '@hearth/domain/people/proposed-collection.ts';
import { longestComment, recommendationProblems } from '@hearth/domain/people/recommendation-rules.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { TextField } from '@hearth/widgets/ui/field.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { SmallDialog } from '../../ui/small-dialog.tsx';
import { useSession } from '../app/app-context.tsx';
import { actingName } from '../app/session.ts';
import { contactsQuery } from '../contacts/contact-queries.ts';
import { useServerForm } from '../forms/use-server-form.ts';
import { homeCount } from '../saving/home-count.ts';
import '../../ui/check.css';
import './recommend.css';

interface RecommendDialogProps {
  /** Ids of the homes, at most twenty. */
  readonly listings: readonly string[];
  readonly onClose: () => void;
}

interface Recipient {
  readonly username: string;
  readonly name: string;
}

const tourWords = 'Would you like to tour this home? Reply with a day and a time that suit you.';

/** Recommends homes with a comment: to the contact of agent mode, else to contacts that the agent chooses. */
export function RecommendDialog({ listings, onClose }: RecommendDialogProps): ReactNode {
  const session = useSession();
  const { contact } = session;
  const [chosen, choose] = useState<readonly Recipient[]>(
    contact?.username ? [{ username: contact.username, name: actingName(contact) }] : [],
  );
  const [sendsMail, setSendsMail] = useState(true);
  const [proposesTour, setProposesTour] = useState(false);
  const form = useServerForm({
    initial: { comment: '' },
    check: recommendationProblems,
    async send({ comment }) {
      const words = [comment.trim(), proposesTour && tourWords].filter(Boolean).join('\n');
      const homes = listings.map((listingId) => ({ listingId, comment: words }));
      const params = { id: proposedCollection } as const;
      for (const { username: owner } of chosen) {
        const body = { owner, notNotifyUser: !sendsMail, listings: homes };
        await session.client.call(recommendListings, { params, body });
      }
      const whom = chosen.length === 1 ? chosen[0]?.name : `${chosen.length} contacts`;
      session.changes.say(`${homeCount(listings.length)} recommended to ${whom}`);
      onClose();
    },
    failureWords: (error) => failureText(error, 'The recommendation could not be sent. Please try again.'),
  });
  return (
    <SmallDialog title={`Recommend ${homeCount(listings.length).toLowerCase()}`} onClose={onClose}>
      <form className="recommend" {...form.props}>
        {contact ? (
          <p dir="auto">To {actingName(contact)}</p>
        ) : (
          <Contacts chosen={chosen} onChoose={choose} />
        )}
        <FormField
          isOptional
          label="Comment"
          rows={3}
          maxLength={longestComment - tourWords.length - 1}
          field={form.field('comment')}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={proposesTour}
            onChange={({ currentTarget }) => setProposesTour(currentTarget.checked)}
          />
          <span>Propose a tour</span>
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={sendsMail}
            onChange={({ currentTarget }) => setSendsMail(currentTarget.checked)}
          />
          <span>Send an email about it</span>
        </label>
        {chosen.length > 0 ? (
          <FormEnd form={form} action="Recommend" acting="Sending…" />
        ) : (
          <p>Choose who gets it.</p>
        )}
      </form>
    </SmallDialog>
  );
}

interface ContactsProps {
  readonly chosen: readonly Recipient[];
  readonly onChoose: (chosen: readonly Recipient[]) => void;
}

/** The agent's contacts with an account, found by words, the last active first. */
function Contacts({ chosen, onChoose }: ContactsProps): ReactNode {
  const session = useSession();
  const [words, setWords] = useState('');
  const query = useDeferredValue(words.trim());
  const requested = { page: 1, query, filter: 'all', sortBy: 'activity', sortType: 'DESC' } as const;
  const { data, error, refetch } = useQuery({
    ...contactsQuery(session, requested),
    placeholderData: keepPreviousData,
  });
  const contacts = data?.items.filter(({ can }) => can.act);
  const toggle = (recipient: Recipient) => {
    const others = chosen.filter(({ username }) => username !== recipient.username);
    onChoose(others.length < chosen.length ? others : [...chosen, recipient]);
  };
  return (
    <fieldset className="recommend__contacts">
      <legend>Contacts</legend>
      <TextField
        label="Find a contact"
        type="search"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      {error && !data && (
        <Notice onRetry={() => void refetch()}>
          {failureText(error, 'Your contacts could not be loaded.')}
        </Notice>
      )}
      {!data && !error && <Skeleton height="120px" />}
      {contacts?.length === 0 && (
        <p>
          No contact with an account was found. Invite one from <a href="/agent/contacts">My Contacts</a>.
        </p>
      )}
      {contacts?.map((contact) => (
        <Choice key={contact.id} contact={contact} chosen={chosen} onToggle={toggle} />
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly contact: Contact;
  readonly chosen: readonly Recipient[];
  readonly onToggle: (recipient: Recipient) => void;
}

function Choice({ contact, chosen, onToggle }: ChoiceProps): ReactNode {
  const { username } = contact;
  if (username === null) return null;
  const name = contactName(contact);
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={chosen.some((each) => each.username === username)}
        onChange={() => onToggle({ username, name })}
      />
      <span dir="auto">{name}</span>
    </label>
  );
}
