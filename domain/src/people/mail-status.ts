/** States of a mail. 'Sending' waits for the mail server. */
export const mailStatuses = [
  'Sending',
  'Sent',
  'Opened',
  'Clicked',
  'Complained',
  'Bounced',
  'Not Sent',
] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** Filters of the email history, as its address has them, with the status and the kind of bounce that they find. */
export const mailStatusFilters = {
  All: {},
  Sent: { status: 'Sent' },
  Opened: { status: 'Opened' },
  Clicked: { status: 'Clicked' },
  Complained: { status: 'Complained' },
  Bounced: { status: 'Bounced' },
  'Not Sent': { status: 'Not Sent' },
  'Hard Bounced': { status: 'Bounced', isHard: true },
  'Soft Bounced': { status: 'Bounced', isHard: false },
  'Not Sent Hard Bounced': { status: 'Not Sent', isHard: true },
  'Not Sent Soft Bounced': { status: 'Not Sent', isHard: false },
} as const satisfies Readonly<Record<string, { readonly status?: MailStatus; readonly isHard?: boolean }>>;
export type MailStatusFilter = keyof typeof mailStatusFilters;

/** Why a mail was not delivered, as a sentence; null for one that was. */
export function undeliveredText(status: MailStatus, isHard: boolean | null): string | null {
  if (status === 'Bounced')
    return isHard
      ? 'The address doesn’t accept mail.'
      : 'The mailbox couldn’t take it at that time, for example because it was full.';
  if (status === 'Complained') return 'It was reported as spam.';
  if (status !== 'Not Sent') return null;
  return isHard === null
    ? 'The mail server couldn’t be reached.'
    : 'Earlier mails to the address came back, so this one wasn’t sent.';
}
