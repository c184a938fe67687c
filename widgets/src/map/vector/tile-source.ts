import type { TileJson } from '@hearth/domain/contract/tiles.ts';
import { PmtilesSource, TileCache, View } from 'protomaps-leaflet';

/** Side of a tile in px; a display tile of Leaflet's is half of it. */
export const tilePixels = 512;
const levelDiff = 1;

/** Source that `PmtilesSource` reads: an archive of another server, or an address for each tile. */
type Archive = ConstructorParameters<typeof PmtilesSource>[0];

/**
 * The vector tiles that a TileJSON names, decoded and cached. An address that ends in .pmtiles is an archive, read by ranges
 * of bytes; any other has {z}, {x} and {y}.
 */
export function tileView({ tiles: [url = ''], maxzoom }: TileJson): View {
  const source = new PmtilesSource(isArchive(url) ? url : (addressed(url) as unknown as Archive), false);
  return new View(new TileCache(source, tilePixels), maxzoom, levelDiff);
}

const isArchive = (url: string): boolean => /\.pmtiles(\?|$)/i.test(url);

const addressed = (template: string) => ({
  async getZxy(z: number, x: number, y: number, signal?: AbortSignal) {
    const url = template
      .replace('{z}', String(z))
      .replace('{x}', String(x))
      .replace('{y}', String(y))
      .replace('{s}', 'a');
    const answer = await fetch(url, { credentials: 'omit', ...(signal && { signal }) });
    if (answer.status === 404 || answer.status === 204) return undefined;
    if (!answer.ok) throw new Error(`A tile of the map answered ${answer.status}.`);
    const data = await answer.arrayBuffer();
    return data.byteLength === 0 ? undefined : { data };
  },
});
