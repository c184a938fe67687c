import * as z from 'zod/mini';
import { languages } from '../embed/language.ts';
import { storedInquiryTypes } from '../inquiry/inquiry-types.ts';
import { inquiryLists, inquiryStatuses, longestReply } from '../inquiry/inquiry-work.ts';
import { uuidPattern } from '../text/uuid.ts';
import { done } from './done.ts';
import { endpoint } from './endpoint.ts';
import { listOf, listParameters } from './list.ts';

/** Inquiries of one page. */
export const agentInquiriesPerPage = 20;

const list = listParameters({ limit: agentInquiriesPerPage, sortBy: ['date'] });
const text = z.nullable(z.string());

const agentInquirySchema = z.object({
  id: z.string(),
  type: z.enum(storedInquiryTypes),
  name: z.string(),
  message: text,
  /** 'YYYY-MM-DDTHH:MM', local time of the edition. */
  tourDateTime: text,
  /** The home as the visitor named it: its id or its MLS number. */
  listingId: text,
  createdAt: z.iso.datetime(),
  status: z.enum(inquiryStatuses),
  answeredAt: z.nullable(z.iso.datetime()),
  snoozedUntil: z.nullable(z.iso.datetime()),
});
export type AgentInquiry = z.output<typeof agentInquirySchema>;

const detailsSchema = z.extend(agentInquirySchema, {
  email: z.string(),
  phone: text,
  /** The fact that was reported as wrong. */
  fact: text,
  /** The visitor's address on one line. */
  address: text,
  /** Of the form that the visitor sent. */
  language: z.enum(languages),
  landingPage: text,
  /** Fields that the host page sent along, a line each: 'campaign: spring'. */
  hiddenFields: text,
  /** Set where the visitor withdrew the consent to be contacted. */
  consentWithdrawnAt: z.nullable(z.iso.datetime()),
  replies: z.array(
    z.object({
      id: z.number(),
      /** The visitor wrote it by mail; the agent otherwise. */
      byVisitor: z.boolean(),
      agent: text,
      body: z.string(),
      createdAt: z.iso.datetime(),
    }),
  ),
  /** Agents who can take it over. */
  colleagues: z.array(z.object({ agentId: z.string(), name: z.string() })),
});
export type AgentInquiryDetails = z.output<typeof detailsSchema>;

const params = z.strictObject({ id: z.string().check(z.regex(uuidPattern)) });

export const getAgentInquiries = endpoint({
  method: 'GET',
  path: '/api/agent/inquiry',
  owner: 'self',
  needs: 'have contacts',
  summary: 'Inquiries that you, as an agent, answer',
  query: z.strictObject({
    page: list.page,
    limit: list.limit,
    sortBy: list.sortBy,
    sortType: list.sortType,
    period: list.period,
    status: z._default(z.enum(inquiryLists), 'new'),
  }),
  response: listOf(agentInquirySchema),
  errors: ['query_timeout'],
});

export const exportInquiries = endpoint({
  method: 'GET',
  path: '/api/agent/inquiry/file',
  owner: 'self',
  needs: 'have contacts',
  answer: 'text',
  summary: 'The inquiries that you answer as a CSV file',
  response: z.string(),
  errors: ['query_timeout'],
});

export const getAgentInquiry = endpoint({
  method: 'GET',
  path: '/api/agent/inquiry/{id}',
  owner: 'self',
  needs: 'have contacts',
  summary: 'An inquiry that you answer, with its thread',
  params,
  response: detailsSchema,
  errors: ['not_found', 'query_timeout'],
});

export const changeAgentInquiry = endpoint({
  method: 'PATCH',
  path: '/api/agent/inquiry/{id}',
  owner: 'self',
  needs: 'have contacts',
  summary: 'Set the status of an inquiry, snooze it, or hand it to a colleague',
  params,
  body: z.strictObject({
    status: z.optional(z.enum(inquiryStatuses)),
    /** A time from now on, at most 30 days away; null ends the snooze. */
    snoozedUntil: z.optional(z.nullable(z.iso.datetime())),
    /** Username of the colleague who takes it over. */
    agentId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  }),
  response: done,
  errors: ['not_found'],
});

export const replyToInquiry = endpoint({
  method: 'POST',
  path: '/api/agent/inquiry/{id}/reply',
  owner: 'self',
  needs: 'have contacts',
  summary: 'Answer an inquiry by mail; a repeated request with the same idempotency key sends one',
  params,
  body: z.strictObject({ text: z.string().check(z.maxLength(longestReply)) }),
  response: done,
  errors: ['not_found', 'idempotency_conflict'],
});
