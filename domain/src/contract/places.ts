import * as z from 'zod/mini';
import { tagTypes } from '../search/tags/tag.ts';
import { endpoint } from './endpoint.ts';
import * as routes from './routes.ts';

/** In the order in which they are shown, but for those that have the very name that was asked for: these are first. */
export const placeCategories = [
  'address',
  'neighborhood',
  'city',
  'county',
  'zipCode',
  'schoolDistrict',
  'school',
  'mlsArea',
  'mlsNumber',
] as const;
export type PlaceCategory = (typeof placeCategories)[number];

export const placeSchema = z.object({
  category: z.enum(placeCategories),
  /** What is searched for when it is chosen: the value of the search's `address` parameter. */
  name: z.string(),
  /** What tells it from others of its name, e.g. 'Travis County, TX'; null where the name says all. */
  detail: z.nullable(z.string()),
  /** Listings that a search for it would find now. */
  count: z.nullable(z.number()),
  /** Path of the one listing's page; null for places. */
  url: z.nullable(z.string()),
  /** The tag that it becomes; its id is that of a stored boundary where one has this name, else the text to look for. */
  tag: z.object({ type: z.enum(tagTypes), id: z.string(), value: z.string(), label: z.string() }),
  /** What the listing search is asked with for it: one of the two. */
  filter: z.object({ address: z.optional(z.string()), polygon: z.optional(z.string()) }),
});
export type Place = z.output<typeof placeSchema>;

const flag = z.optional(z.enum(['true', 'false']));

export const searchPlaces = endpoint({
  ...routes.searchPlaces,
  summary: 'Suggestions for a few letters, at most 5 a category',
  query: z.strictObject({
    query: z.string().check(z.maxLength(100), z.regex(/^[^\0]*$/)),
    lease: flag,
    mlsStatus: z.optional(z.string().check(z.maxLength(200))),
    showExclusiveListings: flag,
    soldTimeframe: z.optional(z.string().check(z.maxLength(20))),
  }),
  response: z.object({ hits: z.array(placeSchema) }),
  errors: ['query_timeout'],
});
