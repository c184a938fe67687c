import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { storedPolygonSchema } from './polygon.ts';

/** `url` is the part of a market overview's path after '/listings/market-overview/': 'city/tx/round-rock'. */
export const getPolygonByUrl = endpoint({
  method: 'GET',
  path: '/api/polygon',
  summary: "The outline of an area by the path of its market overview, e.g. 'city/tx/austin'",
  query: z.strictObject({ url: z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^[^\0]*$/)) }),
  response: storedPolygonSchema,
  errors: ['query_timeout', 'polygon_not_found'],
});
