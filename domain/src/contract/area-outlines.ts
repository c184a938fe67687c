import * as z from 'zod/mini';
import type { Codec } from '../search/url/codec.ts';
import { expectation, searchParameters } from '../search/url/query-parameters.ts';
import { endpoint } from './endpoint.ts';
import { boundaryTypes, geometrySchema } from './polygon.ts';

const areaOutlineSchema = z.object({
  type: z.literal('Feature'),
  properties: z.object({ id: z.string(), name: z.string(), type: z.enum(boundaryTypes) }),
  geometry: geometrySchema,
});

export const areaOutlinesSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(areaOutlineSchema),
});
export type AreaOutlines = z.output<typeof areaOutlinesSchema>;

/** A query parameter that is read by a codec of the search. */
const read = <V>({ decode, shape }: Codec<V>) =>
  z.pipe(
    z.string().check(z.maxLength(2000)),
    z.transform((text: string, context): V => {
      const value = decode([text]);
      if (value !== undefined) return value;
      context.issues.push({ code: 'custom', message: expectation(shape), input: text });
      return z.NEVER;
    }),
  );

/** The outlines of a search's areas, drawn areas included. Unknown ids are left out: a tag may lack an outline. */
export const getAreaOutlines = endpoint({
  method: 'GET',
  path: '/api/v2/map/areas',
  summary: 'Outlines of the areas of a search as GeoJSON, as fine as a zoom shows them',
  query: z.strictObject({
    /** Comma-separated ids of areas, as in the query of a search. */
    polygon: read(searchParameters.polygon.codec),
    /** Zoom of the map; without it outlines are not simplified. */
    zoom: z.optional(read(searchParameters.zoom.codec)),
  }),
  response: areaOutlinesSchema,
  errors: ['query_timeout'],
});
