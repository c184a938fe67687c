import * as z from 'zod/mini';
import type { Codec } from '../search/url/codec.ts';
import { expectation, searchParameters } from '../search/url/query-parameters.ts';
import { endpoint } from './endpoint.ts';
import { boundaryTypes, geometrySchema } from './polygon.ts';
import * as routes from './routes.ts';

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

/** A query parameter as a codec of the search reads it. */
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

/** What a search's areas look like on its map, drawn ones too. Ids of nothing are left out: a tag without an outline is no failure. */
export const getAreaOutlines = endpoint({
  ...routes.getAreaOutlines,
  summary: 'Outlines of the areas of a search as GeoJSON, as fine as a zoom shows them',
  query: z.strictObject({
    /** Comma-joined ids, as the search takes them. */
    polygon: read(searchParameters.polygon.codec),
    /** Of the map; without it outlines come with all their corners. */
    zoom: z.optional(read(searchParameters.zoom.codec)),
  }),
  response: areaOutlinesSchema,
  errors: ['query_timeout'],
});
