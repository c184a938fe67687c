import * as z from 'zod/mini';
import { mlsStatuses } from '../listing/status.ts';
import { mapPointsQuerySchema } from '../search/url/search-query.ts';
import { endpoint } from './endpoint.ts';
import { leftOutField } from './left-out.ts';

/** Some of the listings are closed: their prices are list prices and not what they sold for. */
const hasclosed = z.optional(z.boolean());

/** Listings that the map draws as one circle with their number. */
const clusterSchema = z.object({
  type: z.literal('cluster'),
  latitude: z.number(),
  longitude: z.number(),
  count: z.number(),
  minprice: z.number(),
  maxprice: z.number(),
  hasclosed,
  /** The neighborhood of all its listings; null where they lie in several. */
  subdivisionname: z.nullable(z.string()),
  /** The city of most of its listings. */
  city: z.nullable(z.string()),
  /** Bounding box of its listings, to which a click zooms. */
  boundaries: z.object({
    minLatitude: z.number(),
    maxLatitude: z.number(),
    minLongitude: z.number(),
    maxLongitude: z.number(),
  }),
});

/** Listings at one position, e.g. the units of a building. */
const groupSchema = z.object({
  type: z.literal('group'),
  latitude: z.number(),
  longitude: z.number(),
  count: z.number(),
  /** At most 50 of them. */
  listingids: z.array(z.string()),
  minprice: z.number(),
  maxprice: z.number(),
  hasclosed,
  subdivisionname: z.nullable(z.string()),
  city: z.nullable(z.string()),
});

const listingPointSchema = z.object({
  type: z.literal('listing'),
  latitude: z.number(),
  longitude: z.number(),
  listingid: z.string(),
  listprice: z.number(),
  mlsstatus: z.enum(mlsStatuses),
  isexclusive: z.boolean(),
  bedroomstotal: z.nullable(z.number()),
  subdivisionname: z.nullable(z.string()),
  city: z.nullable(z.string()),
});

export const mapPointsSchema = z.object({
  clusters: z.array(clusterSchema),
  points: z.array(z.discriminatedUnion('type', [groupSchema, listingPointSchema])),
  /** Number of listings in the map view; listings with a hidden address are not counted. */
  total: z.number(),
  /** Number of listings that the search finds in any part of the map and that have no pin because they hide their address. */
  withoutPin: z.number(),
  /** The whole zoom that the points are for, where the request names neither zoom nor view: a map of usual size shows all of them there. */
  zoom: z.optional(z.number()),
  ...leftOutField,
});
export type MapPoints = z.output<typeof mapPointsSchema>;

export const getMapPoints = endpoint({
  method: 'GET',
  path: '/api/v2/map/points',
  summary: 'Pins, groups and clusters of a search for a map view, at most 500 of them',
  owned: { part: 'query', name: 'user' },
  query: mapPointsQuerySchema,
  response: mapPointsSchema,
  errors: ['query_timeout', 'polygon_not_found', 'not_found', 'sign_in_required', 'forbidden'],
});
