import * as z from 'zod/mini';
import { keywordFields } from '../search/filters/rows/keyword.ts';
import { searchQuerySchema } from '../search/url/search-query.ts';
import { endpoint } from './endpoint.ts';
import { leftOutField } from './left-out.ts';
import { historyEntrySchema } from './listing.ts';
import { listingCardSchema } from './listing-card.ts';

/** Bounding box of all results, not only of this page; all null where no result has a public position. */
export const boundariesSchema = z.object({
  minLatitude: z.nullable(z.number()),
  maxLatitude: z.nullable(z.number()),
  minLongitude: z.nullable(z.number()),
  maxLongitude: z.nullable(z.number()),
});

/** A keyword match: an excerpt of the field and the ranges in it, end exclusive, in UTF-16 units. */
const keywordMatchSchema = z.object({
  field: z.enum(['publicremarks', 'streetname', ...keywordFields]),
  text: z.string(),
  ranges: z.readonly(z.array(z.readonly(z.tuple([z.number(), z.number()])))),
});

const foundCardSchema = z.extend(listingCardSchema, {
  /** At most three; absent in searches without a keyword. */
  keywordmatches: z.optional(z.readonly(z.array(keywordMatchSchema))),
  /** The person dismissed the home; absent where they did not, and in searches that leave dismissed homes out. */
  dismissed: z.optional(z.boolean()),
});
export type FoundCard = z.output<typeof foundCardSchema>;

export const searchResultSchema = z.object({
  listings: z.array(foundCardSchema),
  /** Homes nearby, filled where fewer than 2 for-sale listings were found. */
  nearbyListings: z.array(listingCardSchema),
  /** Miles from the place of the search to the farthest home nearby, rounded up, at least 2; absent where the search has no place. */
  nearbyMiles: z.optional(z.number()),
  /** Texts of `address` that no area, no street and no home on the market has; absent unless nothing was found. */
  unknownPlaces: z.optional(z.readonly(z.array(z.string()))),
  total: z.number(),
  pageCount: z.number(),
  /** Price and status changes of this page's listings, newest first; prices only for verified viewers. */
  history: z.array(historyEntrySchema),
  boundaries: boundariesSchema,
  ...leftOutField,
});
export type SearchResult = z.output<typeof searchResultSchema>;

export const searchListings = endpoint({
  method: 'GET',
  path: '/api/v2/listing/search',
  summary: 'Search listings by filters, area, sort and page',
  owned: { part: 'query', name: 'user' },
  query: searchQuerySchema,
  response: searchResultSchema,
  errors: [
    'query_timeout',
    'polygon_not_found',
    'not_found',
    'sign_in_required',
    'forbidden',
    'listing_budget_spent',
  ],
});
