import * as z from 'zod/mini';
import { mailButton, mailFacts, mailParagraph } from '../mail-parts.ts';
import type { MailTemplate } from '../mail-template.ts';
import { greeting } from './link-mail.ts';

/** Changes of sign-in methods that a person is notified about. */
const sentences = {
  password: 'Your password was changed.',
  'passkey added': 'A passkey was added to your account.',
  'passkey removed': 'A passkey was removed from your account.',
  'provider connected': 'Another way to sign in was connected to your account.',
  'provider disconnected': 'A way to sign in was disconnected from your account.',
} as const;
export type AccountChange = keyof typeof sentences;

const parameters = z.object({
  name: z.string(),
  change: z.enum(Object.keys(sentences) as [AccountChange, ...AccountChange[]]),
  /** Time in words, with its time zone. */
  time: z.string(),
  /** Of the account settings; it contains no secret. */
  link: z.string(),
});

export type AccountChangedParameters = z.infer<typeof parameters>;

/** Notifies a person of a change of a sign-in method, perhaps made by an attacker. */
export const accountChanged: MailTemplate<AccountChangedParameters> = {
  parameters,
  subject: () => 'Your sign-in settings changed',
  content: ({ name, change, time, link }) => [
    greeting(name),
    mailParagraph(sentences[change]),
    mailFacts([['Time', time]]),
    mailParagraph(
      'If this was you, no action is needed. If not, reset your password right away and contact us.',
    ),
    mailButton('Account settings', link),
  ],
};
