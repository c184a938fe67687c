import * as z from 'zod/mini';
import { mailAgent } from '../mail-agent.ts';
import { mailButton, mailParagraph } from '../mail-parts.ts';
import type { MailTemplate } from '../mail-template.ts';
import { greeting } from './link-mail.ts';

const parameters = z.object({
  name: z.string(),
  /** Of the search page; it contains no secret. */
  link: z.string(),
});

export type AccountWelcomeParameters = z.infer<typeof parameters>;

/** Welcomes a person whose address is confirmed. */
export const accountWelcome: MailTemplate<AccountWelcomeParameters> = {
  parameters,
  subject: () => 'Welcome!',
  content: ({ name, link }, { agent }) => [
    greeting(name),
    mailParagraph('Your account is ready. You can now see every photo, price history, and sold homes.'),
    mailButton('Search homes', link),
    mailAgent(agent),
  ],
};
