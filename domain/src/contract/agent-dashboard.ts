import * as z from 'zod/mini';
import { storedInquiryTypes } from '../inquiry/inquiry-types.ts';
import { keyPage, keyPeriods } from './embed-owner.ts';
import { endpoint, type ResponseOf } from './endpoint.ts';

const inquiry = {
  /** Of the inquiry. */
  id: z.string(),
  type: z.enum(storedInquiryTypes),
  name: z.string(),
};

const contact = { id: z.string(), name: z.string() };

export const getAgentDashboard = endpoint({
  method: 'GET',
  path: '/api/agent/dashboard',
  owner: 'self',
  needs: 'have contacts',
  summary:
    "An agent's day: tours, inquiries without an answer, active contacts, and clients whose searches find nothing",
  response: z.object({
    /** Today's tours by their time, 'HH:MM' on the clock of the edition. */
    tours: z.array(z.object({ ...inquiry, time: z.string(), listingId: z.nullable(z.string()) })),
    /** Inquiries that wait longest, and the number of all. */
    inquiries: z.object({
      items: z.array(z.object({ ...inquiry, createdAt: z.iso.datetime() })),
      total: z.number(),
    }),
    /** Contacts who used the site within a week and show it, the last one first. */
    active: z.array(z.object({ ...contact, lastActivity: z.iso.datetime() })),
    /** Contacts whose saved searches, all older than 30 days, brought no mail in 30 days. */
    quiet: z.array(z.object({ ...contact, searches: z.number() })),
  }),
  errors: ['query_timeout'],
});
export type AgentDashboard = ResponseOf<typeof getAgentDashboard>;

const agentWidgets = z.object({
  /** The agent's embed keys that are valid, the newest first. */
  keys: z.array(z.object({ key: z.string(), owner: z.string(), origins: z.array(z.string()) })),
  /** Pages of all these keys with the most loads, 200 at most. */
  pages: z.array(keyPage),
});
export type AgentWidgets = z.output<typeof agentWidgets>;

export const getAgentWidgets = endpoint({
  method: 'GET',
  path: '/api/agent/widgets',
  owner: 'self',
  needs: 'have agent settings',
  summary: 'Where the widgets of the embed keys of the signed-in agent were seen',
  query: z.strictObject({ days: z.optional(z.enum(keyPeriods)) }),
  response: agentWidgets,
  errors: ['query_timeout'],
});
