import * as z from 'zod/mini';
import { mailAgent, mailedAgent } from './mail-agent.ts';
import { mailParagraph, mailSmallLine } from './mail-parts.ts';
import { mailedSignature, mailSignature } from './mail-signature.ts';
import type { MailTemplate } from './mail-template.ts';

const parameters = z.object({
  /** The type of the inquiry, as forms name it. */
  title: z.string(),
  /** The agent's own words. */
  body: z.string(),
  agent: mailedAgent,
  brokerage: z.string(),
  signature: mailedSignature,
});

export type InquiryReplyParameters = z.infer<typeof parameters>;

/** An agent's answer, in the thread of the confirmation: mail programs join mails by headers and subject. */
export const inquiryReply: MailTemplate<InquiryReplyParameters> = {
  parameters,
  subject: ({ title }) => `Re: We received your request: ${title}`,
  heading: ({ agent }) => `${agent.name} answered your request`,
  preview: ({ body }) => body.slice(0, 120),
  content: ({ body, agent, brokerage, title, signature }) => [
    ...body.split(/\n{2,}/).map((paragraph) => mailParagraph(paragraph)),
    mailSignature(signature),
    mailSmallLine(`You wrote to ${brokerage}: ${title}. Reply to this email to answer ${agent.name}.`),
    mailAgent(agent),
  ],
};
