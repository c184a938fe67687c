import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { MailAddress } from '../config-reader.ts';
import type { MailPort } from '../ports/mail/mail.ts';
import type { MailParameters, TemplateName } from './templates/mail-templates.ts';

/** Tables whose records mails are about. A new one needs a foreign key, see the table `mail`. */
export type RelatedType = 'inquiry' | 'person';

/** The record that a mail is about; the mail is deleted with it. */
export interface RelatedRecord {
  readonly type: RelatedType;
  readonly id: string;
}

interface Envelope {
  /** Also the first part of the Message-ID. */
  readonly id: string;
  readonly to: MailAddress;
  readonly replyTo: MailAddress | null;
  /** null for a mail about no record. */
  readonly related: RelatedRecord | null;
  readonly createdAt: Date;
}

interface Sending {
  /** The site whose mail it is; by default that of the process that queues it. */
  readonly edition?: EditionId;
  /** Seconds until it is sent; 0 by default. */
  readonly delaySeconds?: number;
}

/** Takes the place of a link that acted for an account. */
export const removedLink = '#link-removed';

/** A mail to be stored and sent: who gets it, and the template and parameters that it is rendered from when it is sent. */
export type NewMail = {
  [Name in TemplateName]: Envelope &
    Sending & {
      readonly template: Name;
      readonly parameters: MailParameters[Name];
    };
}[TemplateName];

/** The content of a mail. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The part of a stored mail that it is rendered from; another version of this program may have stored it. */
export interface UnsentMail {
  readonly template: string;
  readonly parameters: unknown;
}

/** A mail as stored. */
export interface StoredMail extends Envelope, UnsentMail {
  /** The site whose mail it is; null for that of the process that sends it. */
  readonly edition: EditionId | null;
  /** The text that was sent, word for word; null before. */
  readonly content: MailContent | null;
  /** Until when the mail has a link that acts for an account; null where it has none, or no longer. */
  readonly secretUntil: Date | null;
  readonly attempts: number;
  /** When a mail server was given the end of the mail; null again once its answer is stored. */
  readonly handedOverAt: Date | null;
  readonly lastError: string | null;
  readonly sentBy: MailPort['name'] | null;
  readonly sentAt: Date | null;
  /** When the last attempt failed; null while the mail waits or is sent. */
  readonly failedAt: Date | null;
}
