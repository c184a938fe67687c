import * as z from 'zod/mini';
import { mailButton, mailFacts, mailParagraph } from './mail-parts.ts';
import type { MailTemplate } from './mail-template.ts';
import { withoutLinks } from './without-links.ts';

const parameters = z.object({
  /** First name of the agent. */
  name: z.string(),
  /** Street of the home, or the id of its listing. */
  home: z.string(),
  /** The planned moment in words, with its time zone. */
  planned: z.string(),
  /** The rule that stopped it. */
  reason: z.string(),
  /** Of the form of the listing. */
  url: z.string(),
});

export type ListingNotPublishedParameters = z.infer<typeof parameters>;

/** A planned publication that a rule stopped, with the reason. */
export const listingNotPublished: MailTemplate<ListingNotPublishedParameters> = {
  parameters,
  subject: ({ home }) => `Not published as scheduled: ${withoutLinks(home)}`,
  heading: ({ name }) =>
    name === '' ? 'Your listing did not go live' : `${withoutLinks(name)}, your listing did not go live`,
  preview: ({ reason }) => withoutLinks(reason),
  content: ({ home, planned, reason, url }) => [
    mailParagraph(`${withoutLinks(home)} was scheduled to go live, and visitors don’t see that version.`),
    mailFacts([
      ['Scheduled for', planned],
      ['Reason', withoutLinks(reason)],
    ]),
    mailButton('Open the listing', url),
    mailParagraph('Correct it, then publish it or schedule it again.'),
  ],
};
