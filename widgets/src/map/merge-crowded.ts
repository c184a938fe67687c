import type { MapPoints } from '@hearth/domain/contract/map.ts';
import { shortPriceText } from '@hearth/domain/listing/price.ts';
import { type ClusterItem, hasClosed, type MapItem, priceRangeOf } from './pin.ts';

type Pixels = { readonly x: number; readonly y: number };

/** Position of a latitude and longitude on the map, in px. */
export type Project = (place: { readonly latitude: number; readonly longitude: number }) => Pixels;

/** An item with its middle, and half its width and height. */
interface Placed {
  readonly item: MapItem;
  readonly at: Pixels;
  readonly half: Pixels;
}

/** Px of a letter of a price, and of all that is around it in its pill. */
const LETTER = 7.6;
const AROUND = 22;
const SIGN = 8;
/** Half the height of a pin of two lines, and half the width of one with 'list price' below its own. */
const TWO_LINES = 22;
const LIST_PRICE = 34;

const halfOf = (item: MapItem): Pixels => {
  if (item.type === 'cluster') return { x: item.count > 999 ? 30 : item.count > 99 ? 26 : 22, y: 22 };
  if (item.type === 'group') return { x: hasClosed(item) ? 60 : 46, y: TWO_LINES };
  const letters = shortPriceText(item.listprice).length;
  const x = (letters * LETTER + AROUND + (item.isexclusive ? SIGN : 0)) / 2;
  return hasClosed(item) ? { x: Math.max(x, LIST_PRICE), y: TWO_LINES } : { x, y: 14 };
};

/**
 * The items of a map so that none covers another: what would becomes one cluster, which stands for the same homes. The server
 * groups homes by squares, so neighbors on both sides of a line may lie close together; and near by it groups nothing.
 */
export function mergeCrowded(points: MapPoints, project: Project): readonly MapItem[] {
  const placed: Placed[] = [];
  const place = (item: MapItem): void => {
    const one = { item, at: project(item), half: halfOf(item) };
    const index = placed.findIndex((other) => isCovering(other, one));
    const other = placed[index];
    if (!other) return void placed.push(one);
    // A cluster that grew has moved, maybe over another one.
    placed.splice(index, 1);
    place(joined(other.item, item));
  };
  for (const cluster of points.clusters.toSorted((a, b) => b.count - a.count)) place(cluster);
  for (const point of points.points) place(point);
  return placed.map(({ item }) => item);
}

const isCovering = (a: Placed, b: Placed): boolean =>
  Math.abs(a.at.x - b.at.x) < a.half.x + b.half.x && Math.abs(a.at.y - b.at.y) < a.half.y + b.half.y;

const countOf = (item: MapItem): number => (item.type === 'listing' ? 1 : item.count);

/** The ids of all homes of an item; undefined where it does not know them all. */
function idsOf(item: MapItem): readonly string[] | undefined {
  if (item.type === 'listing') return [item.listingid];
  return item.listingids?.length === item.count ? item.listingids : undefined;
}

function joined(a: MapItem, b: MapItem): ClusterItem {
  const [inA, inB] = [countOf(a), countOf(b)];
  const mean = (ofA: number, ofB: number) => (ofA * inA + ofB * inB) / (inA + inB);
  const [idsOfA, idsOfB] = [idsOf(a), idsOf(b)];
  const [lowA, highA] = priceRangeOf(a);
  const [lowB, highB] = priceRangeOf(b);
  return {
    type: 'cluster',
    count: inA + inB,
    latitude: mean(a.latitude, b.latitude),
    longitude: mean(a.longitude, b.longitude),
    minprice: Math.min(lowA, lowB),
    maxprice: Math.max(highA, highB),
    subdivisionname: a.subdivisionname === b.subdivisionname ? a.subdivisionname : null,
    city: (inA >= inB ? a.city : b.city) ?? a.city ?? b.city,
    boundaries: around(boxOf(a), boxOf(b)),
    ...((hasClosed(a) || hasClosed(b)) && { hasclosed: true }),
    ...(idsOfA && idsOfB && { listingids: [...idsOfA, ...idsOfB] }),
  };
}

const boxOf = (item: MapItem): ClusterItem['boundaries'] =>
  item.type === 'cluster'
    ? item.boundaries
    : {
        minLatitude: item.latitude,
        maxLatitude: item.latitude,
        minLongitude: item.longitude,
        maxLongitude: item.longitude,
      };

const around = (a: ClusterItem['boundaries'], b: ClusterItem['boundaries']): ClusterItem['boundaries'] => ({
  minLatitude: Math.min(a.minLatitude, b.minLatitude),
  maxLatitude: Math.max(a.maxLatitude, b.maxLatitude),
  minLongitude: Math.min(a.minLongitude, b.minLongitude),
  maxLongitude: Math.max(a.maxLongitude, b.maxLongitude),
});
