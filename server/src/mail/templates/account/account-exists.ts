import * as z from 'zod/mini';
import { mailButton, mailParagraph } from '../mail-parts.ts';
import type { MailTemplate } from '../mail-template.ts';
import { greeting } from './link-mail.ts';

const parameters = z.object({
  /** First name of the owner of the account, never what the stranger entered. */
  name: z.string(),
  /** Of the page to log in and to reset the password; it contains no secret. */
  link: z.string(),
});

export type AccountExistsParameters = z.infer<typeof parameters>;

/** Notifies the owner of an account of a sign-up with its address; the sign-up page must not reveal the account. */
export const accountExists: MailTemplate<AccountExistsParameters> = {
  parameters,
  subject: () => 'You already have an account',
  content: ({ name, link }) => [
    greeting(name),
    mailParagraph(
      'Someone entered your email address to open an account or to change theirs. It already has an account. If it was you, log in. If you forgot your password, you can reset it there.',
    ),
    mailButton('Log in', link),
    mailParagraph('If it was not you, you can ignore this email. Your account has not changed.'),
  ],
};
