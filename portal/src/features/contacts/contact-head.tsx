import type { ContactDetails } from '@hearth/domain/contract/contact.ts';
import { contactName } from '@hearth/domain/people/contact-rules.ts';
import { phoneText, phoneUrl } from '@hearth/domain/people/phone-text.ts';
import type { ReactNode } from 'react';
import { PersonPicture } from '../../shared/account/person-picture.tsx';
import { momentText } from '../../ui/day-text.ts';

/** The name of a contact, the ways to reach the contact, and the last activity. */
export function ContactHead({ contact }: { readonly contact: ContactDetails }): ReactNode {
  const { firstname, lastname, email, phone, username, lastActivity } = contact;
  return (
    <header className="contact__head">
      <PersonPicture person={{ firstname, lastname, picture: null }} />
      <div>
        <h1 dir="auto">{contactName(contact)}</h1>
        <p className="contact__ways">
          {email !== null && <a href={`mailto:${email}`}>{email}</a>}
          {phone !== null && <a href={phoneUrl(phone)}>{phoneText(phone)}</a>}
        </p>
        <p className="contact__facts">
          {username === null ? 'No account yet' : 'Has an account'}
          {lastActivity !== null && ` · Last active ${momentText(lastActivity)}`}
        </p>
      </div>
    </header>
  );
}
