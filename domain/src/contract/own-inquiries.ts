import * as z from 'zod/mini';
import { storedInquiryTypes } from '../inquiry/inquiry-types.ts';
import { endpoint } from './endpoint.ts';
import { listOf, listParameters } from './list.ts';

/** Inquiries of one page. */
export const inquiriesPerPage = 20;

const list = listParameters({ limit: inquiriesPerPage, sortBy: ['date'] });

const text = z.nullable(z.string());

const ownInquirySchema = z.object({
  id: z.string(),
  type: z.enum(storedInquiryTypes),
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
  method: 'GET',
  path: '/api/user/inquiry',
  owner: 'self-or-contact',
  shows: 'inquiry-history',
  summary: 'Inquiries that were sent under the proven email address of the signed-in person',
  query: z.strictObject({
    /** The own username, which is also the default. */
    username: z.optional(z.string().check(z.maxLength(200))),
    page: list.page,
    /** By date. */
    sort: list.sortType,
    period: list.period,
    inquiryType: z.optional(z.enum(storedInquiryTypes)),
  }),
  response: listOf(ownInquirySchema),
  errors: ['query_timeout'],
});
