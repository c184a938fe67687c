import * as z from 'zod/mini';
import { cadences } from '../people/saved-search-rules.ts';
import { endpoint } from './endpoint.ts';
import { listingCardSchema } from './listing-card.ts';
import { username } from './owner-parameters.ts';

/** The outcome of a change of a home for a saved search: sent, due, or the reason why it was not sent. */
export const newsOutcomes = [
  'sent',
  'due',
  'not in the search',
  'left the search',
  'hidden or gone',
  'nothing changed',
  'turned off',
  'dismissed',
  'sent before',
  'saved later',
  'never',
  'no emails',
] as const;
export type NewsOutcome = (typeof newsOutcomes)[number];

const entry = z.object({
  /** When the home changed. */
  at: z.iso.datetime(),
  kinds: z.array(z.string()),
  /** The search or collection, also a joined one; null for a change that concerned none of them. */
  search: z.nullable(
    z.object({ id: z.string(), kind: z.enum(['saved-search', 'collection']), name: z.string() }),
  ),
  outcome: z.enum(newsOutcomes),
  /** When its mail was written or is due; null where there is none. */
  mailAt: z.nullable(z.iso.datetime()),
});
export type NewsEntry = z.output<typeof entry>;

export const getNewsOfHome = endpoint({
  method: 'GET',
  path: '/api/saved-search/news/{listingId}',
  owner: 'self-or-contact',
  shows: 'saved-search',
  summary:
    'Why the changes of a home in the last 31 days were, or were not, sent to you by your saved searches and collections',
  params: z.strictObject({ listingId: z.string().check(z.minLength(1), z.maxLength(100)) }),
  query: z.strictObject({ user: username }),
  response: z.object({ entries: z.array(entry) }),
  errors: ['not_found', 'query_timeout'],
});

export const getBacktest = endpoint({
  method: 'GET',
  path: '/api/saved-search/backtest',
  owner: 'self-or-contact',
  shows: 'saved-search',
  summary: 'The mails that a search would have sent in the last 30 days',
  query: z.strictObject({
    user: username,
    /** Like that of a saved search. */
    query: z.string().check(z.maxLength(20_000)),
    cadence: z.optional(z.enum(cadences)),
  }),
  response: z.object({
    mails: z.number(),
    homes: z.number(),
    /** Since when changes are stored; null where none is yet. */
    since: z.nullable(z.iso.datetime()),
    /** Some of the homes that the person may see now, the last changed first. */
    listings: z.array(listingCardSchema),
  }),
  errors: ['query_timeout'],
});
