import * as z from 'zod/mini';
import { languages } from '../embed/language.ts';
import { publicInquiryTypes } from '../inquiry/inquiry-types.ts';
import { endpoint } from './endpoint.ts';

/** Longer than any rule allows, so that the rules and not the schema report a text that is too long. */
const text = z.optional(z.string().check(z.maxLength(50_000)));

/**
 * The body of an inquiry. The schema checks the shape only. `inquiryProblems` of `inquiry/inquiry-rules.ts` checks the
 * values, in the browser and on the server, and reports problems in the words of the specification.
 */
export const inquiryBodySchema = z.strictObject({
  type: z.enum(publicInquiryTypes),
  firstname: text,
  lastname: text,
  email: text,
  phone: text,
  message: text,
  /** The fact of a listing that is reported as wrong, as its page shows it: 'Year built: 1999'. */
  fact: text,
  /** Address of the site for which a key is asked. */
  site: text,
  /** Username or license number of the agent. */
  agentId: text,
  /** Listing id or MLS number. */
  listingId: text,
  /** URL of the page with the form. Only its origin, its path and `utm_` parameters are stored. */
  landingPage: text,
  /** Fields that the host page sends along, value by name. See `inquiry/hidden-fields.ts`. */
  hiddenFields: z.optional(z.record(z.string(), z.string().check(z.maxLength(50_000)))),
  /**
   * The link that led the visitor from a partner's page to the portal, as its parameters name it. It is attribution alone: what does
   * not fit a key is left out, and no rule, limit or recipient depends on it.
   */
  partnerLink: z.optional(
    z.object({
      embedKey: z.string().check(z.maxLength(4000)),
      /** Host of that page, with its port where that is not the usual one; stored where the key is for it. */
      host: z.optional(z.string().check(z.maxLength(4000))),
    }),
  ),
  /** Release of the form that the visitor saw, e.g. '0.1.0'; stored with the consent. */
  widgetVersion: z.optional(z.string().check(z.maxLength(64))),
  /** Language of the form and its consent texts, and of the mails to the visitor; English by default. */
  language: z.optional(z.enum(languages)),
  /** 'YYYY-MM-DDTHH:MM', local time of the edition. */
  tourDateTime: text,
  street: text,
  city: text,
  state: text,
  zip: text,
  /** The person whom the visitor refers. */
  referredFirstname: text,
  referredLastname: text,
  referredEmail: text,
  referredPhone: text,
  /** 1 to 5, of a review. */
  rating: z.optional(z.number()),
  consent: z.optional(
    z.strictObject({
      /** Version of the consent texts that the visitor saw: `consent.version` of the site. */
      version: z.string().check(z.maxLength(64)),
      /** Ids of the checked boxes. */
      accepted: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(20)),
    }),
  ),
});
export type InquiryBody = z.output<typeof inquiryBodySchema>;

/** Request headers of an inquiry besides its body. */
export const captchaHeaders = ['x-captcha-token', 'x-captcha-action'] as const;
/** A request with a key that was used before gets the first response again and stores no second inquiry. */
export const idempotencyHeader = 'idempotency-key';

/**
 * Sends an inquiry to the agent whom it concerns. The response is the plain text 'OK'.
 * Agent accounts are refused with 403 `agent_inquiry_refused`.
 */
export const sendInquiry = endpoint({
  method: 'POST',
  path: '/api/user/inquiry',
  answer: 'text',
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

const recipientSchema = z.object({
  /** Full name of the agent who answers; null where the brokerage does. */
  agent: z.nullable(z.string()),
  /** Username of that agent. */
  agentId: z.nullable(z.string()),
  brokerage: z.string(),
  /** To be called where mails reach neither the agent nor the brokerage; null elsewhere. */
  phone: z.nullable(z.string()),
  /** Id of the listing that the inquiry is about, also where it was asked for by its MLS number. */
  listingId: z.nullable(z.string()),
  /** Of inquiries about a tour: days and times at which the agent is free, local to the edition; null where any may be asked for. */
  tourDays: z.nullable(z.array(z.object({ day: z.string(), times: z.readonly(z.array(z.string())) }))),
});
export type InquiryRecipient = z.output<typeof recipientSchema>;

/** PostgreSQL refuses text with the character NUL. */
const id = z.optional(z.string().check(z.maxLength(64), z.regex(/^[^\0]*$/)));

export const getInquiryRecipient = endpoint({
  method: 'GET',
  path: '/api/user/inquiry/recipient',
  summary: 'Who answers an inquiry of this type, about this listing or agent',
  query: z.strictObject({ type: z.enum(publicInquiryTypes), listingId: id, agentId: id }),
  response: recipientSchema,
  errors: ['query_timeout', 'listing_not_found', 'agent_not_found'],
});

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/api/v2/user/inquiry/feedback',
  answer: 'text',
  summary: 'Send feedback about the site',
  body: inquiryBodySchema,
  response: z.string(),
  errors: ['captcha_failed', 'agent_inquiry_refused', 'idempotency_conflict'],
});
