import * as z from 'zod/mini';
import { mailButton, mailParagraph } from './mail-parts.ts';
import type { MailTemplate } from './mail-template.ts';
import { withoutLinks } from './without-links.ts';

const parameters = z.object({
  /** Of the membership; read again at the time of sending. */
  membership: z.number(),
  /** First name of the person who invites; any text. */
  sender: z.string(),
  thing: z.enum(['collection', 'saved-search']),
  /** Of the thing; any text. */
  name: z.string(),
  isReminder: z.boolean(),
  /** Its reader may join with the account of the address: the mail's row forgets it, see `forgetSecrets`. */
  link: z.string(),
  /** How long the link works, from when the mail is written. */
  minutes: z.number(),
});

export type InvitationParameters = z.infer<typeof parameters>;

const things: Readonly<Record<InvitationParameters['thing'], string>> = {
  collection: 'collection of homes',
  'saved-search': 'saved search',
};

/** An invitation to a thing that another person shares, or its reminder. */
export const invitation: MailTemplate<InvitationParameters> = {
  parameters,
  subject: ({ sender, name, isReminder }) =>
    `${isReminder ? 'Reminder: ' : ''}${withoutLinks(sender)} invited you to “${withoutLinks(name)}”`,
  heading: ({ sender, name, isReminder }) =>
    isReminder
      ? `Your invitation to “${withoutLinks(name)}” is still open`
      : `${withoutLinks(sender)} invited you to “${withoutLinks(name)}”`,
  content: ({ sender, thing, name, link, isReminder }) => [
    mailParagraph(
      `${isReminder ? 'You haven’t answered yet. ' : ''}${withoutLinks(sender)} would like to look at homes with you in the ${things[thing]} “${withoutLinks(name)}”.`,
    ),
    mailButton('See the invitation', link),
    mailParagraph('Log in or sign up with this email address to join. Your address stays private.'),
    mailParagraph(
      `You received this email because ${withoutLinks(sender)} entered your address on our site. If you don’t want to join, you don’t need to do anything.`,
    ),
  ],
};
