import { type Language, languages } from '@hearth/domain/embed/language.ts';
import { phoneText } from '@hearth/domain/people/phone-text.ts';
import * as z from 'zod/mini';
import { mailHome } from './mail-home.ts';
import { type Fact, mailButton, mailFacts, mailParagraph, presentFacts } from './mail-parts.ts';
import type { MailTemplate } from './mail-template.ts';
import { mailedGuide } from './mailed-guide.ts';
import { mailedHome } from './mailed-home.ts';

const optional = z.nullable(z.string());

const parameters = z.object({
  /** The type of the inquiry, as forms name it, e.g. 'Schedule a tour'. */
  title: z.string(),
  /** The visitor signed up, and wrote nothing. */
  isRegistration: z.optional(z.boolean()),
  visitor: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  message: optional,
  /** Of the form that the visitor sent. */
  language: z.optional(z.enum(languages)),
  /** The fact of the listing that is reported as wrong. */
  fact: z.optional(optional),
  /** Address of the site for which a key is asked, and the command that grants it. */
  site: z.optional(optional),
  grant: z.optional(optional),
  /** The visitor's mail links it. */
  guide: mailedGuide,
  listing: z.nullable(mailedHome),
  /** Time in words, with its time zone. */
  tourTime: optional,
  /** The visitor's address on one line. */
  address: optional,
  /** Stars, 1 to 5. */
  rating: z.nullable(z.number()),
  referred: z.object({ name: optional, email: optional, phone: optional }),
  /** Names of the agent who answers, and of the one whom the visitor asked for where that is another. */
  agent: optional,
  askedAgent: optional,
  landingPage: optional,
  /** Fields that the host page sent along, a line each. */
  hiddenFields: z.optional(optional),
  origin: optional,
  /** The partner whose link led the visitor to the portal: the host of its page, else its name. */
  cameFrom: z.optional(optional),
  /** Time in words, with its time zone. */
  received: z.string(),
  /** The texts that the visitor saw, word for word. */
  consent: z.object({ agreed: z.array(z.string()), declined: z.array(z.string()) }),
});

export type InquiryAgentParameters = z.infer<typeof parameters>;

/** An inquiry with everything that the visitor entered, for the agent who answers it. */
export const inquiryAgent: MailTemplate<InquiryAgentParameters> = {
  parameters,
  subject({ title, visitor, listing }) {
    const about = listing ? ` (${listing.label})` : '';
    return `${title}: ${visitor.name}${about}`;
  },
  heading: ({ title, visitor }) => `${title}: ${visitor.name}`,
  content: (inquiry) => [
    mailParagraph(
      `${inquiry.isRegistration ? `${inquiry.visitor.name} signed up and is your client now.` : `${inquiry.visitor.name} sent an inquiry: ${inquiry.title}.`} Reply to this email to reach them.`,
    ),
    languageNote(inquiry),
    mailFacts(wishesOf(inquiry)),
    mailHome(inquiry.listing),
    inquiry.listing && mailButton('See the home', inquiry.listing.url),
    mailFacts(recordOf(inquiry)),
  ],
};

const otherLanguages: Readonly<Partial<Record<Language, string>>> = { es: 'Spanish' };

/** Advice for inquiries in another language than the agent's mails. */
function languageNote({ language = 'en', visitor }: InquiryAgentParameters) {
  const name = otherLanguages[language];
  return name
    ? mailParagraph(
        `${visitor.name} used the form in ${name}, and our confirmation to them is in ${name} too.`,
      )
    : null;
}

/** The words of the visitor, and how to reach them. */
const wishesOf = ({ visitor, ...inquiry }: InquiryAgentParameters): readonly Fact[] =>
  presentFacts([
    ['Name', visitor.name],
    ['Email', visitor.email],
    ['Phone', visitor.phone && phoneText(visitor.phone)],
    ['Tour', inquiry.tourTime],
    ['Wrong fact', inquiry.fact],
    ['Site', inquiry.site],
    ['Grant the key by', inquiry.grant],
    ['Language', otherLanguages[inquiry.language ?? 'en']],
    ['Guide', inquiry.guide && `${inquiry.guide.title}\n${inquiry.guide.url}`],
    ['Message', inquiry.message],
    ['Address', inquiry.address],
    ['Stars', inquiry.rating === null ? null : `${inquiry.rating} of 5`],
    ['Refers', inquiry.referred.name],
    ['Email of the person referred', inquiry.referred.email],
    ['Phone of the person referred', inquiry.referred.phone && phoneText(inquiry.referred.phone)],
  ]);

/** How the inquiry came here, and the consent that it came with. */
const recordOf = ({ consent, ...inquiry }: InquiryAgentParameters): readonly Fact[] =>
  presentFacts([
    ['Answered by', inquiry.agent],
    ['Asked for', inquiry.askedAgent],
    ['Page', inquiry.landingPage],
    ['Sent along by the page', inquiry.hiddenFields],
    ['Site', inquiry.origin],
    ['Came from', inquiry.cameFrom],
    ['Received', inquiry.received],
    ['Agreed to', consent.agreed.join('\n')],
    ['Did not agree to', consent.declined.join('\n')],
  ]);
