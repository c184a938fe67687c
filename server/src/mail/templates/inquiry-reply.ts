import { languages } from '@hearth/domain/embed/language.ts';
import * as z from 'zod/mini';
import { visitorWords } from './inquiry-visitor-words.ts';
import { mailAgent, mailedAgent } from './mail-agent.ts';
import { mailParagraph, mailSmallLine } from './mail-parts.ts';
import { mailedSignature, mailSignature } from './mail-signature.ts';
import type { MailTemplate } from './mail-template.ts';

const parameters = z.object({
  /** Of the visitor's form; mails of older releases have none and are English. */
  language: z.optional(z.enum(languages)),
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
  language: ({ language }) => language ?? 'en',
  subject: ({ title, language = 'en' }) => `Re: ${visitorWords[language].subject(title)}`,
  heading: ({ agent, language = 'en' }) => visitorWords[language].answered(agent.name),
  preview: ({ body }) => body.slice(0, 120),
  content: ({ body, agent, brokerage, title, signature, language = 'en' }) => [
    ...body.split(/\n{2,}/).map((paragraph) => mailParagraph(paragraph)),
    mailSignature(signature),
    mailSmallLine(visitorWords[language].wroteTo(brokerage, title, agent.name)),
    mailAgent(agent, language),
  ],
};
