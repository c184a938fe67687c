import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { mailButton, mailParagraph } from '../mail-parts.ts';
import type { MailTemplate } from '../mail-template.ts';
import { withoutLinks } from '../without-links.ts';
import { durationText } from './duration-text.ts';

const parameters = z.object({
  /** First name of the person; '' where it is not known. */
  name: z.string(),
  /** A reader of this address may act for the account: the mail's row forgets it, see `forgetSecrets`. */
  link: z.string(),
  /** How long the link works, from when the mail is written. */
  minutes: z.number(),
});

export type LinkMailParameters = z.infer<typeof parameters>;

/** The words of a mail whose link acts for an account. */
interface LinkMail {
  readonly subject: string;
  readonly request: string;
  readonly action: string;
  /** Advice for people who did not ask for this mail. */
  readonly otherwise: string;
}

/** A mail that asks for one press on a link, which works once and for a limited time. */
export const linkMail = ({
  subject,
  request,
  action,
  otherwise,
}: LinkMail): MailTemplate<LinkMailParameters> => ({
  parameters,
  subject: () => subject,
  content: ({ name, link, minutes }) => [
    greeting(name),
    mailParagraph(request),
    mailButton(action, link),
    mailParagraph(`This link expires in ${durationText(minutes)} and can be used once.`),
    mailParagraph(otherwise),
  ],
});

/** The first line of a mail. Names may have periods, and the address may be another person's: the line carries no link. */
export const greeting = (name: string): ReactNode =>
  mailParagraph(name === '' ? 'Hello,' : `Hello ${withoutLinks(name)},`);
