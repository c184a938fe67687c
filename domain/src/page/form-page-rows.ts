import { inquiryPages } from './inquiry-pages.ts';
import type { PageRow } from './page-row.ts';

/** Rows of the pages that are forms. */
export const formPageRows = {
  contact: {
    path: '/contact',
    screen: 'inquiry',
    title: 'Contact Us',
    description: inquiryPages.contact.text,
    engines: 'canonical and sitemap',
  },
  requestSpecialist: {
    path: '/request-specialist',
    screen: 'inquiry',
    title: 'Request a Specialist',
    description: inquiryPages.requestSpecialist.text,
    engines: 'canonical and sitemap',
  },
  referMe: {
    path: '/refer-me',
    screen: 'inquiry',
    title: 'Refer a Friend',
    description: inquiryPages.referMe.text,
    engines: 'canonical and sitemap',
  },
  reviewMe: {
    path: '/review-me',
    screen: 'inquiry',
    title: 'Write a Review',
    description: inquiryPages.reviewMe.text,
    engines: 'canonical and sitemap',
  },
  buyBeforeYouSell: {
    path: '/buy-before-you-sell',
    screen: 'inquiry',
    title: 'Buy Before You Sell',
    description: inquiryPages.buyBeforeYouSell.text,
    engines: 'canonical and sitemap',
  },
  relocationGuide: {
    path: '/relocation-guide',
    screen: 'inquiry',
    title: 'Relocation Guide',
    description: inquiryPages.relocationGuide.text,
    engines: 'canonical and sitemap',
  },
  whitepaper: {
    path: '/free-whitepaper',
    screen: 'inquiry',
    title: 'Free Whitepaper',
    description: inquiryPages.whitepaper.text,
    engines: 'canonical and sitemap',
  },
  interview: {
    path: '/schedule-a-call',
    screen: 'inquiry',
    title: 'Schedule a Call',
    description: inquiryPages.interview.text,
    engines: 'canonical and sitemap',
  },
  feedback: {
    path: '/feedback',
    screen: 'inquiry',
    title: 'Feedback',
    description: inquiryPages.feedback.text,
    engines: 'canonical and sitemap',
  },
} as const satisfies Readonly<Record<string, PageRow>>;
