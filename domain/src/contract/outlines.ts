import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const outlineSchema = z.object({
  type: z.literal('Feature'),
  properties: z.object({
    name: z.string(),
    /** 'road' is a line and 'place' a named point; all others are areas. */
    type: z.enum(['county', 'city', 'water', 'road', 'place']),
  }),
  geometry: z.object({
    type: z.enum(['Polygon', 'MultiPolygon', 'LineString', 'Point']),
    coordinates: z.array(z.any()),
  }),
});

/** The ground of a map without tiles, as GeoJSON. */
export const outlinesSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(outlineSchema),
});
export type Outlines = z.output<typeof outlinesSchema>;

export const getOutlines = endpoint({
  method: 'GET',
  path: '/api/v2/map/outlines',
  summary:
    'Counties, cities, waters, great roads and names of the edition as GeoJSON, for drawing a map without tiles',
  response: outlinesSchema,
  errors: ['query_timeout'],
});
