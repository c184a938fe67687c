import * as z from 'zod/mini';
import { storedInquiryTypes } from '../inquiry/inquiry-types.ts';
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
