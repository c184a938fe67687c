import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The base map as TileJSON 3.0 describes it, as far as maps of this product read it. */
export const tileJsonSchema = z.object({
  tilejson: z.literal('3.0.0'),
  /**
   * One address: a template such as '/api/v2/map/tiles/{z}/{x}/{y}', relative to this server, or the address of a PMTiles
   * archive. The layers and kinds are those of Protomaps' basemap.
   */
  tiles: z.array(z.string()),
  minzoom: z.number(),
  /** The highest zoom that has tiles of 512 px; a map draws nearer views from these. */
  maxzoom: z.number(),
  /** Plain text: the credit on the map. */
  attribution: z.string(),
  vector_layers: z.array(z.object({ id: z.string(), fields: z.record(z.string(), z.string()) })),
  /** The main city of the edition, which a map always labels. */
  city: z.object({ name: z.string(), latitude: z.number(), longitude: z.number() }),
});
export type TileJson = z.output<typeof tileJsonSchema>;

export const getTileJson = endpoint({
  method: 'GET',
  path: '/api/v2/map/tiles',
  summary: 'Where the vector tiles of the base map come from, as TileJSON',
  response: tileJsonSchema,
  errors: ['query_timeout'],
});
