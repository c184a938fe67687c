import type { PublicInquiryType } from './inquiry-types.ts';

/** Names of the types in payloads (specification, section 3); types that it does not name follow the same spelling. */
const payloadTypes = {
  'ask-a-question': 'AskAQuestion',
  'bio-inquiry': 'BioInquiry',
  'buy-before-you-sell': 'BuyBeforeYouSell',
  'contact-us': 'ContactUs',
  'request-home-price-estimate': 'HomePriceEstimate',
  'listing-question': 'ListingQuestion',
  'relocation-guide': 'RelocationGuide',
  'request-a-specialist': 'RequestASpecialist',
  'request-consultation': 'RequestConsultation',
  'schedule-a-tour': 'ScheduleATour',
  'schedule-a-video-tour': 'ScheduleAVideoTour',
  'request-an-interview': 'RequestAnInterview',
  'request-free-whitepaper': 'RequestFreeWhitepaper',
  feedback: 'Feedback',
  'refer-me': 'ReferMe',
  'review-me': 'ReviewMe',
} as const satisfies Readonly<Record<PublicInquiryType, string>>;

export type PayloadType = (typeof payloadTypes)[PublicInquiryType];

/** 'BioInquiry' of 'bio-inquiry'. */
export const payloadType = (type: PublicInquiryType): PayloadType => payloadTypes[type];
