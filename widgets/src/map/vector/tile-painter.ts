import Point from '@mapbox/point-geometry';
import {
  type Coords,
  DomUtil,
  type DoneCallback,
  GridLayer,
  type Map as LeafletMap,
  type Point as LeafletPoint,
} from 'leaflet';
import { type PaintRule, type PreparedTile, paint, type View } from 'protomaps-leaflet';
import { type PixelBox, tilesIn } from './prepared-tiles.ts';
import { tilePixels } from './tile-source.ts';

interface Tile {
  readonly canvas: HTMLCanvasElement;
  readonly coords: Coords;
  readonly done: DoneCallback;
  /** The corner in px of the tile's own zoom, as Leaflet laid it out; undefined until then. */
  corner?: LeafletPoint;
  /** undefined until it has been fetched. */
  prepared?: PreparedTile[];
  /** Side in px of the map, which may lie between two zooms. */
  size: number;
}

const boxOf = ({ x, y }: Coords): PixelBox => ({
  minX: x * tilePixels,
  minY: y * tilePixels,
  maxX: (x + 1) * tilePixels,
  maxY: (y + 1) * tilePixels,
});

/**
 * Leaflet's layer of painted tiles: streets, waters and parks as tiles of 512 px. Names come apart, since a tile knows nothing
 * of the pins. Fires 'tilesfail' once all tiles have come or failed, where some cannot be fetched; Leaflet shows tiles of other
 * zooms in their place.
 */
export class TilePainter extends GridLayer {
  readonly #map: LeafletMap;
  readonly #view: View;
  #rules: PaintRule[];
  readonly #drawn = new Map<HTMLElement, Tile>();
  #pending = 0;
  #isGone = false;

  constructor(map: LeafletMap, view: View, rules: PaintRule[]) {
    super({
      tileSize: tilePixels,
      maxZoom: 24,
      // In the pane of tiles of pictures: below all else.
      pane: 'tilePane',
      keepBuffer: 1,
    });
    this.#map = map;
    this.#view = view;
    this.#rules = rules;
    this.on('remove', () => {
      this.#isGone = true;
    });
    this.on('tileunload', ({ tile }) => void this.#drawn.delete(tile));
    this.on('tileloadstart', ({ tile }) => {
      const drawn = this.#drawn.get(tile);
      if (!drawn) return;
      drawn.corner = DomUtil.getPosition(tile);
      this.#place(drawn);
    });
  }

  override getEvents() {
    const zoomend = () => {
      for (const tile of this.#drawn.values()) if (this.#place(tile)) paintOn(tile, this.#rules);
    };
    return { ...super.getEvents?.(), zoomend };
  }

  override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    canvas.className = 'hearth-map__painted';
    const tile = { canvas, coords, done, size: tilePixels };
    this.#drawn.set(canvas, tile);
    this.#load(tile);
    return canvas;
  }

  /** Paints all tiles anew, e.g. in other colors. */
  repaint(rules: PaintRule[]): void {
    this.#rules = rules;
    for (const tile of this.#drawn.values()) paintOn(tile, rules);
  }

  /** Fetches the tiles that failed again. */
  retry(): void {
    for (const tile of this.#drawn.values()) if (!tile.prepared) this.#load(tile);
  }

  #load(tile: Tile): void {
    const settle = () => {
      this.#pending--;
      const isComplete = [...this.#drawn.values()].every(({ prepared }) => prepared);
      if (this.#pending === 0 && !isComplete && !this.#isGone) this.fire('tilesfail');
    };
    this.#pending++;
    tilesIn(this.#view, tile.coords.z, boxOf(tile.coords)).then((prepared) => {
      tile.prepared = prepared;
      paintOn(tile, this.#rules);
      // Leaflet throws at a tile of a removed layer.
      if (!this.#isGone) tile.done(undefined, tile.canvas);
      settle();
    }, settle);
  }

  /**
   * Puts a tile on whole pixels of the screen. Between two zooms Leaflet scales its tiles, which blurs their lines and leaves
   * seams between them; so the tiles are laid out and painted for the exact zoom. Returns true when the size changed.
   */
  #place(tile: Tile): boolean {
    const { canvas, coords, corner } = tile;
    const zoom = this.#map.getZoom();
    if (!corner || coords.z !== Math.round(zoom)) return false;
    const scale = this.#map.getZoomScale(zoom, coords.z);
    const from = corner.multiplyBy(scale).round();
    const to = corner.add([tilePixels, tilePixels]).multiplyBy(scale).round();
    DomUtil.setPosition(canvas, from.divideBy(scale));
    canvas.style.width = `${(to.x - from.x) / scale}px`;
    canvas.style.height = `${(to.y - from.y) / scale}px`;
    const size = to.x - from.x;
    const isOther = size !== tile.size;
    tile.size = size;
    return isOther;
  }
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
