import * as z from 'zod/mini';
import * as routes from './account-routes.ts';
import { endpoint } from './endpoint.ts';

const hashParams = z.strictObject({ hash: z.string().check(z.regex(/^[\w-]{22}$/)) });
const hashBody = z.optional(z.strictObject({ hash: z.optional(z.string().check(z.maxLength(64))) }));
const subscription = z.object({ hasOptedOutOfEmail: z.boolean() });

export const subscribeToMails = endpoint({
  ...routes.subscribeToMails,
  summary: 'Receive emails again, by the hash of a link in an email',
  params: hashParams,
  body: hashBody,
  response: subscription,
  errors: ['not_found'],
});

export const unsubscribeFromMails = endpoint({
  ...routes.unsubscribeFromMails,
  summary: 'Receive no more emails, by the hash of a link in an email',
  params: hashParams,
  body: hashBody,
  response: subscription,
  errors: ['not_found'],
});

export const unsubscribeAtOnce = endpoint({
  ...routes.unsubscribeAtOnce,
  summary: 'Receive no more emails, as mail programs ask for it (RFC 8058)',
  params: hashParams,
  response: subscription,
  errors: ['not_found'],
});
