import { wallClock } from '@hearth/domain/edition/local-moment.ts';
import { inquiryTypes } from '@hearth/domain/inquiry/inquiry-types.ts';
import { payloadType } from '@hearth/domain/inquiry/payload-type.ts';
import { emailRule } from '@hearth/domain/inquiry/person-rules.ts';
import type { MailAddress } from '../config-reader.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { NewMail } from '../mail/mail.queries.ts';
import type { Brokerage } from '../site/brokerage.ts';
import type { AgentInCharge } from './agent-in-charge.queries.ts';
import type { AskedListing } from './asked-listing.ts';
import type { Inquiry } from './inquiry.ts';

/** What the mails about an inquiry are made of. */
export interface MailMatter {
  readonly inquiry: Inquiry;
  /** undefined where nobody is in charge. */
  readonly agent: AgentInCharge | undefined;
  readonly listing: AskedListing | undefined;
  /** Under whose name visitors are answered, and who reads what no agent can be sent. */
  readonly brokerage: Pick<Brokerage, 'name' | 'email'>;
  /** Address of the portal, without a slash at the end. */
  readonly portal: string;
  /** Of the edition. */
  readonly timeZone: string;
  readonly newId: () => string;
  /** False where the visitor's address had many such mails just now. */
  readonly isConfirmed: boolean;
}

/** One to the agent with everything there is to know, one to the visitor that says it arrived. */
export function inquiryMails(matter: MailMatter): NewMail[] {
  const reader = readerOf(matter);
  return [
    ...(reader === null ? [] : [toAgent(matter, reader)]),
    ...(matter.isConfirmed ? [toVisitor(matter)] : []),
  ];
}

/** Addresses come from feeds and rosters: one that no mail can be sent to ('a@x.test; b@x.test') must not cost a lead. */
function readerOf({ agent, brokerage }: MailMatter): MailAddress | null {
  if (agent && isAddress(agent.email)) return { name: fullName(agent), address: agent.email };
  return isAddress(brokerage.email) ? { name: brokerage.name, address: brokerage.email } : null;
}

const isAddress = (text: string | null): text is string => emailRule(text ?? '') === undefined;

/** A name and a value; the value may have lines. */
type Fact = readonly [string, string];

function toAgent(matter: MailMatter, to: MailAddress): NewMail {
  const { inquiry, listing } = matter;
  const { title } = inquiryTypes[inquiry.type];
  const about = listing ? ` (${listing.label})` : '';
  return {
    ...mailOf(matter),
    purpose: 'agent',
    to,
    replyTo: { name: fullName(inquiry), address: inquiry.email },
    subject: `${title}: ${fullName(inquiry)}${about}`,
    ...bodies(
      [`${fullName(inquiry)} sent an inquiry: ${title}. Answer this mail to answer them.`],
      factsOf(matter),
    ),
  };
}

/**
 * It repeats nothing that the visitor wrote but names, which are letters alone: whoever enters somebody else's address
 * cannot have us send them words of theirs.
 */
function toVisitor(matter: MailMatter): NewMail {
  const { inquiry, agent, listing, brokerage } = matter;
  const { title } = inquiryTypes[inquiry.type];
  const answering = agent ? `${fullName(agent)} of ${brokerage.name}` : brokerage.name;
  return {
    ...mailOf(matter),
    purpose: 'visitor',
    to: { name: fullName(inquiry), address: inquiry.email },
    replyTo: readerOf(matter),
    subject: `We received your request: ${title}`,
    ...bodies(
      [
        `Hello ${inquiry.firstname},`,
        `thank you for writing to us. ${answering} received your request and will get back to you.`,
      ],
      [
        ...(listing ? listingFacts(matter, listing) : []),
        ...present([
          ['Time', inquiry.tourDateTime && tourTime(inquiry.tourDateTime)],
          ['Your agent', agent && fullName(agent)],
          ['License', agent?.trecLicense],
          ['Phone', agent?.phone],
        ]),
      ],
      'If you did not send this request, somebody entered your address by mistake; nothing else will come of it.',
    ),
  };
}

const mailOf = ({ inquiry, newId }: MailMatter) => ({
  id: newId(),
  inquiryid: inquiry.id,
  createdat: inquiry.createdat,
});

function factsOf(matter: MailMatter): readonly Fact[] {
  const { inquiry, listing } = matter;
  const referred = [inquiry.referredFirstname, inquiry.referredLastname].filter(Boolean).join(' ');
  const street = [inquiry.street, inquiry.city, [inquiry.state, inquiry.zip].filter(Boolean).join(' ')];
  return [
    ...present([
      ['Name', fullName(inquiry)],
      ['Email', inquiry.email],
      ['Phone', inquiry.phone],
      ['Message', inquiry.message],
    ]),
    ...(listing ? listingFacts(matter, listing) : []),
    ...present([
      ['Time', inquiry.tourDateTime && tourTime(inquiry.tourDateTime)],
      ['Address', street.filter(Boolean).join(', ')],
      ['Stars', inquiry.rating === null ? null : `${inquiry.rating} of 5`],
      ['Refers', referred],
      ['Email of the person referred', inquiry.referredEmail],
      ['Phone of the person referred', inquiry.referredPhone],
      ['Type', payloadType(inquiry.type)],
      ['Agent in charge', inquiry.agentId],
      ['Agent asked for', inquiry.askedAgentId],
      ['Page', inquiry.landingPage],
      ['Site', inquiry.origin],
      ['Received', `${wallClock(inquiry.createdat, matter.timeZone).slice(0, 16)} (${matter.timeZone})`],
      ['Agreed to', agreedTexts(inquiry)],
      ['Did not agree to', declinedTexts(inquiry)],
    ]),
  ];
}

const listingFacts = ({ portal }: MailMatter, listing: AskedListing): readonly Fact[] => [
  ['Home', `${listing.address}\n${listing.label}\n${portal}${listing.path}`],
];

const agreedTexts = ({ consentboxes, consentversion }: Inquiry): string =>
  consentboxes
    .filter(({ accepted }) => accepted)
    .map(({ text }) => `${text} (version ${consentversion})`)
    .join('\n');

const declinedTexts = ({ consentboxes }: Inquiry): string =>
  consentboxes
    .filter(({ accepted }) => !accepted)
    .map(({ text }) => text)
    .join('\n');

/** '2026-11-22 at 10:00' of '2026-11-22T10:00'. */
const tourTime = (localMinute: string): string => localMinute.replace('T', ' at ');

const fullName = ({ firstname, lastname }: { firstname: string; lastname: string }): string =>
  `${firstname} ${lastname}`.trim();

const present = (facts: readonly (readonly [string, string | null | undefined])[]): readonly Fact[] =>
  facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));

function bodies(
  paragraphs: readonly string[],
  facts: readonly Fact[],
  end?: string,
): Pick<NewMail, 'text' | 'html'> {
  const ends = end === undefined ? [] : [end];
  const lines = facts.map(([name, value]) => `${name}: ${value.replaceAll('\n', '\n  ')}`);
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th align="left" valign="top">${escapeHtml(name)}</th><td>${htmlLines(value)}</td></tr>`,
  );
  const html = [
    ...paragraphs.map(htmlParagraph),
    `<table cellpadding="6">${rows.join('')}</table>`,
    ...ends.map(htmlParagraph),
  ];
  return {
    text: `${[...paragraphs, lines.join('\n'), ...ends].join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>${html.join('')}</body></html>`,
  };
}

const htmlLines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');
const htmlParagraph = (text: string): string => `<p>${htmlLines(text)}</p>`;
