import Point from '@mapbox/point-geometry';
import { type Coords, type DoneCallback, GridLayer, type GridLayerOptions } from 'leaflet';
import { type PaintRule, type PreparedTile, paint, type View } from 'protomaps-leaflet';
import { tilePixels } from './tile-source.ts';

/** Leaflet's layer of painted tiles. */
export interface TilePainter extends GridLayer {
  /** Paints all tiles anew, e.g. in other colors. */
  repaint(rules: PaintRule[]): void;
}

interface Painted {
  readonly canvas: HTMLCanvasElement;
  readonly coords: Coords;
  readonly prepared: Map<string, PreparedTile[]>;
}

/** The part of a tile's edge that belongs to its neighbour alone. */
const EDGE = 0.01;

/** The tiles of a view at one whole zoom, in px of that zoom. */
export async function tilesIn(
  view: View,
  zoom: number,
  { minX, minY, maxX, maxY }: Record<'minX' | 'minY' | 'maxX' | 'maxY', number>,
): Promise<PreparedTile[]> {
  return view.getBbox(zoom, { minX, minY, maxX: maxX - EDGE, maxY: maxY - EDGE });
}

/** Leaflet's own constructor, which its types leave out. */
const leafletInitialize = (GridLayer.prototype as unknown as TilePainterState).initialize;

const Painter = GridLayer.extend({
  initialize(this: TilePainterState, view: View, rules: PaintRule[], options: GridLayerOptions) {
    leafletInitialize.call(this, options);
    this.view = view;
    this.rules = rules;
    this.painted = new Map();
    this.isGone = false;
    this.on('remove', () => {
      this.isGone = true;
    });
    this.on('tileunload', ({ coords }) => void this.painted.delete(keyOf(coords)));
  },

  createTile(this: TilePainterState, coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    canvas.className = 'hearth-map__painted';
    const box = boxOf(coords);
    // Leaflet cannot be told of a tile once the layer is gone.
    const tell: DoneCallback = (...result) => void (this.isGone || done(...result));
    tilesIn(this.view, coords.z, box)
      .then((tiles) => {
        const painted = { canvas, coords, prepared: new Map([['', tiles]]) };
        this.painted.set(keyOf(coords), painted);
        paintOn(painted, this.rules);
        tell(undefined, canvas);
      })
      .catch((error: Error) => tell(error, canvas));
    return canvas;
  },

  repaint(this: TilePainterState, rules: PaintRule[]) {
    this.rules = rules;
    for (const painted of this.painted.values()) paintOn(painted, rules);
  },
}) as unknown as new (
  view: View,
  rules: PaintRule[],
  options: GridLayerOptions,
) => TilePainter;

interface TilePainterState extends GridLayer {
  initialize(this: GridLayer, options: GridLayerOptions): void;
  isGone: boolean;
  view: View;
  rules: PaintRule[];
  painted: Map<string, Painted>;
}

const keyOf = ({ x, y, z }: Coords): string => `${z}/${x}/${y}`;

const boxOf = ({ x, y }: Coords) => ({
  minX: x * tilePixels,
  minY: y * tilePixels,
  maxX: (x + 1) * tilePixels,
  maxY: (y + 1) * tilePixels,
});

/** Streets, waters and parks as tiles of 512 px; names come apart, since a tile knows nothing of the pins. */
export const createTilePainter = (view: View, rules: PaintRule[]): TilePainter =>
  new Painter(view, rules, {
    tileSize: tilePixels,
    maxZoom: 24,
    // In the pane of tiles of pictures: below all else.
    pane: 'tilePane',
    keepBuffer: 1,
  });

function paintOn({ canvas, coords, prepared }: Painted, rules: PaintRule[]): void {
  const ratio = Math.min(globalThis.devicePixelRatio || 1, 2);
  canvas.width = tilePixels * ratio;
  canvas.height = tilePixels * ratio;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(ratio, ratio);
  const { minX, minY, maxX, maxY } = boxOf(coords);
  const origin = new Point(minX, minY);
  paint(
    context,
    coords.z,
    prepared as Map<string, PreparedTile[]>,
    null,
    rules,
    { minX, minY, maxX, maxY },
    origin,
    false,
  );
}
