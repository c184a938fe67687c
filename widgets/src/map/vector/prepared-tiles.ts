import type { PreparedTile, View } from 'protomaps-leaflet';

/** A part of the world in px of a whole zoom. */
export interface PixelBox {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** The part of a tile's edge that belongs to its neighbor alone. */
const EDGE = 0.01;

const within = ({ minX, minY, maxX, maxY }: PixelBox): PixelBox => ({
  ...{ minX, minY },
  ...{ maxX: maxX - EDGE, maxY: maxY - EDGE },
});

/** The tiles of a view, in px of its zoom. Rejects where one cannot be fetched. */
export const tilesIn = (view: View, zoom: number, box: PixelBox): Promise<PreparedTile[]> =>
  view.getBbox(zoom, within(box));

/** The same without the tiles that cannot be fetched. */
export async function fetchedTilesIn(view: View, zoom: number, box: PixelBox): Promise<PreparedTile[]> {
  const wanted = view.dataTilesForBounds(zoom, within(box));
  const answers = await Promise.allSettled(wanted.map(({ dataTile }) => view.tileCache.get(dataTile)));
  return answers.flatMap((answer, index) =>
    answer.status === 'fulfilled' ? [{ ...wanted[index]!, data: answer.value, z: zoom }] : [],
  );
}
