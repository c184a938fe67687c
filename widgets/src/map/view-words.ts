import type { MapPoints } from '@hearth/domain/contract/map.ts';
import { shortPriceText, withCommas } from '@hearth/domain/listing/price.ts';
import type { Feature, GeoJsonObject, Position } from 'geojson';

interface SeenView {
  /** Leaflet's. */
  readonly zoom: number;
  /** Prices are those of closed homes, too. */
  readonly hasClosed: boolean;
  /** Name of the area in its middle, where one is known. */
  readonly area: string | null;
}

/** The view in a sentence: '24 homes in view, 3 groups, from $250k to $1.2M; zoom 12 over Austin'. */
export function viewWords(points: MapPoints, { zoom, area, hasClosed }: SeenView): string {
  const groups = points.points.filter((point) => point.type === 'group').length;
  const clusters = points.clusters.length;
  const counts = [
    `${points.total === 0 ? 'No' : withCommas(points.total)} ${points.total === 1 ? 'home' : 'homes'} in view`,
    ...(groups === 0 ? [] : [groups === 1 ? '1 group' : `${groups} groups`]),
    ...(clusters === 0 ? [] : [clusters === 1 ? '1 cluster' : `${clusters} clusters`]),
    ...priceRange(points).map((range) => (hasClosed ? `list price ${range}` : range)),
  ];
  return `${counts.join(', ')}; zoom ${Math.round(zoom)}${area ? ` over ${area}` : ''}`;
}

function priceRange({ clusters, points }: MapPoints): string[] {
  const prices = [...clusters, ...points].flatMap((item) =>
    item.type === 'listing' ? [item.listprice] : [item.minprice, item.maxprice],
  );
  if (prices.length === 0) return [];
  const from = shortPriceText(Math.min(...prices));
  const to = shortPriceText(Math.max(...prices));
  return [from === to ? from : `from ${from} to ${to}`];
}

/** The city at a position, otherwise the county. */
export function areaAt(
  outlines: readonly GeoJsonObject[],
  { lat, lng }: { readonly lat: number; readonly lng: number },
): string | null {
  const features = outlines.flatMap((outline) =>
    outline.type === 'FeatureCollection' ? ((outline as { features?: Feature[] }).features ?? []) : [],
  );
  for (const type of ['city', 'county']) {
    const found = features.find(
      ({ properties, geometry }) =>
        properties?.type === type &&
        'coordinates' in geometry &&
        ringsOf(geometry.coordinates).some((ring) => contains(ring, lng, lat)),
    );
    if (found) return String(found.properties?.name);
  }
  return null;
}

/** The rings of any geometry. Holes count as land, which is precise enough for a name. */
function ringsOf(coordinates: unknown): Position[][] {
  if (!Array.isArray(coordinates) || !Array.isArray(coordinates[0])) return [];
  return typeof coordinates[0][0] === 'number'
    ? [coordinates as Position[]]
    : coordinates.flatMap((part) => ringsOf(part));
}

function contains(ring: readonly Position[], x: number, y: number): boolean {
  let inside = false;
  for (const [index, [x1 = 0, y1 = 0]] of ring.entries()) {
    const [x2 = 0, y2 = 0] = ring[(index || ring.length) - 1] ?? [];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}
