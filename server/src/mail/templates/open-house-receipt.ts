import * as z from 'zod/mini';
import { mailAgent } from './mail-agent.ts';
import { mailHome } from './mail-home.ts';
import { mailButton, mailParagraph } from './mail-parts.ts';
import type { MailTemplate } from './mail-template.ts';
import { mailedHome } from './mailed-home.ts';

const parameters = z.object({
  /** Day and hours, e.g. 'Sat, Nov 28, 1:00 PM - 3:00 PM Central Time'. */
  when: z.string(),
  listing: mailedHome,
});

export type OpenHouseReceiptParameters = z.infer<typeof parameters>;

/** Receipt of a visitor who comes to an open house. */
export const openHouseReceipt: MailTemplate<OpenHouseReceiptParameters> = {
  parameters,
  subject: ({ listing }) => `You’re coming to the open house: ${listing.address}`,
  heading: () => 'You’re coming to the open house',
  preview: ({ when }) => when,
  content: ({ when, listing }, { agent }) => [
    mailParagraph(when),
    mailHome(listing),
    mailButton('See the home or change your answer', listing.url),
    mailParagraph('The agent of this home sees your name and email, so that they know who’s coming.'),
    mailAgent(agent),
  ],
};
