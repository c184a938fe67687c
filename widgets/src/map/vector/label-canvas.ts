import Point from '@mapbox/point-geometry';
import { DomUtil, type Map as LeafletMap, type Point as LeafletPoint, point } from 'leaflet';
import { Labeler, type LabelRule, type PreparedTile, paint, type View } from 'protomaps-leaflet';
import { nameBoxes } from '../map-names.ts';
import { pinBoxes, type TakenBox } from '../taken-boxes.ts';
import { fetchedTilesIn, type PixelBox } from './prepared-tiles.ts';

/** Of the view, on each side, so that a short drag shows names at once. */
const PAD = 0.1;
/** Checked before every rule: existing pins take precedence over labels. */
const FIRST = -1;
/** Tiles whose names are laid out at once, more than a view has. */
const MAX_TILES = 500;

export interface LabelCanvas {
  /** Lays the names out anew, e.g. in other colors, or of more tiles. */
  relabel(rules?: LabelRule[]): void;
  remove(): void;
}

/**
 * The names of the base map on one canvas over its tiles. They are laid out for the view as a whole whenever the map comes to
 * rest or its pins change, so that no name covers another, nor lies under a pin.
 */
export function createLabelCanvas(map: LeafletMap, view: View, rules: LabelRule[]): LabelCanvas {
  const pane = map.getPane('hearth-labels') ?? map.createPane('hearth-labels');
  pane.ariaHidden = 'true';
  pane.classList.add('leaflet-zoom-hide');
  const canvas = DomUtil.create('canvas', 'hearth-map__painted', pane) as HTMLCanvasElement;
  let current = rules;
  let turn = 0;

  async function draw(): Promise<void> {
    const mine = ++turn;
    const frame = frameOf(map);
    const tiles = await fetchedTilesIn(view, frame.tileZoom, scaled(frame.box, 1 / frame.scale));
    // Another zoom lays out its own, and a map that moves on does so when it rests.
    if (mine !== turn || map.getZoom() !== frame.zoom) return;
    drawLabels(canvas, map, {
      frame,
      tiles: tiles.map((tile) => atScale(tile, frame.scale)),
      rules: current,
    });
    canvas.hidden = false;
  }
  let waiting = 0;
  const schedule = () => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(() => void draw());
  };
  const hide = () => {
    turn++;
    canvas.hidden = true;
  };
  map.on('named', schedule);
  map.on('zoomstart', hide);
  schedule();
  return {
    relabel(next) {
      if (next) current = next;
      schedule();
    },
    remove() {
      hide();
      cancelAnimationFrame(waiting);
      map.off('named', schedule);
      map.off('zoomstart', hide);
      canvas.remove();
    },
  };
}

/** The part of the world that the canvas shows, in px of the map's own zoom, which may lie between two of tiles. */
interface Frame {
  readonly zoom: number;
  readonly tileZoom: number;
  /** Of a px of the tiles' zoom. */
  readonly scale: number;
  readonly box: PixelBox;
}

function frameOf(map: LeafletMap): Frame {
  const zoom = map.getZoom();
  const tileZoom = Math.round(zoom);
  const bounds = map.getPixelBounds();
  const min = bounds.getTopLeft();
  const max = bounds.getBottomRight();
  const size = map.getSize();
  const [x, y] = [Math.round(size.x * PAD), Math.round(size.y * PAD)];
  const box = { minX: min.x - x, minY: min.y - y, maxX: max.x + x, maxY: max.y + y };
  return { zoom, tileZoom, scale: 2 ** (zoom - tileZoom), box };
}

const scaled = ({ minX, minY, maxX, maxY }: PixelBox, by: number): PixelBox => ({
  minX: minX * by,
  minY: minY * by,
  maxX: maxX * by,
  maxY: maxY * by,
});

const atScale = (tile: PreparedTile, scale: number): PreparedTile => ({
  ...tile,
  scale: tile.scale * scale,
  dim: tile.dim * scale,
  origin: tile.origin.mult(scale),
});

interface Labels {
  readonly frame: Frame;
  readonly tiles: PreparedTile[];
  readonly rules: LabelRule[];
}

function drawLabels(canvas: HTMLCanvasElement, map: LeafletMap, { frame, tiles, rules }: Labels): void {
  const { minX, minY, maxX, maxY } = frame.box;
  const ratio = Math.min(globalThis.devicePixelRatio || 1, 3);
  canvas.width = (maxX - minX) * ratio;
  canvas.height = (maxY - minY) * ratio;
  canvas.style.width = `${maxX - minX}px`;
  canvas.style.height = `${maxY - minY}px`;
  const corner = map.getPixelOrigin();
  DomUtil.setPosition(canvas, point(minX - corner.x, minY - corner.y));
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(ratio, ratio);
  context.lineJoin = 'round';
  const labeler = new Labeler(frame.tileZoom, context, rules, MAX_TILES);
  for (const taken of [...pinBoxes(map), ...nameBoxes(map)]) block(labeler, taken, corner);
  const prepared = new Map([['', tiles]]);
  labeler.add(prepared);
  paint(context, frame.tileZoom, prepared, labeler.index, [], frame.box, new Point(minX, minY), false);
}

/** Nothing is written in a box that a pin or a name has. */
function block({ index }: Labeler, { x, y, halfWidth, halfHeight }: TakenBox, corner: LeafletPoint): void {
  const anchor = new Point(x + corner.x, y + corner.y);
  const bbox = {
    minX: anchor.x - halfWidth,
    minY: anchor.y - halfHeight,
    maxX: anchor.x + halfWidth,
    maxY: anchor.y + halfHeight,
  };
  index.insert({ anchor, bboxes: [bbox], draw: () => {} }, FIRST, 'taken');
}
