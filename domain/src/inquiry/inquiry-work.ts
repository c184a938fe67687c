import type { StoredInquiryType } from './inquiry-types.ts';

/** How far the agent is with an inquiry. */
export const inquiryStatuses = ['new', 'answered', 'closed'] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];

/** Lists of an agent's inquiries; `new` leaves out those that are snoozed. */
export const inquiryLists = ['new', 'snoozed', 'answered', 'closed', 'all'] as const;
export type InquiryList = (typeof inquiryLists)[number];

/** Most characters of a reply. */
export const longestReply = 10_000;

/** Most days for which an inquiry can be snoozed. */
export const longestSnoozeDays = 30;

const withoutAnswer: readonly StoredInquiryType[] = [
  'review-me',
  'feedback',
  'report-a-wrong-fact',
  'registration',
];

/** Returns whether the visitor waits for an answer, so that the agent is reminded of it. */
export const waitsForAnswer = (type: StoredInquiryType): boolean => !withoutAnswer.includes(type);
