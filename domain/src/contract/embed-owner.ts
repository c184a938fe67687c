import * as z from 'zod/mini';
import { done } from './done.ts';
import { embedPolicies } from './embed.ts';
import { endpoint } from './endpoint.ts';

/** Days that the figures of a key may cover, today included. */
export const keyPeriods = ['7', '30', '90', '365'] as const;
export type KeyPeriod = (typeof keyPeriods)[number];

const counts = { loads: z.number(), inquiries: z.number() };

const keyDay = z.object({
  /** 'YYYY-MM-DD' in the time zone of the site. */
  day: z.string(),
  ...counts,
  searches: z.number(),
  /** Homes that visitors opened in the widgets. */
  views: z.number(),
});
export type KeyDay = z.output<typeof keyDay>;

export const keyPage = z.object({
  /** Origin and path; '' for pages beyond the most that are counted in a day. */
  page: z.string(),
  ...counts,
  /** Names of the widgets that were seen there, without 'hearth-'. */
  widgets: z.array(z.string()),
  /** Last day with a load. */
  lastDay: z.string(),
});
export type KeyPage = z.output<typeof keyPage>;

/** An embed key as its owner sees it. */
const ownedKey = z.object({
  owner: z.string(),
  key: z.string(),
  origins: z.array(z.string()),
  policy: z.enum(embedPolicies),
  isRevoked: z.boolean(),
  /** Former keys that still work, with the ISO moments at which they end; the last to end first. */
  formerKeys: z.array(z.object({ key: z.string(), endsAt: z.string() })),
  /** ISO moment at which the link of the page expires. */
  linkEndsAt: z.string(),
  /** Every day of the period, the oldest first. */
  days: z.array(keyDay),
  /** The pages with the most loads first, 200 at most. */
  pages: z.array(keyPage),
});
export type OwnedKey = z.output<typeof ownedKey>;

/** Id of the key, the second at which the link expires, and the signature. */
export const keyLinkParams = z.strictObject({
  link: z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.\d{1,12}\.[\w-]{43}$/)),
});
const query = z.strictObject({ days: z.optional(z.enum(keyPeriods)) });

export const getOwnedKey = endpoint({
  method: 'GET',
  path: '/api/embed/key/{link}',
  summary: 'An embed key with its use by day and page, for the holder of its signed link',
  params: keyLinkParams,
  query,
  response: ownedKey,
  errors: ['not_found', 'query_timeout'],
});

export const getKeyFile = endpoint({
  method: 'GET',
  path: '/api/embed/key/{link}/statistics',
  answer: 'text',
  summary: 'The use of an embed key as CSV: by day, or by page and day',
  params: keyLinkParams,
  query: z.strictObject({ ...query.shape, by: z.enum(['day', 'page']) }),
  response: z.string(),
  errors: ['not_found', 'query_timeout'],
});

export const askForKeyLinks = endpoint({
  method: 'POST',
  path: '/api/embed/key-links',
  summary:
    'Mail the links of their pages to the owner of embed keys; the answer is the same for every address',
  body: z.strictObject({ email: z.string().check(z.maxLength(254)) }),
  response: done,
  errors: ['mail_unavailable'],
});

/** Days for which the former key works after a rotation. */
export const rotationDays = [7, 30, 90] as const;

/** Former keys that work at the same time, at most. */
export const mostFormerKeys = 5;

export const rotateKey = endpoint({
  method: 'POST',
  path: '/api/embed/key/{link}/rotation',
  summary: 'Give an embed key a new name that works at once; the former one works for some days more',
  params: keyLinkParams,
  body: z.strictObject({ days: z.union([z.literal(7), z.literal(30), z.literal(90)]) }),
  response: done,
  errors: ['not_found', 'too_many_attempts'],
});

export const endFormerKey = endpoint({
  method: 'DELETE',
  path: '/api/embed/key/{link}/former/{key}',
  summary: 'End a former name of an embed key before its time; pages that have it are refused within seconds',
  params: z.strictObject({ ...keyLinkParams.shape, key: z.string().check(z.maxLength(64)) }),
  response: done,
  errors: ['not_found'],
});
