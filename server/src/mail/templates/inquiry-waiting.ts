import { phoneText } from '@hearth/domain/people/phone-text.ts';
import * as z from 'zod/mini';
import { mailButton, mailFacts, mailParagraph, presentFacts } from './mail-parts.ts';
import type { MailTemplate } from './mail-template.ts';
import { withoutLinks } from './without-links.ts';

const parameters = z.object({
  title: z.string(),
  visitor: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  message: z.nullable(z.string()),
  /** Time in words, with its time zone. */
  received: z.string(),
  /** Agent who had it before, and whether that agent handed it over; null for a reminder. */
  before: z.nullable(z.object({ name: z.nullable(z.string()), isHandedOver: z.boolean() })),
  /** Of the inquiry's page. */
  url: z.string(),
});

export type InquiryWaitingParameters = z.infer<typeof parameters>;

/** Reminds an agent of an inquiry without an answer, or brings one that another agent had. */
export const inquiryWaiting: MailTemplate<InquiryWaitingParameters> = {
  parameters,
  subject: ({ before, title, visitor }) =>
    `${before ? 'Yours now' : 'Still unanswered'}: ${title}, ${withoutLinks(visitor.name)}`,
  heading: ({ visitor }) => `${withoutLinks(visitor.name)} is waiting for your answer`,
  content: (inquiry) => [
    mailParagraph(reasonOf(inquiry)),
    mailFacts(
      presentFacts([
        ['Request', inquiry.title],
        ['Received', inquiry.received],
        ['Message', inquiry.message],
        ['Email', inquiry.visitor.email],
        ['Phone', inquiry.visitor.phone && phoneText(inquiry.visitor.phone)],
      ]),
    ),
    mailButton('Answer now', inquiry.url),
    mailParagraph('Answered by phone already? Mark it as answered on its page.'),
  ],
};

function reasonOf({ before, visitor }: InquiryWaitingParameters): string {
  const name = withoutLinks(visitor.name);
  if (before === null)
    return `You haven’t answered ${name} yet. If nothing happens, the request goes to another agent.`;
  const from = before.name ?? 'Another agent';
  if (before.isHandedOver) return `${from} handed you the request of ${name}.`;
  return `${from} has not answered ${name}, so the request is yours now.`;
}
