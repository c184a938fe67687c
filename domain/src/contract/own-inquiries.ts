import * as z from 'zod/mini';
import { publicInquiryTypes } from '../inquiry/inquiry-types.ts';
import * as routes from './account-routes.ts';
import { endpoint } from './endpoint.ts';
import { wholeNumber } from './whole-number.ts';

/** Inquiries of one page. */
export const inquiriesPerPage = 20;

const text = z.nullable(z.string());

const ownInquirySchema = z.object({
  id: z.string(),
  type: z.enum(publicInquiryTypes),
  /** ISO 8601, in UTC. */
  createdAt: z.string(),
  message: text,
  /** The fact that was reported as wrong. */
  fact: text,
  /** 'YYYY-MM-DDTHH:MM', local time of the edition. */
  tourDateTime: text,
  /** The listing as the person named it: its id or its MLS number. */
  listingId: text,
  /** Username and full name of the agent who got it; null where the brokerage did. */
  agentId: text,
  agent: text,
  /** URL of the page with the form. */
  landingPage: text,
});
export type OwnInquiry = z.output<typeof ownInquirySchema>;

export const getOwnInquiries = endpoint({
  ...routes.getOwnInquiries,
  owner: 'self-or-contact',
  summary: 'Inquiries that were sent under the proven email address of the signed-in person',
  query: z.strictObject({
    /** The own username, which is also the default. */
    username: z.optional(z.string().check(z.maxLength(200))),
    page: wholeNumber(1, 100_000, 1),
    /** By date: 'DESC' has the newest first. */
    sort: z._default(z.enum(['ASC', 'DESC']), 'DESC'),
    /** Those of so many days; 0 for all. */
    period: wholeNumber(0, 36_500, 0),
    inquiryType: z.optional(z.enum(publicInquiryTypes)),
  }),
  /** One page of them; `total` counts all pages. */
  response: z.object({ items: z.array(ownInquirySchema), total: z.number() }),
  errors: ['query_timeout'],
});
