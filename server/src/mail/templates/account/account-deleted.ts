import * as z from 'zod/mini';
import { mailParagraph } from '../mail-parts.ts';
import type { MailTemplate } from '../mail-template.ts';
import { greeting } from './link-mail.ts';

const parameters = z.object({ name: z.string() });

export type AccountDeletedParameters = z.infer<typeof parameters>;

/** The last mail to a person; its row is deleted once it is sent. */
export const accountDeleted: MailTemplate<AccountDeletedParameters> = {
  parameters,
  subject: () => 'Your account was deleted',
  content: ({ name }) => [
    greeting(name),
    mailParagraph(
      'Your account and everything that was stored with it are deleted. We send you no further emails.',
    ),
    mailParagraph('If you did not delete it, contact us at once.'),
  ],
};
