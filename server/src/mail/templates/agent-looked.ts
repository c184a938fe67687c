import * as z from 'zod/mini';
import { mailButton, mailParagraph } from './mail-parts.ts';
import type { MailTemplate } from './mail-template.ts';

const parameters = z.object({
  /** Name of the agent. */
  agent: z.string(),
  /** The list that the agent opened first, e.g. 'viewed homes'. */
  looked: z.string(),
  /** Of the page with all looks and the switches. */
  url: z.string(),
});

export type AgentLookedParameters = z.infer<typeof parameters>;

/** Announces to a client, once, that their agent has begun to look at what they do here. */
export const agentLooked: MailTemplate<AgentLookedParameters> = {
  parameters,
  subject: ({ agent }) => `${agent} can see your activity`,
  content: ({ agent, looked, url }) => [
    mailParagraph(`${agent}, your agent, looked at your ${looked} for the first time.`),
    mailParagraph(
      `It helps ${agent} find homes that you’d like. You see every look and every change that ${agent} makes for you, and you choose what stays private.`,
    ),
    mailButton('See and choose', url),
  ],
};
