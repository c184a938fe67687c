import * as z from 'zod/mini';
import { filterKeys } from '../search/filters/filter-table.ts';
import { homePages, stopRules } from '../search/stops/first-stop.ts';
import { stopViewers } from '../search/stops/page-stops.ts';
import { endpoint, type ResponseOf } from './endpoint.ts';
import { listingParams } from './listing.ts';

/** The first rule that keeps a home off a page; `filter` is the default filter that leaves it out. */
export const stopOf = z.object({ rule: z.enum(stopRules), filter: z.nullable(z.enum([...filterKeys])) });

export const getListingStops = endpoint({
  method: 'GET',
  path: '/api/v2/listing/{id}/stops',
  owner: 'self',
  needs: 'see showing details',
  summary: 'The first rule that keeps a listing off each page; for its own agent and admins',
  params: listingParams,
  query: z.strictObject({
    /** Embed key of the partner whose pages are meant; without one, those of any partner for all homes. */
    partnerKey: z.optional(z.string().check(z.maxLength(100))),
  }),
  response: z.object({
    /** One for each page and viewer. */
    items: z.array(
      z.object({
        page: z.enum(homePages),
        viewer: z.enum(stopViewers),
        /** null where the page shows the home. */
        stop: z.nullable(stopOf),
      }),
    ),
    /** Owner of the key; null without one and for an unknown one. */
    partner: z.nullable(z.string()),
  }),
  errors: ['not_found', 'query_timeout'],
});
export type ListingStops = ResponseOf<typeof getListingStops>;
