/** All types of inquiry, by their names in attributes and payloads (specification, section 3). */
export const publicInquiryTypes = [
  'ask-a-question',
  'bio-inquiry',
  'buy-before-you-sell',
  'contact-us',
  'request-home-price-estimate',
  'listing-question',
  'report-a-wrong-fact',
  'relocation-guide',
  'request-a-specialist',
  'request-consultation',
  'schedule-a-tour',
  'schedule-a-video-tour',
  'request-an-interview',
  'request-free-whitepaper',
  'request-embed-key',
  'feedback',
  'refer-me',
  'review-me',
] as const;
export type PublicInquiryType = (typeof publicInquiryTypes)[number];

/** All types that are stored: a person who signs up fills in no form. */
export const storedInquiryTypes = [...publicInquiryTypes, 'registration'] as const;
export type StoredInquiryType = (typeof storedInquiryTypes)[number];

/** The fields of forms; each is a property of the inquiry's body. */
export type InquiryField =
  | 'firstname'
  | 'lastname'
  | 'email'
  | 'phone'
  | 'message'
  | 'fact'
  | 'site'
  | 'tourDateTime'
  | 'street'
  | 'city'
  | 'state'
  | 'zip'
  | 'referredFirstname'
  | 'referredLastname'
  | 'referredEmail'
  | 'referredPhone'
  | 'rating';

export interface InquiryType {
  /** Heading of the form. */
  readonly title: string;
  /** Label of the submit button. */
  readonly action: string;
  /** In display order; all are required. */
  readonly fields: readonly InquiryField[];
  /** The subject that the inquiry must name. */
  readonly subject: 'listing' | 'agent' | null;
  /** The specification's toasts (section 8). */
  readonly success: string;
  readonly failure: string | null;
}

const person = ['firstname', 'lastname', 'email', 'phone'] as const;
const address = ['street', 'city', 'state', 'zip'] as const;
const referred = ['referredFirstname', 'referredLastname', 'referredEmail', 'referredPhone'] as const;

const messageSent = 'Message to the agent sent';
const messageFailed = 'Message to the agent sent Error';
const requestSent = 'Request successfully sent';
const tourFailed = 'Tour scheduled Error';

export const inquiryTypes: Readonly<Record<PublicInquiryType, InquiryType>> = {
  'ask-a-question': {
    title: 'Ask a question',
    action: 'Send',
    fields: [...person, 'message'],
    subject: null,
    success: messageSent,
    failure: messageFailed,
  },
  'bio-inquiry': {
    title: 'Contact me',
    action: 'Send',
    fields: [...person, 'message'],
    subject: 'agent',
    success: messageSent,
    failure: messageFailed,
  },
  'buy-before-you-sell': {
    title: 'Buy before you sell',
    action: 'Request information',
    fields: [...person, ...address, 'message'],
    subject: null,
    success: requestSent,
    failure: null,
  },
  'contact-us': {
    title: 'Contact us',
    action: 'Send',
    fields: [...person, 'message'],
    subject: null,
    success: 'Your inquiry was successfully submitted',
    failure: null,
  },
  'request-home-price-estimate': {
    title: 'What is your home worth?',
    action: 'Request an estimate',
    fields: [...person, ...address],
    subject: null,
    success: requestSent,
    failure: null,
  },
  'listing-question': {
    title: 'Ask about this home',
    action: 'Send',
    fields: [...person, 'message'],
    subject: 'listing',
    success: messageSent,
    failure: messageFailed,
  },
  'report-a-wrong-fact': {
    title: 'Report a problem with this listing',
    action: 'Send report',
    fields: ['fact', 'message', 'firstname', 'lastname', 'email'],
    subject: 'listing',
    success: messageSent,
    failure: messageFailed,
  },
  'relocation-guide': {
    title: 'Order the relocation guide',
    action: 'Order',
    fields: [...person, ...address],
    subject: null,
    success: 'Your Relocation Guide has been ordered and will be delivered in 7-14 days',
    failure: null,
  },
  'request-a-specialist': {
    title: 'Request a specialist',
    action: 'Send request',
    fields: [...person, 'message'],
    subject: null,
    success: 'Request has been sent. Our agent will contact you shortly',
    failure: null,
  },
  'request-consultation': {
    title: 'Request a consultation',
    action: 'Send request',
    fields: [...person, 'message'],
    subject: null,
    success: requestSent,
    failure: null,
  },
  'schedule-a-tour': {
    title: 'Schedule a tour',
    action: 'Request the tour',
    fields: ['tourDateTime', ...person, 'message'],
    subject: 'listing',
    success: requestSent,
    failure: tourFailed,
  },
  'schedule-a-video-tour': {
    title: 'Schedule a video tour',
    action: 'Request the video tour',
    fields: ['tourDateTime', ...person, 'message'],
    subject: 'listing',
    success: requestSent,
    failure: tourFailed,
  },
  'request-an-interview': {
    title: 'Request an interview',
    action: 'Send request',
    fields: [...person, 'message'],
    subject: null,
    success: requestSent,
    failure: null,
  },
  'request-free-whitepaper': {
    title: 'Get the free whitepaper',
    action: 'Send it to me',
    fields: [...person],
    subject: null,
    success: 'Thank you! Your whitepaper is on its way to your inbox',
    failure: 'Email sending Error',
  },
  'request-embed-key': {
    title: 'Ask for a key',
    action: 'Ask for a key',
    fields: ['site', 'message', 'firstname', 'lastname', 'email'],
    subject: null,
    success: requestSent,
    failure: null,
  },
  feedback: {
    title: 'Tell us what you think',
    action: 'Send feedback',
    fields: [...person, 'message'],
    subject: null,
    success: 'Your inquiry was successfully submitted',
    failure: null,
  },
  'refer-me': {
    title: 'Refer a friend',
    action: 'Send referral',
    fields: [...person, ...referred, 'message'],
    subject: 'agent',
    success: 'Referral Sent',
    failure: null,
  },
  'review-me': {
    title: 'Write a review',
    action: 'Send review',
    fields: [...person, 'rating', 'message'],
    subject: 'agent',
    success: 'Review Sent',
    failure: null,
  },
};

/** Name of a type in histories and mails. */
export const inquiryTitle = (type: StoredInquiryType): string =>
  type === 'registration' ? 'Registration' : inquiryTypes[type].title;
