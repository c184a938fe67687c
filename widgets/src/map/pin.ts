import type { MapPoints } from '@hearth/domain/contract/map.ts';
import { shortPriceText, withCommas } from '@hearth/domain/listing/price.ts';

export type MapItem = MapPoints['clusters'][number] | MapPoints['points'][number];

/** What a person has done with listings, by their ids. */
export interface PinMarks {
  readonly viewed?: ReadonlySet<string> | undefined;
  readonly saved?: ReadonlySet<string> | undefined;
  readonly dismissed?: ReadonlySet<string> | undefined;
}

/** The same thing on the map keeps its key, and with it its element and the focus, when points are fetched again. */
export function keyOf(item: MapItem): string {
  if (item.type === 'listing') return item.listingid;
  return `${item.type} ${item.latitude} ${item.longitude} ${item.count}`;
}

/** From north to south and west to east: the order in which they are read. */
export const inReadingOrder = (points: MapPoints): readonly MapItem[] =>
  [...points.clusters, ...points.points].toSorted(
    (a, b) => b.latitude - a.latitude || a.longitude - b.longitude,
  );

/** The listings that a pin stands for; a cluster stands for more than it can name. */
export function listingIdsOf(item: MapItem): readonly string[] {
  if (item.type === 'listing') return [item.listingid];
  return item.type === 'group' ? item.listingids : [];
}

/** What is so of a pin, for the eye and for the ear: one saved home marks a group, all others take every home of it. */
export function pinStates(item: MapItem, { viewed, saved, dismissed }: PinMarks): readonly string[] {
  const ids = listingIdsOf(item);
  const all = (set?: ReadonlySet<string>) => ids.length > 0 && ids.every((id) => set?.has(id));
  return [
    ...(ids.some((id) => saved?.has(id)) ? ['saved'] : []),
    ...(all(viewed) ? ['viewed'] : []),
    ...(all(dismissed) ? ['dismissed'] : []),
  ];
}

/** What is written on a pin, and smaller beside it. */
export function pinText(item: MapItem): readonly [string, string?] {
  if (item.type === 'listing') return [shortPriceText(item.listprice)];
  if (item.type === 'cluster') return [withCommas(item.count)];
  return [`${item.count} homes`, `${shortPriceText(item.minprice)}+`];
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
