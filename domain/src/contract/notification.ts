import * as z from 'zod/mini';
import { type MailStatusFilter, mailStatuses, mailStatusFilters } from '../people/mail-status.ts';
import { uuidPattern } from '../text/uuid.ts';
import { done } from './done.ts';
import { endpoint } from './endpoint.ts';
import { listOf, listParameters } from './list.ts';
import { username } from './owner-parameters.ts';

/** Items of one page of the inbox and of the email history. */
export const notificationsPerPage = 20;

export const notificationTypes = ['all', 'Unread', 'Emails', 'Inquiries'] as const;

const list = listParameters({ limit: notificationsPerPage, sortBy: ['date'] });
const paging = {
  page: list.page,
  limit: list.limit,
  sortBy: list.sortBy,
  sortType: list.sortType,
  period: list.period,
};
const params = z.strictObject({ id: z.string().check(z.regex(uuidPattern)) });

const mail = {
  id: z.string(),
  subject: z.string(),
  /** Sent by this site because of an inquiry, or for another reason. */
  type: z.enum(['Emails', 'Inquiries']),
  status: z.enum(mailStatuses),
  createdAt: z.iso.datetime(),
};

const notificationSchema = z.object({ ...mail, isUnread: z.boolean() });
export type Notification = z.output<typeof notificationSchema>;

const sentMailSchema = z.object({
  ...mail,
  /** The address that it was sent to. */
  address: z.string(),
  /** Of a bounce, or of the earlier bounce for which it was not sent. */
  isHard: z.nullable(z.boolean()),
});
export type SentMail = z.output<typeof sentMailSchema>;

export const getNotifications = endpoint({
  method: 'GET',
  path: '/api/notification/history',
  owner: 'self-or-contact',
  shows: 'email-history',
  summary: 'The mails of this site to a person, the newest first',
  query: z.strictObject({ ...paging, username, type: z._default(z.enum(notificationTypes), 'all') }),
  response: listOf(notificationSchema),
  errors: ['query_timeout'],
});

export const countNotifications = endpoint({
  method: 'GET',
  path: '/api/notification/history/count',
  owner: 'self-or-contact',
  summary: 'How many mails to a person are unread, and how many could not reach the address',
  query: z.strictObject({ username, status: z._default(z.literal('Unread'), 'Unread') }),
  response: z.object({
    /** Unread mails, counted up to 100. */
    total: z.number(),
    undelivered: z.object({
      /** Mails that did not reach the address since it was last proven, counted up to 100. */
      count: z.number(),
      /** The address of the account. */
      address: z.string(),
      /** Set if the address gets no more mails until it is proven again. */
      isStopped: z.boolean(),
    }),
  }),
  errors: ['query_timeout'],
});

export const getNotification = endpoint({
  method: 'GET',
  path: '/api/notification/history/{id}',
  answer: 'text',
  owner: 'self-or-contact',
  shows: 'email-history',
  summary: 'A mail to a person as HTML, for a sandboxed frame',
  params,
  query: z.strictObject({ username }),
  response: z.string(),
  errors: ['not_found', 'query_timeout'],
});

export const openNotification = endpoint({
  method: 'PATCH',
  path: '/api/notification/history/{id}',
  owner: 'self',
  summary: 'Note that you opened a mail',
  params,
  body: z.strictObject({ status: z.literal('Opened') }),
  response: done,
  errors: ['not_found'],
});

export const openAllNotifications = endpoint({
  method: 'PATCH',
  path: '/api/notification/history/open-all',
  owner: 'self',
  summary: 'Mark all mails to you as read',
  response: done,
  errors: [],
});

export const getEmailHistory = endpoint({
  method: 'GET',
  path: '/api/v2/email-history',
  owner: 'self-or-contact',
  shows: 'email-history',
  summary: 'The mails of this site to a person with what became of them, the newest first',
  query: z.strictObject({
    ...paging,
    username,
    status: z._default(
      z.enum(Object.keys(mailStatusFilters) as [MailStatusFilter, ...MailStatusFilter[]]),
      'All',
    ),
    /** Of mails that were not sent. */
    notSentReason: z.optional(z.enum(['Hard Bounced', 'Soft Bounced'])),
  }),
  response: listOf(sentMailSchema),
  errors: ['query_timeout'],
});

export const getSentMail = endpoint({
  method: 'GET',
  path: '/api/notification/email-history/{id}',
  answer: 'text',
  owner: 'self-or-contact',
  shows: 'email-history',
  summary: 'A mail to a person as HTML, for a sandboxed frame',
  params,
  query: z.strictObject({ username }),
  response: z.string(),
  errors: ['not_found', 'query_timeout'],
});
