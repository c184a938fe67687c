import * as z from 'zod/mini';
import { mailButton, mailFacts, mailParagraph, presentFacts } from '../mail-parts.ts';
import type { MailTemplate } from '../mail-template.ts';
import { greeting } from './link-mail.ts';

const parameters = z.object({
  name: z.string(),
  /** Browser and system, e.g. 'Chrome on Windows'; null where they are not known. */
  device: z.nullable(z.string()),
  /** IP address. */
  address: z.nullable(z.string()),
  /** Time in words, with its time zone. */
  time: z.string(),
  /** Of the list of sessions in the account settings; it contains no secret. */
  link: z.string(),
});

export type AccountNewSignInParameters = z.infer<typeof parameters>;

/** Notifies a person of a sign-in from a device that is new to the account. */
export const accountNewSignIn: MailTemplate<AccountNewSignInParameters> = {
  parameters,
  subject: () => 'New log-in to your account',
  content: ({ name, device, address, time, link }) => [
    greeting(name),
    mailParagraph('A new device logged in to your account.'),
    mailFacts(
      presentFacts([
        ['Device', device],
        ['IP address', address],
        ['Time', time],
      ]),
    ),
    mailParagraph(
      'If it was you, there is nothing to do. If not, log out everywhere and change your password.',
    ),
    mailButton('Review my sessions', link),
  ],
};
