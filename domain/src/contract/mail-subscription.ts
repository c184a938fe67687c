import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Of a person, or twice as long of an address without an account. */
const hashParams = z.strictObject({ hash: z.string().check(z.regex(/^(?:[\w-]{22}|[\w-]{44})$/)) });
const hashBody = z.optional(z.strictObject({ hash: z.optional(z.string().check(z.maxLength(64))) }));
const subscription = z.object({ hasOptedOutOfEmail: z.boolean() });

export const subscribeToMails = endpoint({
  method: 'PATCH',
  path: '/api/user/notifications/subscribe/{hash}',
  summary: 'Receive emails again, by the hash of a link in an email',
  params: hashParams,
  body: hashBody,
  response: subscription,
  errors: ['not_found'],
});

export const unsubscribeFromMails = endpoint({
  method: 'PATCH',
  path: '/api/user/notifications/unsubscribe/{hash}',
  summary: 'Receive no more emails, by the hash of a link in an email',
  params: hashParams,
  body: hashBody,
  response: subscription,
  errors: ['not_found'],
});

export const unsubscribeAtOnce = endpoint({
  method: 'POST',
  path: '/api/user/notifications/unsubscribe/{hash}',
  summary: 'Receive no more emails, as mail programs ask for it (RFC 8058)',
  params: hashParams,
  response: subscription,
  errors: ['not_found'],
});
