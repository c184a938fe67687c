import * as z from 'zod/mini';
import type { DeliveryEvent } from './delivery-event.ts';
import { earliest, mailId, moment, text } from './event-fields.ts';

/** A provider that signs by Standard Webhooks, or a program that translates another one's events. */
const genericSchema = z.object({
  type: z.enum(['mail.bounced', 'mail.complained', 'mail.opened', 'mail.clicked']),
  timestamp: moment,
  data: z.object({ mailId, isHard: z.optional(z.boolean()), reason: text, userAgent: text }),
});

const genericStatus = {
  'mail.bounced': 'Bounced',
  'mail.complained': 'Complained',
  'mail.opened': 'Opened',
  'mail.clicked': 'Clicked',
} as const;

/** Reads an event by Standard Webhooks; null for one that is of no interest. @param eventId of its header */
export function readGenericEvent(body: unknown, eventId: string, now: Date): DeliveryEvent | null {
  const { success, data: event } = z.safeParse(genericSchema, body);
  if (!success) return null;
  const { type, timestamp, data } = event;
  const status = genericStatus[type];
  return {
    sourceId: `generic ${eventId}`,
    mailId: data.mailId,
    status,
    isHard: status === 'Bounced' ? (data.isHard ?? false) : null,
    reason: data.reason ?? null,
    userAgent: data.userAgent ?? null,
    at: earliest(timestamp, now),
  };
}

/** Bodies of Postmark's webhooks for bounces, complaints, opens and clicks. The mail is in the metadata that it was sent with. */
const postmarkSchema = z.object({
  RecordType: z.enum(['Bounce', 'SpamComplaint', 'Open', 'Click']),
  ID: z.optional(z.number()),
  MessageID: z.string().check(z.maxLength(200)),
  Type: text,
  Description: text,
  BouncedAt: moment,
  ReceivedAt: moment,
  UserAgent: text,
  Metadata: z.object({ mail: mailId }),
});

const postmarkStatus = {
  Bounce: 'Bounced',
  SpamComplaint: 'Complained',
  Open: 'Opened',
  Click: 'Clicked',
} as const;

/** Bounces after which Postmark sends no more mails to the address. */
const hardTypes: readonly string[] = [
  'HardBounce',
  'BadEmailAddress',
  'ManuallyDeactivated',
  'AddressChange',
];

/** Reads an event of Postmark; null for one that is of no interest. */
export function readPostmarkEvent(body: unknown, now: Date): DeliveryEvent | null {
  const { success, data: event } = z.safeParse(postmarkSchema, body);
  if (!success) return null;
  const { RecordType: kind, MessageID, ID, Type, Description, UserAgent, Metadata } = event;
  const status = postmarkStatus[kind];
  const at = earliest(event.BouncedAt ?? event.ReceivedAt, now);
  return {
    sourceId: `postmark ${kind} ${ID ?? `${MessageID} ${at.toISOString()}`}`,
    mailId: Metadata.mail,
    status,
    isHard: status === 'Bounced' ? hardTypes.includes(Type ?? '') : null,
    reason: Description ?? null,
    userAgent: UserAgent ?? null,
    at,
  };
}
