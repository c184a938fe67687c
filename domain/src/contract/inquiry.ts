import * as z from 'zod/mini';
import { publicInquiryTypes } from '../inquiry/inquiry-types.ts';
import { endpoint } from './endpoint.ts';
import * as routes from './routes.ts';

/** Longer text than any rule allows, but no more than a request may carry: the rules answer with their own words. */
const text = z.optional(z.string().check(z.maxLength(50_000)));

/**
 * The body of an inquiry. The schema holds its shape alone; `inquiryProblems` of `inquiry/inquiry-rules.ts` says in the
 * specification's words what is wrong with its values, in the browser and on the server.
 */
export const inquiryBodySchema = z.strictObject({
  type: z.enum(publicInquiryTypes),
  firstname: text,
  lastname: text,
  email: text,
  phone: text,
  message: text,
  /** Username or licence number of the agent asked, as a bio page names them. */
  agentId: text,
  /** Listing id or MLS number. */
  listingId: text,
  /** Address of the page the visitor came to first. */
  landingPage: text,
  /** 'YYYY-MM-DDTHH:MM', local time of the edition. */
  tourDateTime: text,
  street: text,
  city: text,
  state: text,
  zip: text,
  /** Whom somebody refers. */
  referredFirstname: text,
  referredLastname: text,
  referredEmail: text,
  referredPhone: text,
  /** 1 to 5, of a review. */
  rating: z.optional(z.number()),
  consent: z.optional(
    z.strictObject({
      /** Of the texts that were shown: `consent.version` of the site. */
      version: z.string().check(z.maxLength(64)),
      /** Ids of the boxes that were ticked. */
      accepted: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(20)),
    }),
  ),
});
export type InquiryBody = z.output<typeof inquiryBodySchema>;

/** Request headers of an inquiry besides its body. */
export const captchaHeaders = ['x-captcha-token', 'x-captcha-action'] as const;
/** The same key sent again brings the first answer again, and no second inquiry. */
export const idempotencyHeader = 'idempotency-key';

/**
 * Sends an inquiry to the agent whom it concerns. The answer is the plain text 'OK'.
 * Agent accounts are refused with 403 `agent_inquiry_refused`.
 */
export const sendInquiry = endpoint({
  ...routes.sendInquiry,
  summary: 'Send an inquiry to the right agent',
  body: inquiryBodySchema,
  response: z.string(),
  errors: [
    'listing_not_found',
    'agent_not_found',
    'captcha_failed',
    'agent_inquiry_refused',
    'idempotency_conflict',
  ],
});

export const sendFeedback = endpoint({
  ...routes.sendFeedback,
  summary: 'Send feedback about the site',
  body: inquiryBodySchema,
  response: z.string(),
  errors: ['captcha_failed', 'agent_inquiry_refused', 'idempotency_conflict'],
});
