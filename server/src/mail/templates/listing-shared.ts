import * as z from 'zod/mini';
import { mailAgent } from './mail-agent.ts';
import { mailHome } from './mail-home.ts';
import { mailButton, mailParagraph, mailQuote } from './mail-parts.ts';
import type { MailTemplate } from './mail-template.ts';
import { mailedHome } from './mailed-home.ts';
import { withoutLinks } from './without-links.ts';

const parameters = z.object({
  /** The name that the sender gave; any text. */
  sender: z.string(),
  /** Empty for none. */
  message: z.string(),
  listing: mailedHome,
});

export type ListingSharedParameters = z.infer<typeof parameters>;

/** A home that a person with an account sends to another person's address. */
export const listingShared: MailTemplate<ListingSharedParameters> = {
  parameters,
  subject: ({ sender, listing }) => `${withoutLinks(sender)} shared a home with you: ${listing.address}`,
  heading: ({ sender }) => `${withoutLinks(sender)} shared a home with you`,
  preview: ({ listing: { price, facts } }) => [price, facts].filter(Boolean).join(' · '),
  content: ({ sender, message, listing }, { agent, brokerage }) => [
    message === '' ? null : mailQuote(withoutLinks(message)),
    mailHome(listing),
    mailButton('See the home', listing.url),
    mailParagraph(
      `You got this email because ${withoutLinks(sender)} shared it from ${brokerage.name}’s site. We won’t add you to any mailing list.`,
    ),
    mailAgent(agent),
  ],
};
