import type { MapPoints } from '@hearth/domain/contract/map.ts';
import { shortPriceText, withCommas } from '@hearth/domain/listing/price.ts';

export type MapItem = MapPoints['clusters'][number] | MapPoints['points'][number];

/** The same thing on the map keeps its key, and with it its element and the focus, when points are fetched again. */
export function keyOf(item: MapItem): string {
  if (item.type === 'listing') return item.listingid;
  return `${item.type} ${item.latitude} ${item.longitude} ${item.count}`;
}

/** From north to south and west to east: the order in which the keyboard visits them. */
export const inReadingOrder = (points: MapPoints): readonly MapItem[] =>
  [...points.clusters, ...points.points].toSorted(
    (a, b) => b.latitude - a.latitude || a.longitude - b.longitude,
  );

/** The listings that a pin stands for; a cluster stands for more than it can name. */
export function listingIdsOf(item: MapItem): readonly string[] {
  if (item.type === 'listing') return [item.listingid];
  return item.type === 'group' ? item.listingids : [];
}

/** What is written on a pin. */
export function pinText(item: MapItem): string {
  if (item.type === 'listing') return shortPriceText(item.listprice);
  return item.type === 'group' ? `${item.count} homes` : withCommas(item.count);
}

/** What a screen reader says. */
export function pinLabel(item: MapItem): string {
  switch (item.type) {
    case 'listing':
      return `${item.isexclusive ? 'Exclusive home' : 'Home'} for $${withCommas(item.listprice)}`;
    case 'group':
      return `${item.count} homes from $${withCommas(item.minprice)}`;
    case 'cluster':
      return `${withCommas(item.count)} homes, zoom to them`;
  }
}
