import path from 'node:path';
import type * as z from 'zod';
import { type Environment, text, whole } from './config-reader.ts';
import { tileOrigin } from './http/tile-origins.ts';

/** Vector tiles that an operator configures in the place of the server's own. */
export interface VectorTiles {
  /** A template with {z}, {x} and {y}, or the address of a PMTiles archive; null for a file of this server. */
  readonly url: string | null;
  /** A PMTiles archive in the data folder; null for an address. */
  readonly file: string | null;
  /** Plain text: what the owner of the tiles asks to be credited with. */
  readonly attribution: string;
  /** The highest zoom of 512 px tiles; an archive says its own. */
  readonly maxZoom: number;
}

const ARCHIVE = /\.pmtiles$/i;

const isFileName = (given: string): boolean => ARCHIVE.test(given) && path.basename(given) === given;

function isAddress(given: string): boolean {
  if (tileOrigin(given) === null) return false;
  return ARCHIVE.test(new URL(given).pathname) || ['{z}', '{x}', '{y}'].every((part) => given.includes(part));
}

export const vectorTileSettings = {
  MAP_VECTOR_TILES: text
    .refine((given) => isFileName(given) || isAddress(given), {
      error: ({ input }) =>
        `must be a file in the data folder such as texas.pmtiles, or a URL such as https://tiles.example/{z}/{x}/{y}.mvt or https://tiles.example/texas.pmtiles, not "${input}"`,
    })
    .optional(),
  MAP_VECTOR_ATTRIBUTION: text.optional(),
  MAP_VECTOR_MAX_ZOOM: whole(1, 17).default(15),
};
type VectorTileSettings = z.output<z.ZodObject<typeof vectorTileSettings>>;

export const vectorTileProblems = (given: Environment): readonly string[] =>
  given.MAP_VECTOR_TILES !== undefined && given.MAP_VECTOR_ATTRIBUTION === undefined
    ? ['MAP_VECTOR_ATTRIBUTION must say whom the tiles of MAP_VECTOR_TILES are from']
    : [];

/** Origin of the tiles besides this server, in the form of a content security policy. */
export const vectorTileOrigins = (tiles: VectorTiles | null): readonly string[] =>
  tiles?.url ? [tileOrigin(tiles.url) ?? []].flat() : [];

export function vectorTilesOf(
  { MAP_VECTOR_TILES: tiles, MAP_VECTOR_ATTRIBUTION: attribution, MAP_VECTOR_MAX_ZOOM }: VectorTileSettings,
  dataFolder: string,
): VectorTiles | null {
  if (tiles === undefined || attribution === undefined) return null;
  const isFile = isFileName(tiles);
  return {
    url: isFile ? null : tiles,
    file: isFile ? path.join(dataFolder, tiles) : null,
    attribution,
    maxZoom: MAP_VECTOR_MAX_ZOOM,
  };
}
