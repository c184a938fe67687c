import { type MapViewType, mapViewTypes } from '@hearth/domain/search/map/map-views.ts';
import type { ConfigReader } from '../config-reader.ts';

/** Pictures that a map can be drawn on. */
export interface MapSource {
  readonly type: MapViewType;
  /** As Leaflet reads it, e.g. 'https://tiles.example/{z}/{x}/{y}.png'. */
  readonly tileUrl: string;
  /** Plain text: what the owner of the pictures asks to be credited with. */
  readonly attribution: string;
  /** The nearest zoom there are pictures of; nearer ones are drawn from these. */
  readonly maxZoom: number;
}

/** The nearest that our maps go. */
const NEAREST = 17;

/** The views whose tiles are configured; without those of the roadmap the map draws itself. */
export const readMapSources = (read: ConfigReader): readonly MapSource[] =>
  mapViewTypes.flatMap((type) => readMapSource(read, type) ?? []);

function readMapSource(read: ConfigReader, type: MapViewType): MapSource | null {
  const name = `MAP_${type.toUpperCase()}`;
  const tileUrl = read.text(`${name}_TILES`, '');
  const attribution = read.text(`${name}_ATTRIBUTION`, '');
  const maxZoom = read.whole(`${name}_MAX_ZOOM`, NEAREST, 1, NEAREST);
  if (tileUrl === '') return null;
  if (tileOrigin(tileUrl) === null || !['{z}', '{x}', '{y}'].every((part) => tileUrl.includes(part)))
    read.problems.push(
      `${name}_TILES must be a URL such as https://tiles.example/{z}/{x}/{y}.png, not "${tileUrl}"`,
    );
  if (attribution === '')
    read.problems.push(`${name}_ATTRIBUTION must say whom the tiles of ${name}_TILES are from`);
  return { type, tileUrl, attribution, maxZoom };
}

/** Where tiles come from as a content security policy names it; `{s}` stands for any subdomain. Null for no web address. */
export function tileOrigin(tileUrl: string): string | null {
  const anyHost = tileUrl.replace('{s}', 'any-subdomain');
  if (!URL.canParse(anyHost)) return null;
  const { protocol, origin } = new URL(anyHost);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return origin.replace('any-subdomain', '*');
}
