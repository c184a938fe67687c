import type { Feature, FeatureCollection, GeoJsonObject, Position } from 'geojson';
import { DomUtil, type Map as LeafletMap, Marker } from 'leaflet';

type Kind = 'city' | 'water' | 'county' | 'road' | 'place';

/** A name and where it may be written. */
interface MapName {
  readonly name: string;
  readonly kind: Kind;
  readonly at: Position;
  /** Width of the named area in degrees of longitude; 0 for a point. */
  readonly width: number;
}

/** How names of a kind are written, and from what width in px on the map; earlier kinds are written first. */
const kinds: Readonly<Record<Kind, { readonly letter: number; readonly least: number }>> = {
  city: { letter: 7, least: 26 },
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
const lineHeight = 18;

/** Offsets in px, up and down, for a name whose position a pin covers. */
const rows = [0, 26, -26];

/** A box that nothing may be written over; half its width and height. */
interface Taken {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly tall: number;
}

/**
 * Writes the names of outlines over the map, none over another and none under a pin; the ones of more weight first.
 * Returns how to end it.
 */
export function writeNames(map: LeafletMap, outlines: readonly GeoJsonObject[]): () => void {
  const names = outlines.flatMap(namesOf).toSorted(byWeight);
  const pane = map.createPane('hearth-names');
  // They are for the eye: read one after the other they would be in the way of the homes.
  pane.ariaHidden = 'true';
  pane.classList.add('leaflet-zoom-hide');
  const write = () => {
    map.getContainer().toggleAttribute('data-near', map.getZoom() > farZoom);
    pane.replaceChildren(...fitting(map, names, pinsOf(map)));
  };
  write();
  map.on('moveend pins', write);
  return () => {
    map.off('moveend pins', write);
    pane.remove();
  };
}

function pinsOf(map: LeafletMap): Taken[] {
  const pins: Taken[] = [];
  map.eachLayer((layer) => {
    if (layer instanceof Marker)
      pins.push({ ...map.latLngToLayerPoint(layer.getLatLng()), half: 28, tall: 8 });
  });
  return pins;
}

function fitting(map: LeafletMap, names: readonly MapName[], taken: Taken[]): HTMLElement[] {
  const zoom = map.getZoom();
  const pixelsPerDegree = (256 * 2 ** zoom) / 360;
  const view = map.getBounds().pad(0.3);
  return names.flatMap(({ name, kind, at: [longitude = 0, latitude = 0], width }) => {
    const { letter, least } = kinds[kind];
    const pixels = width * pixelsPerDegree;
    const isTime = kind === 'place' ? zoom >= nearZoom : pixels >= least;
    if (!isTime || pixels > map.getSize().x * 4 || !view.contains([latitude, longitude])) return [];
    const { x, y } = map.latLngToLayerPoint([latitude, longitude]);
    const half = (name.length * letter) / 2 + 6;
    const row = rows.find((by) => taken.every((other) => isApart(other, x, y + by, half)));
    if (row === undefined) return [];
    taken.push({ x, y: y + row, half, tall: 0 });
    return [nameTag(name, kind, x, y + row)];
  });
}

const isApart = (other: Taken, x: number, y: number, half: number): boolean =>
  Math.abs(other.x - x) > other.half + half || Math.abs(other.y - y) > lineHeight + other.tall;

/** An element whose name is text and never markup. */
function nameTag(name: string, kind: Kind, x: number, y: number): HTMLElement {
  const tag = DomUtil.create('span', `hearth-map__name hearth-map__name--${kind}`);
  tag.textContent = name;
  tag.style.translate = `calc(${Math.round(x)}px - 50%) calc(${Math.round(y)}px - 50%)`;
  return tag;
}

const byWeight = (a: MapName, b: MapName): number =>
  order.indexOf(a.kind) - order.indexOf(b.kind) || b.width - a.width;

function namesOf(outline: GeoJsonObject): MapName[] {
  const features =
    outline.type === 'FeatureCollection' ? (outline as FeatureCollection).features : [outline as Feature];
  return features.flatMap(({ properties, geometry }) => {
    const { name, type } = properties ?? {};
    const kind = (type in kinds ? type : 'county') as Kind;
    if (typeof name !== 'string' || !geometry || !('coordinates' in geometry)) return [];
    return positionsIn(positionsOf(geometry.coordinates), kind).map((position) => ({
      name,
      kind,
      ...position,
    }));
  });
}

/** An area is named in its middle, a water and a road on itself, a long road more than once. */
function positionsIn(positions: readonly Position[], kind: Kind): Pick<MapName, 'at' | 'width'>[] {
  const xs = positions.map(([x = 0]) => x);
  const ys = positions.map(([, y = 0]) => y);
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max(east - west, north - south);
  const middle: Position = [(west + east) / 2, (south + north) / 2];
  if (kind === 'road')
    return [0.2, 0.5, 0.8].map((share) => ({
      at: positions[Math.floor(positions.length * share)] ?? middle,
      width,
    }));
  const away = ([x = 0, y = 0]: Position) => Math.hypot(x - (west + east) / 2, y - (south + north) / 2);
  const at =
    kind === 'water'
      ? positions.reduce((best, each) => (away(each) < away(best) ? each : best), positions[0] ?? middle)
      : middle;
  return [{ at, width: kind === 'place' ? 0 : width }];
}

/** The positions of any geometry, however deep they lie. */
const positionsOf = (coordinates: unknown): Position[] =>
  Array.isArray(coordinates) && Array.isArray(coordinates[0])
    ? coordinates.flatMap(positionsOf)
    : [coordinates as Position];
