import type { InquiryRecipient } from '@hearth/domain/contract/inquiry.ts';
import { inquiryTypes } from '@hearth/domain/inquiry/inquiry-types.ts';
import { phoneText } from '@hearth/domain/people/phone-text.ts';
import type { RequestState } from '../client/request-state.ts';
import type { InquirySubject } from './inquiry-draft.ts';
import type { InquiryFormState } from './inquiry-state.ts';
import { isRefusedPage, refusedPage } from './refused-page.ts';

/** A missing attribute, in words for the author of the page. */
export function missingSubject({ type, listingId, agent }: InquirySubject): string | null {
  const { subject } = inquiryTypes[type];
  if (subject === 'listing' && !listingId) return 'This form needs a home: listing-id is missing.';
  if (subject === 'agent' && !agent) return 'This form needs an agent: agent is missing.';
  return null;
}

/** Types without an answer by a person: a thank you, or a parcel. */
const unanswered: ReadonlySet<string> = new Set([
  'feedback',
  'report-a-wrong-fact',
  'review-me',
  'relocation-guide',
  'request-free-whitepaper',
]);

/** 'Ada Reyes of Hearth Austin will reply to you.'; empty while that is not known. */
export function recipientText({ type }: InquirySubject, recipient: InquiryRecipient | null): string {
  if (recipient === null) return '';
  const { agent, brokerage, phone } = recipient;
  const recipientName = agent === null ? brokerage : `${agent} of ${brokerage}`;
  if (type === 'report-a-wrong-fact' && agent !== null)
    return `${agent} and the office of ${brokerage} will receive your report.`;
  if (phone) return `Please also call ${phoneText(phone)}.`;
  return unanswered.has(type)
    ? `${recipientName} will receive your message.`
    : `${recipientName} will reply to you.`;
}

/** 'Sent to Ada Reyes at 9:14 AM.' @param sentAt shown in the time of the visitor */
export function receiptText(recipient: InquiryRecipient | null, sentAt: Date): string {
  const time = sentAt.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  const recipientName = recipient && (recipient.agent ?? recipient.brokerage);
  return recipientName ? `Sent to ${recipientName} at ${time}.` : `Sent at ${time}.`;
}

/** Why the consent texts are not there. */
export function consentFailure(request: RequestState<unknown>): string | undefined {
  if (request.status !== 'failed') return undefined;
  if (isRefusedPage(request.error)) return refusedPage;
  if (request.error.code === 'offline') return 'You’re offline. Send the form when you’re back online.';
  return 'The consent text could not be loaded. You can send the form once it loads.';
}

/** The announcement after a refused attempt; the focus moves to the first problem. */
export function problemSummary({ refusals, problems, notice }: InquiryFormState): string {
  const messages = Object.values(problems);
  if (refusals === 0 || messages.length === 0) return notice;
  return messages.length === 1
    ? '1 field needs your attention'
    : `${messages.length} fields need your attention`;
}
