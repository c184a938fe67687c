import { editions } from '@hearth/domain/edition/editions.ts';
import { wallClock } from '@hearth/domain/edition/local-moment.ts';
import type { Language } from '@hearth/domain/embed/language.ts';
import { inquiryTitle } from '@hearth/domain/inquiry/inquiry-types.ts';
import { emailRule } from '@hearth/domain/inquiry/person-rules.ts';
import { spanishTitles } from '@hearth/domain/inquiry/spanish-titles.ts';
import { homeGuidePath, homeGuideTitle } from '@hearth/domain/page/home-guide.ts';
import type { MailAddress } from '../config-reader.ts';
import type { LinkingPartner } from '../embeds/embed-key.service.ts';
import type { NewMail } from '../mail/mail.ts';
import { mailedAgent } from '../mail/mail-frame.service.ts';
import type { MailedGuide } from '../mail/templates/mailed-guide.ts';
import type { Brokerage } from '../site/brokerage.service.ts';
import type { AgentInCharge } from './agent-in-charge.queries.ts';
import type { Inquiry } from './inquiry.ts';
import { momentText } from './moment-text.ts';
import type { RequestedListing } from './requested-listing.ts';
import { reviewPath, withdrawalPath } from './withdrawal-link.ts';
import type { ThreadSide } from './work/thread-address.ts';

/** The data of the mails about an inquiry. */
export interface MailMatter {
  readonly inquiry: Inquiry;
  /** undefined where no agent is in charge. */
  readonly agent: AgentInCharge | undefined;
  /** The agent whom the form names; undefined where it names none, or one without a page. */
  readonly requestedAgent: AgentInCharge | undefined;
  readonly listing: RequestedListing | undefined;
  /** Partner whose link led the visitor to the portal. */
  readonly partner: LinkingPartner | null;
  /** Under whose name visitors are answered, and who reads what no agent can be sent. */
  readonly brokerage: Pick<Brokerage, 'name' | 'email' | 'phone'>;
  /** Addresses of the thread for the visitor and for the agent; null where the server takes no mails. */
  readonly threads: Readonly<Record<ThreadSide, string | null>>;
  /** Of the page by which the visitor withdraws consent. */
  readonly withdrawalUrl: string;
  /** Address of the portal, without a slash at the end. */
  readonly portal: string;
  /** Of the edition. */
  readonly timeZone: string;
  readonly newId: () => string;
  /** False where the visitor's address had many such mails just now. */
  readonly isConfirmed: boolean;
}

/** A mail to the agent with all data of the inquiry, also to the office where the type asks for it, and a receipt for the visitor. */
export function inquiryMails(matter: MailMatter): NewMail[] {
  return [
    ...readersOf(matter).map((reader) => toAgent(matter, reader)),
    ...(matter.isConfirmed ? [toVisitor(matter)] : []),
  ];
}

/** The office also reads reports of wrong facts: it answers for what the site shows, and corrects it at the source. */
function readersOf(matter: MailMatter): readonly MailAddress[] {
  const agent = readerOf(matter);
  const office = matter.inquiry.type === 'report-a-wrong-fact' ? officeOf(matter) : null;
  const isOther = office?.address.toLowerCase() !== agent?.address.toLowerCase();
  return [agent, isOther ? office : null].filter((reader) => reader !== null);
}

/** Addresses come from feeds and rosters: one that no mail can be sent to ('a@x.test; b@x.test') must not cost a lead. */
function readerOf({ agent, brokerage }: Pick<MailMatter, 'agent' | 'brokerage'>): MailAddress | null {
  if (agent && isReachable(agent)) return { name: fullName(agent), address: agent.email };
  return officeOf({ brokerage });
}

/** Advice to call, where mails reach no reader. */
export const phoneToCall = (matter: Pick<MailMatter, 'agent' | 'brokerage'>): string | null =>
  readerOf(matter) === null ? matter.agent?.phone || matter.brokerage.phone : null;

const officeOf = ({
  brokerage,
}: {
  readonly brokerage: Pick<Brokerage, 'name' | 'email'>;
}): MailAddress | null =>
  isAddress(brokerage.email) ? { name: brokerage.name, address: brokerage.email } : null;

/** Returns whether an agent gets mails; the brokerage reads those for others. */
export const isReachable = <A extends Pick<AgentInCharge, 'email'>>(
  agent: A,
): agent is A & { readonly email: string } => isAddress(agent.email);

export const isAddress = (text: string | null): text is string => emailRule(text ?? '') === undefined;

