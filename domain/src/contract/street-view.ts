import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { listingParams } from './listing.ts';

/** How far from a home a picture of its street may be taken (specification section 9). */
export const streetViewRadiusMeters = 500;

const pixels = z.optional(z.string().check(z.regex(/^[1-9]\d{2,3}$/, 'must be a number of pixels')));

export const streetViewSchema = z.object({
  /** The nearest outdoor picture; null where there is none within 500 m. */
  view: z.nullable(
    z.object({
      /** A data URL: the service and its key stay behind the server. */
      picture: z.string(),
      /** 'YYYY-MM', as far as the service says. */
      taken: z.nullable(z.string()),
      /** Whom the picture is from. */
      credit: z.string(),
      /** From the home to the place where it was taken. */
      meters: z.number(),
    }),
  ),
  /** False where the server has no service, where the viewer may not know the home's position, and where the service failed. */
  isKnown: z.boolean(),
});
export type StreetView = z.output<typeof streetViewSchema>;

export const getStreetView = endpoint({
  method: 'GET',
  path: '/api/v2/listing/{id}/street-view',
  summary: 'A picture of the street before a listing',
  params: listingParams,
  /** The size of the picture, at most 640 px each way. */
  query: z.strictObject({ width: pixels, height: pixels }),
  response: streetViewSchema,
  errors: ['query_timeout', 'listing_not_found', 'listing_gone', 'listing_outdated'],
});
