import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The action that a captcha protects; a token is valid for one action only. */
export const captchaActions = ['inquiry', 'feedback', 'sign-up', 'saved-search'] as const;

/**
 * A challenge of the ALTCHA protocol, version 1: find the `number` up to `maxnumber` for which the hash of `salt` and the
 * number, in hex, is `challenge`. The token of the answer is the base64 of the JSON of
 * `{ algorithm, challenge, number, salt, signature }`.
 */
export const challengeSchema = z.object({
  algorithm: z.enum(['SHA-256', 'SHA-384', 'SHA-512']),
  challenge: z.string(),
  maxnumber: z.number(),
  salt: z.string(),
  signature: z.string(),
});
export type Challenge = z.output<typeof challengeSchema>;

export const getCaptchaChallenge = endpoint({
  method: 'GET',
  path: '/api/captcha/challenge',
  summary: 'A proof-of-work challenge for one form submission',
  query: z.strictObject({ action: z.enum(captchaActions) }),
  response: challengeSchema,
  errors: [],
});
