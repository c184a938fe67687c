import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Of a person, or twice as long of an address without an account. */
const hashParams = z.strictObject({ hash: z.string().check(z.regex(/^(?:[\w-]{22}|[\w-]{44})$/)) });
const hashBody = z.optional(z.strictObject({ hash: z.optional(z.string().check(z.maxLength(64))) }));
/** Of a mail with news of saved searches: the link changes the searches that it names, and no other mails. */
const ofDigest = z.strictObject({ digest: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))) });
const subscription = z.object({
  hasOptedOutOfEmail: z.boolean(),
  /** Names of the saved searches that were changed, where the link is that of their mail. */
  searches: z.optional(z.array(z.string())),
});

export const subscribeToMails = endpoint({
  method: 'PATCH',
  path: '/api/user/notifications/subscribe/{hash}',
  summary: 'Receive emails again, by the hash of a link in an email',
  params: hashParams,
  query: ofDigest,
  body: hashBody,
  response: subscription,
  errors: ['not_found'],
});

export const unsubscribeFromMails = endpoint({
  method: 'PATCH',
  path: '/api/user/notifications/unsubscribe/{hash}',
  summary: 'Receive no more emails, by the hash of a link in an email',
  params: hashParams,
  query: ofDigest,
  body: hashBody,
  response: subscription,
  errors: ['not_found'],
});

export const unsubscribeAtOnce = endpoint({
  method: 'POST',
  path: '/api/user/notifications/unsubscribe/{hash}',
  summary: 'Receive no more emails, as mail programs ask for it (RFC 8058)',
  params: hashParams,
  query: ofDigest,
  response: subscription,
  errors: ['not_found'],
});
