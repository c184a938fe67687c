import type { ContactDetails } from '@hearth/domain/contract/contact.ts';
import { actingPath } from '@hearth/domain/page/acting-pages.ts';
import { contactName } from '@hearth/domain/people/contact-rules.ts';
import { phoneText, phoneUrl } from '@hearth/domain/people/phone-text.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PersonPicture } from '../../shared/account/person-picture.tsx';
import { momentText } from '../../ui/day-text.ts';

/** The name of a contact, the ways to reach the contact, the last activity, and the way to search homes for the contact. */
export function ContactHead({ contact }: { readonly contact: ContactDetails }): ReactNode {
  const { id, firstname, lastname, email, phone, username, lastActivity, can } = contact;
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
      {can.act && (
        <Link className="hearth-button hearth-button--primary" to={actingPath(id, '/listings')}>
          Search homes for {firstname || 'them'}
        </Link>
      )}
    </header>
  );
}
