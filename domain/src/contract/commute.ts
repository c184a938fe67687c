import * as z from 'zod/mini';
import { departures, mostPlaces, travelMethods, travelModes } from '../commute/travel.ts';
import { endpoint } from './endpoint.ts';
import { listingParams } from './listing.ts';

const placeSchema = z.strictObject({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});

export const commuteSchema = z.object({
  /** Start of the trips: the home, or at the center of its ZIP code where the viewer may not know the position; null where neither is known. */
  from: z.nullable(z.enum(['home', 'postalcode'])),
  method: z.enum(travelMethods),
  /** One for each place, in the same order; null where there is no way. */
  trips: z.array(z.nullable(z.object({ miles: z.number(), minutes: z.number() }))),
});
export type Commute = z.output<typeof commuteSchema>;

/** The places are in the body: where a person works or lives does not belong into addresses, histories and logs. */
export const getCommute = endpoint({
  method: 'POST',
  path: '/api/v2/listing/{id}/commute',
  summary: 'Times of travel from a listing to places of the visitor',
  params: listingParams,
  body: z.strictObject({
    mode: z.enum(travelModes),
    departure: z.enum(departures),
    places: z.array(placeSchema).check(z.minLength(1), z.maxLength(mostPlaces)),
  }),
  response: commuteSchema,
  errors: ['query_timeout', 'listing_not_found', 'listing_gone', 'listing_outdated'],
});
