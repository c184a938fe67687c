import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { listOf, listParameters } from './list.ts';

const list = listParameters({ limit: 20, sortBy: ['date'] });
const moment = z.optional(z.union([z.iso.date(), z.iso.datetime({ offset: true })]));

/** Emails of this site to the agent, or inquiries that the agent answers. */
const kinds = ['Emails', 'Inquiries'] as const;

export const getAgentActivity = endpoint({
  method: 'GET',
  path: '/api/agent/activity',
  owner: 'self',
  needs: 'have contacts',
  summary: 'Emails to you and inquiries that you answer, in one list by their time',
  query: z.strictObject({
    page: list.page,
    limit: list.limit,
    sortBy: list.sortBy,
    sortType: list.sortType,
    /** The first and the last moment; a day is that day in UTC. */
    periodStart: moment,
    periodEnd: moment,
    /** Only emails that you have not read, and inquiries without an answer. */
    status: z.optional(z.union([z.literal('Unread'), z.array(z.literal('Unread')).check(z.maxLength(1))])),
    showOnly: z.optional(z.enum(kinds)),
    dateOrder: z.optional(z.literal('dateTime')),
  }),
  response: listOf(
    z.object({
      kind: z.enum(kinds),
      id: z.string(),
      /** Subject of the email, or the type of the inquiry and the visitor's name. */
      title: z.string(),
      createdAt: z.iso.datetime(),
      isUnread: z.boolean(),
    }),
  ),
  errors: ['query_timeout'],
});
