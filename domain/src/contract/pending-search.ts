import * as z from 'zod/mini';
import { languages } from '../embed/language.ts';
import { mailedCadences } from '../people/saved-search-rules.ts';
import { done } from './done.ts';
import { endpoint } from './endpoint.ts';

/**
 * Mails the link that saves a search for the owner of an address. The answer is the same for addresses with and without an account.
 * The request has a captcha like an inquiry.
 */
export const requestSavedSearch = endpoint({
  method: 'POST',
  path: '/api/saved-search/by-mail',
  summary: 'Ask for a search to be saved for an address, which its owner confirms by mail',
  body: z.strictObject({
    /** The rules and not the schema report a text that is too long. */
    email: z.string().check(z.maxLength(20_000)),
    /** Of the URL of a search page, with `lease=true` for leases. */
    query: z.string().check(z.maxLength(20_000)),
    cadence: z.enum(mailedCadences),
    /** IANA name of the sender's time zone, whose morning mails come in. */
    timeZone: z.optional(z.string().check(z.maxLength(64), z.regex(/^[^\0]*$/))),
    /** Of the confirmation; English by default. */
    language: z.optional(z.enum(languages)),
  }),
  response: done,
  errors: ['captcha_failed', 'agent_email_flow', 'too_many_attempts'],
});
