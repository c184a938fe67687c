import * as z from 'zod/mini';
import { mailButton, mailLink, mailParagraph } from './mail-parts.ts';
import type { MailTemplate } from './mail-template.ts';
import { withoutLinks } from './without-links.ts';

const parameters = z.object({
  /** Id of the client's account; the thing is read again at the time of sending. */
  receiver: z.string(),
  thing: z.enum(['collection', 'saved-search']),
  id: z.number(),
  /** Name of the agent. */
  agent: z.string(),
  /** The change in words, e.g. 'saved a search for you'. */
  did: z.string(),
  /** Of the collection or saved search. */
  name: z.string(),
  /** Of its page. */
  url: z.string(),
  /** Of the page with all changes of the agent, where they are taken back. */
  windowUrl: z.string(),
});

export type AgentActedParameters = z.infer<typeof parameters>;

/** A change that an agent made for a client. */
export const agentActed: MailTemplate<AgentActedParameters> = {
  parameters,
  subject: ({ agent, did }) => `${withoutLinks(agent)} ${did}`,
  preview: ({ name }) => withoutLinks(name),
  content: ({ agent, did, name, url, windowUrl }) => [
    mailParagraph(`${withoutLinks(agent)}, your agent, ${did}: “${withoutLinks(name)}”.`),
    mailButton('Take a look', url),
    mailParagraph('Not what you wanted? ', mailLink('See and undo what your agent does', windowUrl)),
  ],
};
