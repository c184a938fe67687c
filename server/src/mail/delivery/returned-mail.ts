import PostalMime, { type Email } from 'postal-mime';
import type { DeliveryEvent } from './delivery-event.ts';

/** Largest part of a returned mail that is read. */
const MOST_BYTES = 1_000_000;

/**
 * Reads a mail that came to the bounce address; null for one that is no report of a failure (RFC 3464), such as a vacation notice or a
 * report of a delay, or that names no mail of ours. The number of the mail is known to its receiver alone, so others cannot forge one.
 * @param raw the mail as it came
 */
export async function readReturnedMail(raw: Uint8Array, now: Date): Promise<DeliveryEvent | null> {
  const mail = await PostalMime.parse(raw.subarray(0, MOST_BYTES), {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
  });
  const report = partOf(mail, /^message\/delivery-status$/);
  const returned = partOf(mail, /^(message\/rfc822|text\/rfc822-headers)$/);
  const mailId = /^message-id:\s*<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/im.exec(returned ?? '')?.[1];
  if (report === undefined || mailId === undefined) return null;
  if (fieldOf(report, 'action')?.toLowerCase() !== 'failed') return null;
  return {
    sourceId: `returned ${mailId} ${mail.messageId ?? fieldOf(report, 'status')}`,
    mailId: mailId.toLowerCase(),
    status: 'Bounced',
    isHard: isFinal(fieldOf(report, 'status') ?? ''),
    reason: fieldOf(report, 'diagnostic-code') ?? null,
    userAgent: null,
    at: now,
  };
}

function partOf({ attachments }: Email, type: RegExp): string | undefined {
  const part = attachments.find(({ mimeType }) => type.test(mimeType));
  return part && String(part.content);
}

/** A field of a report; its lines may be folded. */
const fieldOf = (report: string, name: string): string | undefined =>
  new RegExp(`^${name}:[ \\t]*(.+(?:\\r?\\n[ \\t].*)*)`, 'im').exec(report)?.[1]?.replace(/\s+/g, ' ').trim();

/** A full mailbox (x.2.2) is of the moment, also where its server calls it final. */
const isFinal = (status: string): boolean => status.startsWith('5.') && !/^5\.2\.2\b/.test(status);
