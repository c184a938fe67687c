import { agreementText, consentIds } from '@hearth/domain/inquiry/consent.ts';
import { phoneText } from '@hearth/domain/people/phone-text.ts';
import * as z from 'zod/mini';
import { mailAgent, mailedAgent } from './mail-agent.ts';
import { mailedHome, mailHome } from './mail-home.ts';
import { mailButton, mailFacts, mailLink, mailParagraph, presentFacts } from './mail-parts.ts';
import type { MailTemplate } from './mail-template.ts';
import { withoutLinks } from './without-links.ts';

const optional = z.nullable(z.string());

const parameters = z.object({
  /** The type of the inquiry, as forms name it. */
  title: z.string(),
  firstname: z.string(),
  brokerage: z.string(),
  /** null without an agent in charge. */
  agent: z.nullable(mailedAgent),
  /** Contact where mails reach neither agent nor brokerage; mails of older releases have none. */
  phoneToCall: z.optional(optional),
  listing: z.nullable(mailedHome),
  /** Time in words, with its time zone. */
  tourTime: optional,
  /** The consents that the visitor gave with this request. */
  accepted: z.array(z.enum(consentIds)),
  /** Address of the page by which the visitor withdraws consent. */
  withdrawalUrl: z.string(),
  /** Address of the page by which the author confirms a review; null for other requests. */
  reviewUrl: z.optional(optional),
});

export type InquiryVisitorParameters = z.infer<typeof parameters>;

/**
 * Confirms an inquiry to its visitor. Its parameters have nothing that the visitor wrote but the first name, which links to
 * nothing: the address may be another person's, and this server sends no strangers' words to them.
 */
export const inquiryVisitor: MailTemplate<InquiryVisitorParameters> = {
  parameters,
  subject: ({ title }) => `We received your request: ${title}`,
  heading: () => 'We received your request',
  content({
    firstname,
    brokerage,
    agent,
    phoneToCall,
    listing,
    tourTime,
    accepted,
    withdrawalUrl,
    reviewUrl,
  }) {
    const answering = agent ? `${agent.name} of ${brokerage}` : brokerage;
    return [
      mailParagraph(`Hello ${withoutLinks(firstname)},`),
      mailParagraph(
        `Thank you for writing to us. ${answering} received your request and will get back to you.`,
      ),
      ...(phoneToCall
        ? [mailParagraph(`Please call ${phoneText(phoneToCall)}, since we may not see your request at once.`)]
        : []),
      mailFacts(presentFacts([['Tour', tourTime]])),
      mailHome(listing),
      listing && mailButton('See the home', listing.url),
      reviewUrl
        ? mailParagraph(
            'Please confirm that this is your review. We’ll then read it and publish it as you wrote it.',
          )
        : null,
      reviewUrl ? mailButton('Confirm my review', reviewUrl) : null,
      mailParagraph('If you did not send this request, you can ignore this email.'),
      mailParagraph(
        `When you sent this request, you agreed ${agreementText(accepted)}. You can withdraw ${accepted.length > 1 ? 'both consents' : 'this consent'} at any time: `,
        mailLink('Withdraw my consent', withdrawalUrl),
      ),
      mailAgent(agent),
    ];
  },
};
