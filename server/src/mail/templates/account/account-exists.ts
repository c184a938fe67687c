import * as z from 'zod/mini';
import { mailButton, mailParagraph } from '../mail-document.ts';
import type { MailTemplate } from '../mail-template.ts';
import { greeting } from './link-mail.ts';

const parameters = z.object({
  /** First name of the owner of the account, never what the stranger entered. */
  name: z.string(),
  /** Of the page to sign in and to reset the password; it contains no secret. */
  link: z.string(),
});

export type AccountExistsParameters = z.infer<typeof parameters>;

/** Tells the owner of an account that a sign-up used its address; the sign-up page itself must not tell. */
export const accountExists: MailTemplate<AccountExistsParameters> = {
  parameters,
  subject: () => 'You already have an account',
  content: ({ name, link }) => [
    greeting(name),
    mailParagraph(
      'a sign-up used your email address, which already has an account. If it was you, sign in. If you forgot your password, you can reset it there.',
    ),
    mailButton('Sign in', link),
    mailParagraph('If it was not you, you can ignore this email. Your account has not changed.'),
  ],
};
