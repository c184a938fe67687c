import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';

/** Side of a map tile in px; at zoom z the world is 2^z tiles wide. */
const TILE = 256;
/** Side of the squares in which listings are drawn together, in px; thumbs need more than mice. */
const SQUARE = { desktop: 64, mobile: 84 } as const;

const MAX_DOUBLINGS = 12;

/** Squares of the earth, in degrees. They start at 0, 0, so that panning does not regroup what stays in view. */
export interface MapGrid {
  readonly width: number;
  readonly height: number;
}

/**
 * The grid of a zoom. All of an edition uses one `latitude`, whose degrees of longitude are so much shorter than those of
 * latitude. `coarser` doubles the sides so many times; in the end one square contains everything.
 */
export function mapGrid(zoom: number, latitude: number, mobile: boolean, coarser: number): MapGrid {
  if (coarser > MAX_DOUBLINGS) return { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };
  const pixels = (mobile ? SQUARE.mobile : SQUARE.desktop) * 2 ** coarser;
  const width = (360 * pixels) / (TILE * 2 ** zoom);
  return { width, height: width * Math.cos((latitude * Math.PI) / 180) };
}

/** Width of a usual map on a screen, in px. */
const USUAL_WIDTH = 1024;

/** The zoom at which a usual map shows so many degrees of longitude. */
export const zoomOfWidth = (degrees: number): number =>
  Math.min(20, Math.max(0, Math.log2((360 * USUAL_WIDTH) / (TILE * Math.max(degrees, 1e-6)))));

/** Grids with up to so many times the wanted squares are tried, since homes seldom fill every square of a view. */
const SELDOM_FILLED = 16;

/** How many doublings (see `mapGrid`) leave a view of `bounds` few enough squares for `most` to be likely. */
export function coarserFor(bounds: Bounds, grid: MapGrid, most: number): number {
  const across = (bounds.maxLongitude - bounds.minLongitude) / grid.width;
  const down = (bounds.maxLatitude - bounds.minLatitude) / grid.height;
  const tooMany = (across * down) / (most * SELDOM_FILLED);
  return tooMany <= 1 ? 0 : Math.ceil(Math.log2(tooMany) / 2);
}
