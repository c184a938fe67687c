import Point from '@mapbox/point-geometry';
import {
  type Coords,
  DomUtil,
  type DoneCallback,
  GridLayer,
  type GridLayerOptions,
  type Map as LeafletMap,
  type Point as LeafletPoint,
  point,
} from 'leaflet';
import { type PaintRule, type PreparedTile, paint, type View } from 'protomaps-leaflet';
import { type PixelBox, tilesIn } from './prepared-tiles.ts';
import { tilePixels } from './tile-source.ts';

/**
 * Leaflet's layer of painted tiles. Fires 'tilesfail' once all tiles have come or failed, where some cannot be fetched; Leaflet
 * shows tiles of other zooms in their place.
 */
export interface TilePainter extends GridLayer {
  /** Paints all tiles anew, e.g. in other colors. */
  repaint(rules: PaintRule[]): void;
  /** Fetches the tiles that failed again. */
  retry(): void;
}

interface Tile {
  readonly canvas: HTMLCanvasElement;
  readonly coords: Coords;
  readonly done: DoneCallback;
  /** undefined until it has been fetched. */
  prepared?: PreparedTile[];
  /** Side in px of the map, which may lie between two zooms. */
  size: number;
}

/** Leaflet's own constructor, which its types leave out. */
const leafletInitialize = (GridLayer.prototype as unknown as TilePainterState).initialize;

const Painter = GridLayer.extend({
  initialize(this: TilePainterState, view: View, rules: PaintRule[], options: GridLayerOptions) {
    leafletInitialize.call(this, options);
    this.view = view;
    this.rules = rules;
    this.drawn = new Map();
    this.pending = 0;
    this.isGone = false;
    this.on('remove', () => {
      this.isGone = true;
    });
    this.on('tileunload', ({ coords }) => void this.drawn.delete(keyOf(coords)));
    this.on('tileloadstart', ({ coords }) => {
      const tile = this.drawn.get(keyOf(coords));
      if (tile) place(this, tile);
    });
  },

  getEvents(this: TilePainterState) {
    const zoomed = () => {
      for (const tile of this.drawn.values()) if (place(this, tile)) paintOn(tile, this.rules);
    };
    return { ...GridLayer.prototype.getEvents?.call(this), zoomend: zoomed };
  },

  createTile(this: TilePainterState, coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    canvas.className = 'hearth-map__painted';
    const tile = { canvas, coords, done, size: tilePixels };
    this.drawn.set(keyOf(coords), tile);
    load(this, tile);
    return canvas;
  },

  repaint(this: TilePainterState, rules: PaintRule[]) {
    this.rules = rules;
    for (const tile of this.drawn.values()) paintOn(tile, rules);
  },

  retry(this: TilePainterState) {
    for (const tile of this.drawn.values()) if (!tile.prepared) load(this, tile);
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
  drawn: Map<string, Tile>;
  pending: number;
}

/** What Leaflet knows of its tiles and its types leave out. */
interface LeafletInternals {
  readonly _map: LeafletMap | null;
  readonly _levels: Readonly<Record<number, { readonly origin: LeafletPoint }>>;
  readonly _tileZoom: number | undefined;
}

const keyOf = ({ x, y, z }: Coords): string => `${z}/${x}/${y}`;

const boxOf = ({ x, y }: Coords): PixelBox => ({
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

function load(layer: TilePainterState, tile: Tile): void {
  const settle = () => {
    layer.pending--;
    const isComplete = [...layer.drawn.values()].every(({ prepared }) => prepared);
    if (layer.pending === 0 && !isComplete && !layer.isGone) layer.fire('tilesfail');
  };
  layer.pending++;
  tilesIn(layer.view, tile.coords.z, boxOf(tile.coords)).then((prepared) => {
    tile.prepared = prepared;
    paintOn(tile, layer.rules);
    // Leaflet cannot be told of a tile once the layer is gone.
    if (!layer.isGone) tile.done(undefined, tile.canvas);
    settle();
  }, settle);
}

/**
 * Puts a tile on whole pixels of the screen. Between two zooms Leaflet scales its tiles, which blurs their lines and leaves seams
 * between them; so the tiles are laid out and painted for the zoom as it is. True where the tile has another size than before.
 */
function place(layer: TilePainterState, tile: Tile): boolean {
  const { coords, canvas } = tile;
  const { _map: map, _levels: levels, _tileZoom: zoom } = layer as unknown as LeafletInternals;
  const level = levels[coords.z];
  if (!level || !map || coords.z !== zoom) return false;
  const scale = map.getZoomScale(map.getZoom(), coords.z);
  const cornerOf = (x: number, y: number) =>
    point(x * tilePixels, y * tilePixels)
      .subtract(level.origin)
      .multiplyBy(scale)
      .round();
  const from = cornerOf(coords.x, coords.y);
  const to = cornerOf(coords.x + 1, coords.y + 1);
  DomUtil.setPosition(canvas, from.divideBy(scale));
  canvas.style.width = `${(to.x - from.x) / scale}px`;
  canvas.style.height = `${(to.y - from.y) / scale}px`;
  const size = to.x - from.x;
  const isOther = size !== tile.size;
  tile.size = size;
  return isOther;
}

function paintOn({ canvas, coords, prepared, size }: Tile, rules: PaintRule[]): void {
  if (!prepared) return;
  const side = Math.round(size * Math.min(globalThis.devicePixelRatio || 1, 2));
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(side / tilePixels, side / tilePixels);
  const box = boxOf(coords);
  const prepareds = new Map([['', prepared]]);
  paint(context, coords.z, prepareds, null, rules, box, new Point(box.minX, box.minY), false);
}
