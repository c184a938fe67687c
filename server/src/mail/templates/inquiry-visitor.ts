import { languages } from '@hearth/domain/embed/language.ts';
import { agreementText, consentIds } from '@hearth/domain/inquiry/consent.ts';
import { phoneText } from '@hearth/domain/people/phone-text.ts';
import * as z from 'zod/mini';
import { visitorWords } from './inquiry-visitor-words.ts';
import { mailAgent, mailedAgent } from './mail-agent.ts';
import { mailHome } from './mail-home.ts';
import { mailButton, mailFacts, mailLink, mailParagraph, presentFacts } from './mail-parts.ts';
import type { MailTemplate } from './mail-template.ts';
import { mailedGuide } from './mailed-guide.ts';
import { mailedHome } from './mailed-home.ts';
import { withoutLinks } from './without-links.ts';

const optional = z.nullable(z.string());

const parameters = z.object({
  /** Of the form; mails of older releases have none and are English. */
  language: z.optional(z.enum(languages)),
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
  guide: mailedGuide,
});

export type InquiryVisitorParameters = z.infer<typeof parameters>;

/**
 * Confirms an inquiry to its visitor. Its parameters have nothing that the visitor wrote but the first name, which links to
 * nothing: the address may be another person's, and this server sends no strangers' words to them.
 */
export const inquiryVisitor: MailTemplate<InquiryVisitorParameters> = {
  parameters,
  language: ({ language }) => language ?? 'en',
  subject: ({ title, language = 'en' }) => visitorWords[language].subject(title),
  heading: ({ language = 'en' }) => visitorWords[language].heading,
  content(parameters) {
    const { language = 'en', firstname, brokerage, agent, listing, accepted } = parameters;
    const { phoneToCall, tourTime, withdrawalUrl, reviewUrl, guide } = parameters;
    const words = visitorWords[language];
    const answering = agent ? words.answering(agent.name, brokerage) : brokerage;
    return [
      mailParagraph(words.hello(withoutLinks(firstname))),
      mailParagraph(guide ? words.guide(guide.title) : words.thanks(answering)),
      guide && mailButton(words.readGuide, guide.url),
      guide && mailParagraph(words.questions(answering)),
      ...(phoneToCall ? [mailParagraph(words.call(phoneText(phoneToCall)))] : []),
      mailFacts(presentFacts([[words.tour, tourTime]])),
      mailHome(listing, language),
      listing && mailButton(words.seeHome, listing.url),
      reviewUrl ? mailParagraph(words.reviewAsked) : null,
      reviewUrl ? mailButton(words.confirmReview, reviewUrl) : null,
      mailParagraph(words.notYou),
      mailParagraph(
        words.agreed(agreementText(accepted, language), accepted.length > 1),
        mailLink(words.withdraw, withdrawalUrl),
      ),
      mailAgent(agent, language),
    ];
  },
};
