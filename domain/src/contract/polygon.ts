import * as z from 'zod/mini';
import { polygonTypes } from '../search/tags/tag.ts';
import { endpoint } from './endpoint.ts';

const geometryTypes = ['Polygon', 'MultiPolygon'] as const;

/** GeoJSON in WGS84 degrees, longitude first. */
export const geometrySchema = z.object({ type: z.enum(geometryTypes), coordinates: z.array(z.any()) });

/** Waters are stored and drawn as other boundaries are, but a search cannot be limited to them. */
export const boundaryTypes = [...polygonTypes, 'water'] as const;

export const storedPolygonSchema = z.object({
  id: z.string(),
  type: z.enum(boundaryTypes),
  /** 'Drawn area' for a drawn area. */
  name: z.string(),
  geometry: geometrySchema,
  bounds: z.object({
    minLatitude: z.number(),
    maxLatitude: z.number(),
    minLongitude: z.number(),
    maxLongitude: z.number(),
  }),
  /** True where the outline is simplified or made of cells, not surveyed. */
  approximate: z.boolean(),
  /** Source of the outline, in words. */
  source: z.nullable(z.string()),
});
export type StoredPolygon = z.output<typeof storedPolygonSchema>;

/**
 * Stores a drawn area, so that searches can use its id. `readDrawnArea` of `search/areas/geometry/drawn-area.ts` decides
 * which geometries are accepted and words the refusals. Equal areas have equal ids.
 */
export const savePolygon = endpoint({
  method: 'POST',
  path: '/api/polygon',
  summary: 'Store a drawn area; searches use its id',
  body: z.strictObject({
    geometry: z.looseObject({ type: z.enum(geometryTypes), coordinates: z.array(z.unknown()) }),
  }),
  response: z.object({ id: z.string(), type: z.literal('custom') }),
  errors: ['payload_too_large', 'unsupported_media_type', 'query_timeout'],
});

export const getPolygon = endpoint({
  method: 'GET',
  path: '/api/polygon/{id}',
  summary: 'The outline of a boundary or of a drawn area',
  params: z.object({ id: z.string().check(z.maxLength(64), z.regex(/^[^\0]*$/)) }),
  response: storedPolygonSchema,
  errors: ['query_timeout', 'polygon_not_found'],
});
