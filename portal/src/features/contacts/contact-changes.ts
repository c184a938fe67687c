import type { ContactDetails } from '@hearth/domain/contract/contact.ts';
import { updateContact } from '@hearth/domain/contract/contact.ts';
import { changeContactMails, inviteContact, mergeContacts } from '@hearth/domain/contract/contact-changes.ts';
import { contactName } from '@hearth/domain/people/contact-rules.ts';
import type { Session } from '../../shared/app/session.ts';
import { type Change, effect } from '../../shared/changes/change.ts';
import { usualReason } from '../../shared/changes/change-toasts.ts';
import { type ContactPage, contactKeys, storeContact } from '../../shared/contacts/contact-queries.ts';

type Permissions = Partial<Pick<ContactDetails, 'isLeasedSearchAllowed' | 'isSharedWithTeam'>>;

const goneWords = { not_found: 'This contact is no longer yours.' } as const;

/** Changes what the agent or the team may do with a contact. */
export const permissionChange = (
  session: Session,
  { id }: ContactDetails,
  permissions: Permissions,
): Change<ContactDetails> => ({
  key: [...contactKeys(session).contact(id), ...Object.keys(permissions)],
  apply: [
    effect<ContactDetails>(contactKeys(session).contact(id), (contact) => ({ ...contact, ...permissions })),
  ],
  call: (call) => call(updateContact, { params: { id }, body: permissions }),
  onSuccess: (contact) => storeContact(session, contact),
  words: {
    done: 'Changes saved',
    failed: 'Unable to change the contact',
    reason: (failure) => usualReason(failure, goneWords),
  },
});

type Mails = Partial<Pick<ContactDetails, 'hasOptedOutOfEmail'>> & {
  readonly notifications?: Partial<NonNullable<ContactDetails['notifications']>>;
};

/** Changes the mails that a contact gets. */
export const mailsChange = (
  session: Session,
  { id }: ContactDetails,
  { hasOptedOutOfEmail, notifications }: Mails,
): Change<ContactDetails> => ({
  key: [...contactKeys(session).contact(id), 'mails', ...Object.keys(notifications ?? {})],
  apply: [
    effect<ContactDetails>(contactKeys(session).contact(id), (contact) => ({
      ...contact,
      ...(hasOptedOutOfEmail !== undefined && { hasOptedOutOfEmail }),
      notifications: contact.notifications && { ...contact.notifications, ...notifications },
    })),
  ],
  call: (call) =>
    call(changeContactMails, {
      params: { id },
      body: {
        ...(hasOptedOutOfEmail !== undefined && { hasOptedOutOfEmail }),
        ...(notifications && { notifications }),
      },
    }),
  onSuccess: (contact) => storeContact(session, contact),
  words: {
    done: 'Changes saved',
    failed: 'Unable to change the emails',
    reason: (failure) => usualReason(failure, goneWords),
  },
  // Mails that are off are turned on by the client alone, so a slip is taken back before it is sent.
  undo: () => {},
});

/** Mails a contact the link to sign up. */
export const invitation = (session: Session, { id, email }: ContactDetails): Change<ContactDetails> => ({
  key: [...contactKeys(session).contact(id), 'invitation'],
  call: (call) => call(inviteContact, { params: { id } }),
  onSuccess: (contact) => storeContact(session, contact),
  words: {
    done: `Invitation sent to ${email}`,
    failed: 'Unable to send email',
    reason: (failure) =>
      usualReason(failure, {
        ...goneWords,
        too_many_attempts: 'You invited them a moment ago. Try again tomorrow.',
      }),
  },
});

/** Merges another contact into one, once its toast closes: until then both are there. */
export const merging = (
  session: Session,
  kept: ContactDetails,
  other: Pick<ContactDetails, 'id' | 'firstname' | 'lastname' | 'email' | 'phone'>,
): Change<ContactDetails> => ({
  key: [...contactKeys(session).contact(other.id), 'merge'],
  apply: [
    effect<ContactPage>(contactKeys(session).pages, ({ items, total }) => {
      const rest = items.filter(({ id }) => id !== other.id);
      return { items: rest, total: total - (items.length - rest.length) };
    }),
  ],
  call: (call) => call(mergeContacts, { params: { id: kept.id }, body: { with: other.id } }),
  onSuccess: (contact) => storeContact(session, contact),
  words: {
    done: `${contactName(other)} merged into ${contactName(kept)}`,
    failed: 'Unable to merge the contacts',
    reason: (failure) => usualReason(failure, goneWords),
  },
  undo: () => {},
  stale: [contactKeys(session).all],
});
