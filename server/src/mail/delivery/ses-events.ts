import * as z from 'zod/mini';
import { sesTag } from '../../ports/mail/smtp.ts';
import type { DeliveryEvent } from './delivery-event.ts';
import { earliest, mailId, moment, text } from './event-fields.ts';

const agent = z.optional(z.object({ timestamp: moment, userAgent: text }));

/** Events that Amazon SES publishes, and its older notifications. The mail is in a tag. */
const sesSchema = z.object({
  eventType: z.optional(z.string()),
  notificationType: z.optional(z.string()),
  mail: z.object({ tags: z.object({ [sesTag]: z.tuple([mailId]) }) }),
  bounce: z.optional(
    z.object({
      timestamp: moment,
      bounceType: z.string(),
      bouncedRecipients: z.optional(z.array(z.object({ diagnosticCode: text }))),
    }),
  ),
  complaint: z.optional(z.object({ timestamp: moment })),
  open: agent,
  click: agent,
});

const statuses = { Bounce: 'Bounced', Complaint: 'Complained', Open: 'Opened', Click: 'Clicked' } as const;

/** Reads an event of Amazon SES; null for one that is of no interest. @param eventId of the message that brought it */
export function readSesEvent(body: unknown, eventId: string, now: Date): DeliveryEvent | null {
  const { success, data: event } = z.safeParse(sesSchema, body);
  if (!success) return null;
  const status = statuses[(event.eventType ?? event.notificationType) as keyof typeof statuses];
  if (status === undefined) return null;
  const { bounce, complaint } = event;
  const reading = event.open ?? event.click;
  return {
    sourceId: `ses ${eventId}`,
    mailId: event.mail.tags[sesTag]![0],
    status,
    isHard: status === 'Bounced' ? bounce?.bounceType === 'Permanent' : null,
    reason: bounce?.bouncedRecipients?.[0]?.diagnosticCode ?? null,
    userAgent: reading?.userAgent ?? null,
    at: earliest((bounce ?? complaint ?? reading)?.timestamp, now),
  };
}
