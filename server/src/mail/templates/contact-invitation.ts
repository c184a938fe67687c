import * as z from 'zod/mini';
import { mailButton, mailParagraph } from './mail-parts.ts';
import { mailedSignature, mailSignature } from './mail-signature.ts';
import type { MailTemplate } from './mail-template.ts';
import { withoutLinks } from './without-links.ts';

const parameters = z.object({
  /** First name of the contact; any text, perhaps none. */
  name: z.string(),
  /** Name of the agent; any text. */
  agent: z.string(),
  /** Of the form to sign up; it has no secret. */
  link: z.string(),
  signature: mailedSignature,
});

export type ContactInvitationParameters = z.infer<typeof parameters>;

/** An agent invites a contact to sign up. */
export const contactInvitation: MailTemplate<ContactInvitationParameters> = {
  parameters,
  subject: ({ agent }) => `${withoutLinks(agent)} invited you to look at homes together`,
  heading: ({ agent }) => `${withoutLinks(agent)} invited you`,
  content: ({ name, agent, link, signature }) => [
    ...(name === '' ? [] : [mailParagraph(`Hi ${withoutLinks(name)},`)]),
    mailParagraph(
      `${withoutLinks(agent)} would like to help you find your home. Sign up with this email address to save homes and searches, and to see the homes that ${withoutLinks(agent)} recommends.`,
    ),
    mailButton('Sign up', link),
    mailSignature(signature),
    mailParagraph(
      `You received this email because ${withoutLinks(agent)} entered your address on our site. If you don’t want to sign up, you don’t need to do anything.`,
    ),
  ],
};
