import { type Contact, contactFilters } from '@hearth/domain/contract/contact.ts';
import { exportContacts } from '@hearth/domain/contract/contact-files.ts';
import { requestAddress } from '@hearth/domain/contract/request-address.ts';
import { groupDigits } from '@hearth/domain/listing/group-digits.ts';
import { contactPathOf } from '@hearth/domain/page/agent-pages.ts';
import { may } from '@hearth/domain/people/capabilities.ts';
import { contactName, contactsPerPage } from '@hearth/domain/people/contact-rules.ts';
import { phoneText } from '@hearth/domain/people/phone-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { PersonPicture } from '../../shared/account/person-picture.tsx';
import { useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { contactsQuery } from '../../shared/contacts/contact-queries.ts';
import { type ListNavigation, useListAddress } from '../../shared/personal-list/list-state.ts';
import { PersonalList, SkeletonItems } from '../../shared/personal-list/personal-list.tsx';
import { dayText } from '../../ui/day-text.ts';
import { AddContactDialog } from './add-contact-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ReassignDialog } from './reassign-dialog.tsx';
import { SearchWords } from './search-words.tsx';
import './contacts.css';

const choices = {
  query: [],
  filter: contactFilters,
  sortBy: ['activity', 'name'],
  sortType: ['DESC', 'ASC'],
} as const;

const orders = [
  { value: 'activity DESC', label: 'Last activity' },
  { value: 'name ASC', label: 'Name (A to Z)' },
  { value: 'name DESC', label: 'Name (Z to A)' },
] as const;

/** The agent's contacts, 20 to a page, with their state in the address. */
export function ContactsScreen({ location }: Pick<ScreenProps<'contacts'>, 'location'>): ReactNode {
  const session = useSession();
  const address = useListAddress(location, choices);
  const [dialog, open] = useState<'add' | 'import' | Contact | null>(null);
  const close = () => open(null);
  const { page, chosen } = address;
  const request = useQuery({
    ...contactsQuery(session, { page, ...chosen }),
    placeholderData: keepPreviousData,
  });
  const { items, total = 0 } = request.data ?? {};
  const isNarrowed = chosen.query !== '' || chosen.filter !== 'all';
  return (
    <section className="list-page page-width contacts">
      <PageHead />
      <div className="contacts__head">
        <h1>My Contacts</h1>
        <div className="contact__buttons">
          <Button aria-haspopup="dialog" onClick={() => open('import')}>
            Import
          </Button>
          <Button look="primary" icon="plus" aria-haspopup="dialog" onClick={() => open('add')}>
            Add contact
          </Button>
        </div>
      </div>
      <Choices address={address} />
      <PersonalList
        name="Your contacts"
        request={request}
        items={items}
        keyOf={({ id }) => id}
        className="contacts__list"
        {...(request.data && { count: countText(total) })}
        empty={request.data && total === 0 && (isNarrowed ? <NothingFound /> : <NoContacts />)}
        paging={request.data && { address, total, pageCount: Math.ceil(total / contactsPerPage) }}
        skeleton={
          <SkeletonItems className="contacts__list" count={8}>
            <Skeleton height="72px" />
          </SkeletonItems>
        }
      >
        {(contact) => <Row contact={contact} onReassign={() => open(contact)} />}
      </PersonalList>
      {total > 0 && <ExportLinks />}
      {dialog === 'add' && <AddContactDialog onClose={close} />}
      {dialog === 'import' && <ImportDialog onClose={close} />}
      {typeof dialog === 'object' && dialog && <ReassignDialog contact={dialog} onClose={close} />}
    </section>
  );
}

const countText = (total: number): string => (total === 1 ? '1 contact' : `${groupDigits(total)} contacts`);

/** Words, filter and order of the list. */
function Choices({ address }: { readonly address: ListNavigation<typeof choices> }): ReactNode {
  const { viewer } = useSession();
  const { chosen, choose } = address;
  const filters = [
    { value: 'all', label: 'All' },
    { value: 'created', label: 'Created by me' },
    ...(may(viewer, 'reassign contacts') ? [{ value: 'everyone', label: 'Of all agents' } as const] : []),
  ] as const;
  const sort = (order: (typeof orders)[number]['value']) => {
    const [sortBy, sortType] = order.split(' ') as ['activity' | 'name', 'ASC' | 'DESC'];
    choose({ sortBy, sortType });
  };
  return (
    <div className="contacts__choices">
      <SearchWords
        label="Search contacts"
        placeholder="Name, email or phone"
        words={chosen.query}
        onSearch={(query) => choose({ query })}
      />
      <SelectField
        label="Show"
        value={chosen.filter}
        choices={filters}
        onChange={(filter) => choose({ filter })}
      />
      <SelectField
        label="Sort"
        value={chosen.sortBy === 'activity' ? 'activity DESC' : `name ${chosen.sortType}`}
        choices={orders}
        onChange={sort}
      />
    </div>
  );
}

interface RowProps {
  readonly contact: Contact;
  readonly onReassign: () => void;
}

function Row({ contact, onReassign }: RowProps): ReactNode {
  const { id, firstname, lastname, email, phone, username, agent, can, currentAgentOwnsThisContact } =
    contact;
  return (
    <article className="contacts__row">
      <PersonPicture person={{ firstname, lastname, picture: null }} />
      <div className="contacts__who">
        <h2 className="contacts__name" dir="auto">
          {can.see ? <a href={contactPathOf(id)}>{contactName(contact)}</a> : contactName(contact)}
        </h2>
        <p className="contact__facts contacts__ways">
          {email !== null && <span>{email}</span>}
          {phone !== null && <span className="contacts__phone">{phoneText(phone)}</span>}
        </p>
      </div>
      <p className="contact__facts contacts__state">
        {!currentAgentOwnsThisContact && <strong>{agent === null ? 'No agent' : `With ${agent}`}</strong>}
        <span>{stateText(contact, username !== null)}</span>
        {can.reassign && (
          <Button look="quiet" className="contacts__reassign" aria-haspopup="dialog" onClick={onReassign}>
            Reassign <VisuallyHidden>{contactName(contact)}</VisuallyHidden>
          </Button>
        )}
      </p>
    </article>
  );
}

function stateText({ lastActivity, invitedAt, createdAt }: Contact, hasAccount: boolean): string {
  if (lastActivity !== null) return `Active ${dayText(lastActivity)}`;
  if (hasAccount) return 'Has an account';
  return invitedAt === null ? `Added ${dayText(createdAt)}` : `Invited ${dayText(invitedAt)}`;
}

/** All of the agent's contacts as files. */
const ExportLinks = (): ReactNode => (
  <p className="contact__facts contact__buttons">
    Export your contacts:
    <a href={requestAddress(exportContacts, {})} download>
      CSV
    </a>
    <a href={requestAddress(exportContacts, { query: { format: 'vcard' } })} download>
      vCard
    </a>
  </p>
);

const NothingFound = (): ReactNode => (
  <p className="contact__empty">Try fewer letters, or show all of your contacts.</p>
);

const NoContacts = (): ReactNode => (
  <p className="contact__empty">
    Add the people you work with. Once they sign up with the same email, you’ll see what they save and view,
    and you can search on their behalf.
  </p>
);
