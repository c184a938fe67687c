import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { listingParams } from './listing.ts';

/** Days of the chart, today included. */
export const usageDays = 28;

/** Counts of one day. Saves and dismissals are those that still stand. */
const usageDay = z.object({
  /** 'YYYY-MM-DD' in the time zone of the site. */
  day: z.string(),
  views: z.number(),
  saves: z.number(),
  dismissals: z.number(),
  questions: z.number(),
  tours: z.number(),
});
export type UsageDay = z.output<typeof usageDay>;

export const getListingUsage = endpoint({
  method: 'GET',
  path: '/api/v2/listing/{id}/usage',
  owner: 'self',
  summary: 'How a home was used on each of the last 28 days, for its agent and admins',
  params: listingParams,
  response: z.object({ days: z.array(usageDay) }),
  errors: ['not_found', 'listing_not_found', 'listing_gone', 'listing_outdated', 'query_timeout'],
});
