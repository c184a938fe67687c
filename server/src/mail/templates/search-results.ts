import * as z from 'zod/mini';
import { mailAgent } from './mail-agent.ts';
import { mailHome } from './mail-home.ts';
import { mailButton, mailLink, mailParagraph } from './mail-parts.ts';
import { mailedSignature, mailSignature } from './mail-signature.ts';
import type { MailTemplate } from './mail-template.ts';
import { mailedHome } from './mailed-home.ts';
import { withoutLinks } from './without-links.ts';

const parameters = z.object({
  /** Of the saved search; any text. */
  name: z.string(),
  /** Name of the agent who sends them; null where the person does. */
  sender: z.nullable(z.string()),
  homes: z.array(mailedHome),
  /** Number of homes that the mail leaves out. */
  more: z.number(),
  /** Of the page with all of them. */
  url: z.string(),
  signature: mailedSignature,
});

export type SearchResultsParameters = z.infer<typeof parameters>;

const titleOf = ({ name, homes, more }: SearchResultsParameters): string => {
  const count = homes.length + more;
  return `${count === 1 ? '1 home' : `${count} homes`} in “${withoutLinks(name)}”`;
};

/** The homes that a saved search finds, for its owner. */
export const searchResults: MailTemplate<SearchResultsParameters> = {
  parameters,
  subject: titleOf,
  content: ({ name, sender, homes, more, url, signature }, { agent }) => [
    mailParagraph(
      sender === null
        ? `This is what your saved search “${withoutLinks(name)}” finds now.`
        : `${withoutLinks(sender)} sends you what your saved search “${withoutLinks(name)}” finds now.`,
    ),
    ...homes.map((home) => mailHome(home)),
    more === 0 ? null : mailParagraph('', mailLink(`and ${more} more`, url)),
    mailButton('See the search', url),
    mailSignature(signature),
    mailAgent(agent),
  ],
};
