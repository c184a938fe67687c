import { DomUtil, type Map as LeafletMap, latLng, latLngBounds } from 'leaflet';
import { type MapName, type NameKind, namesOn } from './given-names.ts';
import { areApart, pinBoxes, type TakenBox } from './taken-boxes.ts';

/** How names of a kind are written, and from what width in px on the map; earlier kinds are written first. */
const kinds: Readonly<Record<NameKind, { readonly letter: number; readonly least: number }>> = {
  area: { letter: 7.6, least: 0 },
  city: { letter: 8.2, least: 26 },
  water: { letter: 6.4, least: 60 },
  road: { letter: 6.5, least: 260 },
  county: { letter: 8.6, least: 90 },
  place: { letter: 6, least: 0 },
};
const order = Object.keys(kinds);
/** From this zoom on, points have names. */
const nearZoom = 12;
/** Roads are drawn and named up to this zoom. */
const farZoom = 12.5;
const halfLine = 9;

/** Rows above and below its place that a name may move to where a pin lies on it. */
const rows = [0, 26, -26].map((y) => [0, y] as const);
/** The places that are tried for a name which is always written: ever further from its own, beside it last. */
const around = [-132, -88, -66, -44, -22, 0, 22, 44, 66, 88, 132]
  .flatMap((y) => [-110, -55, 0, 55, 110].map((x) => [x, y] as [number, number]))
  .toSorted(([x1, y1], [x2, y2]) => Math.hypot(x1, y1) - Math.hypot(x2, y2));
/** Pixels that a name keeps from the sides of the map. */
const margin = 8;

const written = new WeakMap<LeafletMap, readonly TakenBox[]>();

/** The boxes of the names that are written now. */
export const nameBoxes = (map: LeafletMap): readonly TakenBox[] => written.get(map) ?? [];

/**
 * Writes the names that layers give over the map, none over another and none under a pin; the ones of more weight first.
 * Fires 'named' after that. Returns how to end it.
 */
export function writeNames(map: LeafletMap): () => void {
  const pane = map.getPane('hearth-names') ?? map.createPane('hearth-names');
  // They are for the eye: read one after the other they would be in the way of the homes.
  pane.ariaHidden = 'true';
  pane.classList.add('leaflet-zoom-hide');
  const write = () => {
    map.getContainer().toggleAttribute('data-near', map.getZoom() > farZoom);
    const tags = fitting(map, namesOn(map).toSorted(byWeight), pinBoxes(map));
    written.set(
      map,
      tags.map(({ box }) => box),
    );
    pane.replaceChildren(...tags.map(({ tag }) => tag));
    map.fire('named');
  };
  write();
  map.on('moveend pins names', write);
  return () => {
    map.off('moveend pins names', write);
    written.delete(map);
    pane.replaceChildren();
  };
}

interface Written {
  readonly tag: HTMLElement;
  readonly box: TakenBox;
}

function fitting(map: LeafletMap, names: readonly MapName[], pins: readonly TakenBox[]): Written[] {
  const taken = [...pins];
  return names.flatMap((name) => {
    const box = name.always ? boxOfAlways(map, name, taken) : boxOfUsual(map, name, taken);
    if (!box) return [];
    taken.push(box);
    return [{ tag: nameTag(name, box), box }];
  });
}

function boxOfUsual(map: LeafletMap, name: MapName, taken: readonly TakenBox[]): TakenBox | undefined {
  const zoom = map.getZoom();
  const pixels = (name.width * 256 * 2 ** zoom) / 360;
  const isTime = name.kind === 'place' ? zoom >= nearZoom : pixels >= kinds[name.kind].least;
  const at = latLng(name.at[0], name.at[1]);
  if (!isTime || pixels > map.getSize().x * 4 || !map.getBounds().pad(0.3).contains(at)) return undefined;
  return free(boxAt(map.latLngToLayerPoint(at), name), rows, taken);
}

/** In the middle of its visible part, else as near to there as pins and other names allow. */
function boxOfAlways(map: LeafletMap, name: MapName, taken: readonly TakenBox[]): TakenBox | undefined {
  const view = map.getBounds();
  if (!name.always?.intersects(view)) return undefined;
  const at = latLng(name.at[0], name.at[1]);
  const { x, y } = map.latLngToLayerPoint(view.contains(at) ? at : middleInView(name.always, map));
  const origin = map.containerPointToLayerPoint([0, 0]);
  const box = boxAt({ x, y }, name);
  const size = map.getSize();
  const inside = (offset: readonly [number, number]): boolean =>
    Math.abs(box.x + offset[0] - origin.x - size.x / 2) <= size.x / 2 - box.halfWidth - margin &&
    Math.abs(box.y + offset[1] - origin.y - size.y / 2) <= size.y / 2 - box.halfHeight - margin;
  const offsets = around.filter(inside);
  return free(box, offsets, taken) ?? box;
}

function middleInView(bounds: NonNullable<MapName['always']>, map: LeafletMap) {
  const view = map.getBounds();
  return latLngBounds(
    [Math.max(bounds.getSouth(), view.getSouth()), Math.max(bounds.getWest(), view.getWest())],
    [Math.min(bounds.getNorth(), view.getNorth()), Math.min(bounds.getEast(), view.getEast())],
  ).getCenter();
}

const boxAt = ({ x, y }: { readonly x: number; readonly y: number }, { name, kind }: MapName): TakenBox => ({
  x,
  y,
  halfWidth: (name.length * kinds[kind].letter) / 2 + 6,
  halfHeight: halfLine,
});

function free(
  box: TakenBox,
  offsets: readonly (readonly [number, number])[],
  taken: readonly TakenBox[],
): TakenBox | undefined {
  for (const [x, y] of offsets) {
    const moved = { ...box, x: box.x + x, y: box.y + y };
    if (taken.every((other) => areApart(moved, other))) return moved;
  }
  return undefined;
}

/** An element whose name is text and never markup. */
function nameTag({ name, kind }: MapName, { x, y }: TakenBox): HTMLElement {
  const tag = DomUtil.create('span', `hearth-map__name hearth-map__name--${kind}`);
  tag.textContent = name;
  tag.style.translate = `calc(${Math.round(x)}px - 50%) calc(${Math.round(y)}px - 50%)`;
  return tag;
}

const byWeight = (a: MapName, b: MapName): number =>
  Number(b.always !== undefined) - Number(a.always !== undefined) ||
  order.indexOf(a.kind) - order.indexOf(b.kind) ||
  b.width - a.width;
