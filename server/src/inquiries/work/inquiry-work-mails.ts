import { randomUUID } from 'node:crypto';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { wallClock } from '@hearth/domain/edition/local-moment.ts';
import { inquiryTitle } from '@hearth/domain/inquiry/inquiry-types.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import type { Visit } from '../../http/visit.ts';
import type { NewMail } from '../../mail/mail.ts';
import { mailedAgent } from '../../mail/mail-frame.service.ts';
import type { InquiryWaitingParameters } from '../../mail/templates/inquiry-waiting.ts';
import { brokerageOf } from '../../site/brokerage.service.ts';
import type { AgentInCharge } from '../agent-in-charge.queries.ts';
import { fullName, isReachable, titleIn } from '../inquiry-mails.ts';
import { momentText } from '../moment-text.ts';
import type { OpenedInquiry } from './agent-inquiries.queries.ts';
import { threadAddress } from './thread-address.ts';

/** An inquiry as mails about it need it. */
type MailedInquiry = Pick<
  OpenedInquiry,
  'id' | 'type' | 'language' | 'firstname' | 'lastname' | 'email' | 'phone'
>;

interface Answer {
  readonly inquiry: MailedInquiry;
  readonly agent: AgentInCharge;
  readonly body: string;
  readonly visit: Pick<Visit, 'now'>;
}

interface Sending {
  readonly db: Db;
  readonly config: Pick<Config, 'productName' | 'publicUrl' | 'site' | 'repliesTo'>;
}

/** The agent's answer to the visitor, whose reply goes into the thread, or to the agent where the server takes no mails. */
export async function replyMail(
  { db, config }: Sending,
  { inquiry, agent, body, visit }: Answer,
): Promise<NewMail> {
  const brokerage = await brokerageOf(db, editionOf(config.productName), config);
  const address =
    (await threadAddress(db, config, { inquiryId: inquiry.id, by: 'visitor' })) ??
    (isReachable(agent) ? agent.email : brokerage.email);
  return {
    ...{ id: randomUUID(), template: 'inquiry-reply', createdAt: visit.now },
    to: { name: fullName(inquiry), address: inquiry.email },
    replyTo: address ? { name: fullName(agent), address } : null,
    related: { type: 'inquiry', id: inquiry.id },
    parameters: {
      ...{ language: inquiry.language, title: titleIn(inquiry), body, brokerage: brokerage.name },
      agent: mailedAgent(agent, config.publicUrl),
      signature: agent.signature,
    },
  };
}

/** The visitor's next words to the agent, whose reply goes to the visitor. */
export async function continuedMail(
  { db, config }: Sending,
  { inquiry, agent, body, visit }: Answer & { readonly agent: AgentInCharge & { readonly email: string } },
): Promise<NewMail> {
  const address = await threadAddress(db, config, { inquiryId: inquiry.id, by: 'agent' });
  const visitor = fullName(inquiry);
  return {
    ...{ id: randomUUID(), template: 'inquiry-continued', createdAt: visit.now },
    to: { name: fullName(agent), address: agent.email },
    replyTo: { name: visitor, address: address ?? inquiry.email },
    related: { type: 'inquiry', id: inquiry.id },
    parameters: {
      ...{ title: inquiryTitle(inquiry.type), visitor, body },
      url: `${config.publicUrl}/agent/inquiries/${inquiry.id}`,
    },
  };
}

interface Waiting {
  readonly inquiry: OpenedInquiry;
  readonly agent: AgentInCharge & { readonly email: string };
  readonly before: InquiryWaitingParameters['before'];
  readonly now: Date;
}

/** A reminder of an inquiry, or the news that it is the agent's now. */
export function waitingMail(
  { productName, publicUrl }: Pick<Config, 'productName' | 'publicUrl'>,
  { inquiry, agent, before, now }: Waiting,
): NewMail {
  const { timeZone } = editionOf(productName);
  const visitor = { name: fullName(inquiry), email: inquiry.email, phone: inquiry.phone };
  return {
    ...{ id: randomUUID(), template: 'inquiry-waiting', createdAt: now },
    to: { name: fullName(agent), address: agent.email },
    replyTo: { name: visitor.name, address: visitor.email },
    related: { type: 'inquiry', id: inquiry.id },
    parameters: {
      ...{ title: inquiryTitle(inquiry.type), visitor, message: inquiry.message, before },
      received: momentText(wallClock(inquiry.createdAt, timeZone), timeZone),
      url: `${publicUrl}/agent/inquiries/${inquiry.id}`,
    },
  };
}
