import * as z from 'zod/mini';
import { inquiryListing, listingFacts } from './inquiry-listing.ts';
import { mailButton, mailFacts, mailParagraph } from './mail-document.ts';
import type { MailTemplate } from './mail-template.ts';
import { withoutLinks } from './without-links.ts';

const parameters = z.object({
  /** The name that the sender gave; any text. */
  sender: z.string(),
  /** Empty for none. */
  message: z.string(),
  listing: inquiryListing,
});

export type ListingSharedParameters = z.infer<typeof parameters>;

/** A home that a person with an account sends to another person's address. */
export const listingShared: MailTemplate<ListingSharedParameters> = {
  parameters,
  subject: ({ sender, listing }) => `${withoutLinks(sender)} shared a home with you: ${listing.address}`,
  content: ({ sender, message, listing }) => [
    mailParagraph(`${withoutLinks(sender)} would like you to see this home.`),
    message === '' ? null : mailFacts([['Message', withoutLinks(message)]]),
    mailFacts(listingFacts(listing)),
    mailButton('See the home', listing.url),
    mailParagraph(
      'You received this email because someone entered your address on our site. We do not add it to a list.',
    ),
  ],
};
