import type { Edition } from '../edition/editions.ts';
import type { PublicInquiryType } from '../inquiry/inquiry-types.ts';

/** A page that is a form: its type, and the words over it. */
export interface InquiryPage {
  readonly type: PublicInquiryType;
  readonly heading: string;
  readonly text: (edition: Pick<Edition, 'name' | 'city' | 'regionName'>) => string;
}

/** The forms that have a page, by the page's name. */
export const inquiryPages = {
  contact: {
    type: 'contact-us',
    heading: 'Contact us',
    text: ({ name }) =>
      `Ask ${name} anything about buying, leasing or selling. Once you send it, you see who replies.`,
  },
  requestSpecialist: {
    type: 'request-a-specialist',
    heading: 'Request a specialist',
    text: ({ regionName }) =>
      `Tell us what you need, such as land, new construction or a move by a date. We’ll find you an agent for it in ${regionName}.`,
  },
  referMe: {
    type: 'refer-me',
    heading: 'Refer a friend',
    text: () => 'Know someone who is moving? Introduce us. We’ll mention your name when we get in touch.',
  },
  reviewMe: {
    type: 'review-me',
    heading: 'Write a review',
    text: () =>
      'Your review appears on your agent’s page after we’ve confirmed your email and read it. We never change your words.',
  },
  buyBeforeYouSell: {
    type: 'buy-before-you-sell',
    heading: 'Buy before you sell',
    text: () =>
      'Move into your next home first, and sell the one you have after that. Tell us about your home and we’ll explain what it takes.',
  },
  relocationGuide: {
    type: 'relocation-guide',
    heading: 'Order the relocation guide',
    text: ({ city }) =>
      `A printed guide to ${city}: neighborhoods, schools, taxes and commutes. It’s free, and arrives in 7 to 14 days.`,
  },
  whitepaper: {
    type: 'request-free-whitepaper',
    heading: 'Get the free whitepaper',
    text: ({ city }) =>
      `Contracts, the option period, closing and property taxes in ${city}, step by step. We’ll email you the link to a guide that you can read online or print.`,
  },
  interview: {
    type: 'request-an-interview',
    heading: 'Schedule a call',
    text: ({ name }) => `Thinking about a career with ${name}? Tell us about yourself and we’ll call you.`,
  },
  feedback: {
    type: 'feedback',
    heading: 'Tell us what you think',
    text: () => 'What works, what doesn’t, what is missing? We read every message.',
  },
} as const satisfies Readonly<Record<string, InquiryPage>>;

export type InquiryPageName = keyof typeof inquiryPages;

/** Parts of the page for sellers, in their order. */
export const sellerForms = [
  'request-home-price-estimate',
  'request-consultation',
  'buy-before-you-sell',
] as const satisfies readonly PublicInquiryType[];
