import * as z from 'zod/mini';
import { mailButton, mailParagraph, mailSmallLine } from './mail-parts.ts';
import type { MailTemplate } from './mail-template.ts';
import { withoutLinks } from './without-links.ts';

const parameters = z.object({
  /** The type of the inquiry, as forms name it. */
  title: z.string(),
  /** Name of the visitor. */
  visitor: z.string(),
  /** The visitor's own words. */
  body: z.string(),
  /** Of the inquiry's page. */
  url: z.string(),
});

export type InquiryContinuedParameters = z.infer<typeof parameters>;

/** A visitor's reply, to the agent who answers the inquiry. */
export const inquiryContinued: MailTemplate<InquiryContinuedParameters> = {
  parameters,
  subject: ({ title, visitor }) => `Re: ${title}, ${withoutLinks(visitor)}`,
  heading: ({ visitor }) => `${withoutLinks(visitor)} wrote back`,
  preview: ({ body }) => withoutLinks(body).slice(0, 120),
  content: ({ body, url, visitor }) => [
    ...withoutLinks(body)
      .split(/\n{2,}/)
      .map((paragraph) => mailParagraph(paragraph)),
    mailButton('See the whole thread', url),
    mailSmallLine(`Reply to this email to answer ${withoutLinks(visitor)}.`),
  ],
};
