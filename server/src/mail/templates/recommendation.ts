import { editionIds } from '@hearth/domain/edition/edition.ts';
import * as z from 'zod/mini';
import { mailAgent } from './mail-agent.ts';
import { mailHome } from './mail-home.ts';
import { mailButton, mailLink, mailParagraph, mailQuote } from './mail-parts.ts';
import { mailedSignature, mailSignature } from './mail-signature.ts';
import type { MailTemplate } from './mail-template.ts';
import { mailedHome } from './mailed-home.ts';
import { withoutLinks } from './without-links.ts';

const parameters = z.object({
  /** Ids of the accounts of the client and the agent; read again at the time of sending. */
  receiver: z.string(),
  agent: z.string(),
  /** Name of the agent. */
  sender: z.string(),
  /** The site whose homes are recommended. */
  edition: z.enum(editionIds),
  homes: z.array(
    z.object({
      listingkey: z.string(),
      /** Words of the agent; empty for none. */
      comment: z.string(),
      home: mailedHome,
    }),
  ),
  /** Of the page with the recommended homes. */
  url: z.string(),
  /** Of the page that compares a few homes; mails of earlier releases have none. */
  compareUrl: z.optional(z.nullable(z.string())),
  signature: mailedSignature,
});

export type RecommendationParameters = z.infer<typeof parameters>;

const homesWord = (count: number): string => (count === 1 ? 'a home' : `${count} homes`);

/** Homes that an agent recommends to a client, with the reasons. */
export const recommendation: MailTemplate<RecommendationParameters> = {
  parameters,
  subject: ({ sender, homes }) =>
    `${withoutLinks(sender)} recommends ${homes.length === 1 ? homes[0]!.home.address : homesWord(homes.length)}`,
  heading: ({ sender, homes }) => `${withoutLinks(sender)} found ${homesWord(homes.length)} for you`,
  preview: ({ homes: [first] }) => [first?.home.price, first?.home.facts].filter(Boolean).join(' · '),
  content: ({ homes, url, compareUrl, signature }, { agent }) => [
    ...homes.flatMap(({ comment, home }) => [
      comment === '' ? null : mailQuote(withoutLinks(comment)),
      mailHome(home),
    ]),
    mailButton('See the recommended homes', url),
    compareUrl && homes.length > 1
      ? mailParagraph('Or see them side by side: ', mailLink('compare these homes', compareUrl))
      : null,
    mailParagraph(
      'Save the homes that you like, and dismiss the others: your agent learns what you look for.',
    ),
    mailSignature(signature),
    mailAgent(agent),
  ],
};
