import * as z from 'zod/mini';
import { polygonTypes } from '../search/tags/tag.ts';
import { endpoint } from './endpoint.ts';
import * as routes from './routes.ts';

const geometryTypes = ['Polygon', 'MultiPolygon'] as const;

/** GeoJSON in WGS84 degrees, longitude first. */
export const geometrySchema = z.object({ type: z.enum(geometryTypes), coordinates: z.array(z.any()) });

/** Waters are stored and drawn like other boundaries; nobody searches by them. */
export const boundaryTypes = [...polygonTypes, 'water'] as const;

export const storedPolygonSchema = z.object({
  id: z.string(),
  type: z.enum(boundaryTypes),
  /** 'Drawn area' of one that somebody drew. */
  name: z.string(),
  geometry: geometrySchema,
  bounds: z.object({
    minLatitude: z.number(),
    maxLatitude: z.number(),
    minLongitude: z.number(),
    maxLongitude: z.number(),
  }),
  /** True where the outline is drawn from cells or simplified rather than surveyed. */
  approximate: z.boolean(),
  /** Where the outline is from, in words. */
  source: z.nullable(z.string()),
});
export type StoredPolygon = z.output<typeof storedPolygonSchema>;

/**
 * Stores a drawn area to be searched by. What may be drawn, and the words for what may not, are `readDrawnArea`'s of
 * `search/areas/geometry/drawn-area.ts`. The same area has the same id whoever draws it.
 */
export const savePolygon = endpoint({
  ...routes.savePolygon,
  summary: 'Store a drawn area, so that searches can ask for it by its id',
  body: z.strictObject({
    geometry: z.looseObject({ type: z.enum(geometryTypes), coordinates: z.array(z.unknown()) }),
  }),
  response: z.object({ id: z.string(), type: z.literal('custom') }),
  errors: ['payload_too_large', 'unsupported_media_type', 'query_timeout'],
});

export const getPolygon = endpoint({
  ...routes.getPolygon,
  summary: 'The outline of a stored area: a place, or an area that somebody drew',
  params: z.object({ id: z.string().check(z.maxLength(64), z.regex(/^[^\0]*$/)) }),
  response: storedPolygonSchema,
  errors: ['query_timeout', 'polygon_not_found'],
});
