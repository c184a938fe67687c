import type { ReactNode } from 'react';
import type { ContactTabProps } from '../../shared/contacts/contact-tab.ts';
import { EmailHistoryScreen } from './email-history-screen.tsx';
import { InquiryHistoryScreen } from './inquiry-history-screen.tsx';

/** The inquiries that a contact sent, in the contact's page. */
export const InquiriesOfContact = ({ contact: { username }, location }: ContactTabProps): ReactNode =>
  username !== null && <InquiryHistoryScreen location={location} owner={username} />;

/** The mails of this site to a contact, in the contact's page. */
export const EmailsOfContact = ({ contact: { username }, location }: ContactTabProps): ReactNode =>
  username !== null && <EmailHistoryScreen location={location} owner={username} />;
