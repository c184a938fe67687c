import * as z from 'zod/mini';
import { inquiryListing, listingFacts } from './inquiry-listing.ts';
import { mailButton, mailFacts, mailParagraph } from './mail-document.ts';
import type { MailTemplate } from './mail-template.ts';

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

/**
 * Words of a sender in which mail programs recognise no address of the web or of mail: an invisible word joiner follows each dot,
 * colon, slash and at sign within a word. Otherwise anyone with an account could have the brokerage send their links.
 */
const withoutLinks = (text: string): string => text.replace(/([.:/@])(?=\S)/g, '$1\u2060');
