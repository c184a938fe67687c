import { maskedEmail } from '@hearth/domain/people/masked-email.ts';
import * as z from 'zod/mini';
import { mailButton, mailParagraph } from '../mail-document.ts';
import type { MailTemplate } from '../mail-template.ts';
import { greeting } from './link-mail.ts';

const parameters = z.object({
  name: z.string(),
  /** The address from now on. */
  email: z.string(),
  /** Whether this mail goes to the address that the account had before. */
  isFormer: z.boolean(),
  /** Of the account settings, or, for the former address, of the page to contact the brokerage; it contains no secret. */
  link: z.string(),
});

export type AccountEmailChangedParameters = z.infer<typeof parameters>;

/** Confirms a changed address to the new one, and warns the former one, which may be all that an owner still reads. */
export const accountEmailChanged: MailTemplate<AccountEmailChangedParameters> = {
  parameters,
  subject: () => 'The email address of your account was changed',
  content: ({ name, email, isFormer, link }) => [
    greeting(name),
    mailParagraph(
      `the email address of your account is ${isFormer ? maskedEmail(email) : email} from now on. Use it to sign in.`,
    ),
    mailParagraph('If you did not change it, contact us at once.'),
    mailButton(isFormer ? 'Contact us' : 'Account settings', link),
  ],
};