function toAgent(matter: MailMatter, to: MailAddress): NewMail {
  const { inquiry } = matter;
  return {
    ...envelope(matter),
    to,
    replyTo: { name: fullName(inquiry), address: threadOf(matter, to) ?? inquiry.email },
    template: 'inquiry-agent',
    parameters: {
      title: inquiryTitle(inquiry.type),
      isRegistration: inquiry.type === 'registration',
      visitor: { name: fullName(inquiry), email: inquiry.email, phone: inquiry.phone },
      message: inquiry.message,
      language: inquiry.language,
      fact: inquiry.fact,
      site: inquiry.site,
      guide: guideOf(matter),
      grant: inquiry.type === 'request-embed-key' ? `npm run embed-key -- grant ${inquiry.id}` : null,
      listing: matter.listing?.home ?? null,
      tourTime: tourTimeOf(matter),
      address: addressLine(inquiry),
      rating: inquiry.rating,
      referred: referredBy(inquiry),
      agent: matter.agent ? fullName(matter.agent) : null,
      askedAgent: otherAgentOf(matter),
      landingPage: inquiry.landingPage,
      hiddenFields: inquiry.hiddenFields,
      origin: inquiry.origin,
      cameFrom: matter.partner && (matter.partner.host ?? matter.partner.owner),
      received: momentText(wallClock(inquiry.createdAt, matter.timeZone), matter.timeZone),
      consent: consentOf(inquiry),
    },
  };
}

/** The agent alone answers in the thread; others who read the inquiry write to the visitor. */
const threadOf = ({ agent, threads }: MailMatter, { address }: MailAddress): string | null =>
  agent?.email === address ? threads.agent : null;

function toVisitor(matter: MailMatter): NewMail {
  const { inquiry, agent, brokerage } = matter;
  const reader = readerOf(matter);
  return {
    ...envelope(matter),
    to: { name: fullName(inquiry), address: inquiry.email },
    replyTo: reader && { ...reader, address: matter.threads.visitor ?? reader.address },
    template: 'inquiry-visitor',
    parameters: {
      language: inquiry.language,
      title: titleIn(inquiry),
      firstname: inquiry.firstname,
      brokerage: brokerage.name,
      agent: agent && isReachable(agent) ? mailedAgent(agent, matter.portal) : null,
      phoneToCall: phoneToCall(matter),
      listing: matter.listing?.home ?? null,
      tourTime: tourTimeOf(matter, inquiry.language),
      accepted: inquiry.consentBoxes.filter(({ accepted }) => accepted).map(({ id }) => id),
      withdrawalUrl: matter.withdrawalUrl,
      reviewUrl:
        inquiry.type === 'review-me' ? matter.withdrawalUrl.replace(withdrawalPath, reviewPath) : null,
      guide: guideOf(matter),
    },
  };
}

const envelope = ({ inquiry, newId }: MailMatter) => ({
  id: newId(),
  related: { type: 'inquiry', id: inquiry.id } as const,
  createdAt: inquiry.createdAt,
});

/** The document that the visitor asked for; null for other requests. */
const guideOf = ({ inquiry, portal }: MailMatter): MailedGuide | null =>
  inquiry.type === 'request-free-whitepaper'
    ? { title: homeGuideTitle(editions[inquiry.edition]), url: `${portal}${homeGuidePath}` }
    : null;

const tourTimeOf = ({ inquiry, timeZone }: MailMatter, language?: Language): string | null =>
  inquiry.tourDateTime && momentText(inquiry.tourDateTime, timeZone, language);

/** The title of the form as the visitor read it. */
export function titleIn({ type, language }: Pick<Inquiry, 'type' | 'language'>): string {
  const title = inquiryTitle(type);
  return (language === 'es' && spanishTitles[title]) || title;
}

/** The agent whom the visitor asked for, where another one answers; by the words of the form where they name no known agent. */
function otherAgentOf({ inquiry, agent, requestedAgent }: MailMatter): string | null {
  if (inquiry.askedAgentId === null || (agent && requestedAgent?.id === agent.id)) return null;
  return requestedAgent ? fullName(requestedAgent) : inquiry.askedAgentId;
}

/** '1 Main St, Austin, TX 78701', of the parts that are present. */
export function addressLine({
  street,
  city,
  state,
  zip,
}: Pick<Inquiry, 'street' | 'city' | 'state' | 'zip'>): string | null {
  const parts = [street, city, [state, zip].filter(Boolean).join(' ')];
  return parts.filter(Boolean).join(', ') || null;
}

const referredBy = (inquiry: Inquiry) => ({
  name: [inquiry.referredFirstname, inquiry.referredLastname].filter(Boolean).join(' ') || null,
  email: inquiry.referredEmail,
  phone: inquiry.referredPhone,
});

const consentOf = ({ consentBoxes }: Inquiry) => ({
  agreed: consentBoxes.filter(({ accepted }) => accepted).map(({ text }) => text),
  declined: consentBoxes.filter(({ accepted }) => !accepted).map(({ text }) => text),
});

export const fullName = ({ firstname, lastname }: { firstname: string; lastname: string }): string =>
  `${firstname} ${lastname}`.trim();
