import * as z from 'zod/mini';
import { mailButton, mailParagraph } from './mail-parts.ts';
import type { MailTemplate } from './mail-template.ts';
import { withoutLinks } from './without-links.ts';

const parameters = z.object({
  /** Id of the collection, and of the account that gets the mail; read again at the time of sending. */
  collection: z.number(),
  receiver: z.string(),
  /** Of the collection; any text. */
  name: z.string(),
  /** Of the page that shows the votes. */
  url: z.string(),
});

export type VotesOpenedParameters = z.infer<typeof parameters>;

/** The sealed votes on homes of a collection were opened. It names no vote: it may be read by others. */
export const votesOpened: MailTemplate<VotesOpenedParameters> = {
  parameters,
  subject: ({ name }) => `The votes in “${withoutLinks(name)}” are open`,
  content: ({ name, url }) => [
    mailParagraph(
      `Everyone’s votes on homes in “${withoutLinks(name)}” are open now. See where you agree, where you differ, and what stands in the way.`,
    ),
    mailButton('See the votes', url),
    mailParagraph('You received this email because you share this collection of homes.'),
  ],
};
