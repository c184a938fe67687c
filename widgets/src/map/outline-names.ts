import type { Feature, FeatureCollection, GeoJsonObject, Position } from 'geojson';
import { latLngBounds } from 'leaflet';
import type { MapName, NameKind } from './given-names.ts';

const kinds: readonly string[] = ['city', 'water', 'road', 'place'] satisfies NameKind[];

/** The names that outlines carry, and where they may be written. */
export function namesOfOutlines(outline: GeoJsonObject): MapName[] {
  return featuresOf(outline).flatMap(({ properties, geometry }) => {
    const { name, type } = properties ?? {};
    const kind = (kinds.includes(type) ? type : 'county') as NameKind;
    if (typeof name !== 'string' || !geometry || !('coordinates' in geometry)) return [];
    return placesIn(positionsOf(geometry.coordinates), kind).map((place) => ({ name, kind, ...place }));
  });
}

/** The names of the areas that a search asks for, each in its own area and always. */
export function namesOfAreas(outline: GeoJsonObject): MapName[] {
  return featuresOf(outline).flatMap(({ properties, geometry }) => {
    const name = properties?.name;
    if (typeof name !== 'string' || name === '' || !geometry || !('coordinates' in geometry)) return [];
    const bounds = latLngBounds(
      positionsOf(geometry.coordinates).map(([x = 0, y = 0]) => [y, x] as [number, number]),
    );
    const { lat, lng } = bounds.getCenter();
    return [{ name, kind: 'area' as const, at: [lat, lng] as const, width: 0, always: bounds }];
  });
}

const featuresOf = (outline: GeoJsonObject): readonly Feature[] =>
  outline.type === 'FeatureCollection' ? (outline as FeatureCollection).features : [outline as Feature];

/** An area is named in its middle, a water and a road on itself, a long road more than once. */
function placesIn(positions: readonly Position[], kind: NameKind): Pick<MapName, 'at' | 'width'>[] {
  const xs = positions.map(([x = 0]) => x);
  const ys = positions.map(([, y = 0]) => y);
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max(east - west, north - south);
  const middle: Position = [(west + east) / 2, (south + north) / 2];
  const there = ([x = 0, y = 0]: Position) => [y, x] as const;
  if (kind === 'road')
    return [0.2, 0.5, 0.8].map((share) => ({
      at: there(positions[Math.floor(positions.length * share)] ?? middle),
      width,
    }));
  const away = ([x = 0, y = 0]: Position) => Math.hypot(x - (west + east) / 2, y - (south + north) / 2);
  const at =
    kind === 'water'
      ? positions.reduce((best, each) => (away(each) < away(best) ? each : best), positions[0] ?? middle)
      : middle;
  return [{ at: there(at), width: kind === 'place' ? 0 : width }];
}

/** The positions of any geometry, however deep they lie. */
const positionsOf = (coordinates: unknown): Position[] =>
  Array.isArray(coordinates) && Array.isArray(coordinates[0])
    ? coordinates.flatMap(positionsOf)
    : [coordinates as Position];
