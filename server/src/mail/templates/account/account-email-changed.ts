import { maskedEmail } from '@hearth/domain/people/masked-email.ts';
import { phoneText } from '@hearth/domain/people/phone-text.ts';
import * as z from 'zod/mini';
import { mailButton, mailFacts, mailParagraph, presentFacts } from '../mail-parts.ts';
import type { MailTemplate } from '../mail-template.ts';
import { greeting } from './link-mail.ts';

const text = z.nullable(z.string());

const parameters = z.object({
  name: z.string(),
  /** The address from now on. */
  email: z.string(),
  /** Set if this mail goes to the address that the account had before. */
  isFormer: z.boolean(),
  /** Of the account settings, which the owner of the former address cannot open any more; it contains no secret. */
  link: z.string(),
  /** How to reach the brokerage, for the owner of the former address. */
  contact: z.optional(z.object({ phone: text, email: text })),
});

export type AccountEmailChangedParameters = z.infer<typeof parameters>;

/** Confirms a changed address to the new one, and warns the former one, which may be all that an owner still reads. */
export const accountEmailChanged: MailTemplate<AccountEmailChangedParameters> = {
  parameters,
  subject: () => 'The email address of your account was changed',
  content: ({ name, email, isFormer, link, contact }) => [
    greeting(name),
    mailParagraph(
      `The email address of your account is ${isFormer ? maskedEmail(email) : email} from now on. Use it to log in.`,
    ),
    mailParagraph('If you did not change it, contact us at once.'),
    isFormer
      ? mailFacts(
          presentFacts([
            ['Phone', contact?.phone && phoneText(contact.phone)],
            ['Email', contact?.email],
          ]),
        )
      : mailButton('Account settings', link),
  ],
};
