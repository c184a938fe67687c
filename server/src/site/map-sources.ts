import { type MapViewType, mapViewTypes } from '@hearth/domain/search/map/map-views.ts';
import type * as z from 'zod';
import { type Environment, text, whole } from '../config-reader.ts';
import { tileOrigin } from '../http/tile-origins.ts';

/** Pictures that a map can be drawn on. */
export interface MapSource {
  readonly type: MapViewType;
  /** URL template of Leaflet, e.g. 'https://tiles.example/{z}/{x}/{y}.png'. */
  readonly tileUrl: string;
  /** Plain text: the credit that the owner of the images requires. */
  readonly attribution: string;
  /** The nearest zoom there are pictures of; nearer ones are drawn from these. */
  readonly maxZoom: number;
}

/** The nearest that our maps go. */
const NEAREST = 17;

const tiles = text.refine(
  (tileUrl) => tileOrigin(tileUrl) !== null && ['{z}', '{x}', '{y}'].every((part) => tileUrl.includes(part)),
  { error: ({ input }) => `must be a URL such as https://tiles.example/{z}/{x}/{y}.png, not "${input}"` },
);

const zoom = whole(1, NEAREST).default(NEAREST);

export const mapSettings = {
  MAP_ROADMAP_TILES: tiles.optional(),
  MAP_ROADMAP_ATTRIBUTION: text.optional(),
  MAP_ROADMAP_MAX_ZOOM: zoom,
  MAP_SATELLITE_TILES: tiles.optional(),
  MAP_SATELLITE_ATTRIBUTION: text.optional(),
  MAP_SATELLITE_MAX_ZOOM: zoom,
  MAP_TERRAIN_TILES: tiles.optional(),
  MAP_TERRAIN_ATTRIBUTION: text.optional(),
  MAP_TERRAIN_MAX_ZOOM: zoom,
};
type MapSettings = z.output<z.ZodObject<typeof mapSettings>>;

const namesBegin = {
  roadmap: 'MAP_ROADMAP',
  satellite: 'MAP_SATELLITE',
  terrain: 'MAP_TERRAIN',
} as const satisfies Readonly<Record<MapViewType, string>>;

export const mapProblems = (given: Environment): readonly string[] =>
  Object.values(namesBegin).flatMap((name) =>
    given[`${name}_TILES`] !== undefined && given[`${name}_ATTRIBUTION`] === undefined
      ? [`${name}_ATTRIBUTION must say whom the tiles of ${name}_TILES are from`]
      : [],
  );

/** The views whose tiles are configured; without those of the roadmap the map draws itself. */
export const mapSourcesOf = (settings: MapSettings): readonly MapSource[] =>
  mapViewTypes.flatMap((type) => {
    const name = namesBegin[type];
    const [tileUrl, attribution] = [settings[`${name}_TILES`], settings[`${name}_ATTRIBUTION`]];
    if (tileUrl === undefined || attribution === undefined) return [];
    return [{ type, tileUrl, attribution, maxZoom: settings[`${name}_MAX_ZOOM`] }];
  });
