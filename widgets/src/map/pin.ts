import type { MapPoints } from '@hearth/domain/contract/map.ts';
import { shortPriceText, withCommas } from '@hearth/domain/listing/price.ts';

export type MapItem = MapPoints['clusters'][number] | MapPoints['points'][number];

/** The visitor's marks of listings, by their ids. */
export interface PinMarks {
  readonly viewed?: ReadonlySet<string> | undefined;
  readonly saved?: ReadonlySet<string> | undefined;
  readonly dismissed?: ReadonlySet<string> | undefined;
}

/** The same pin has the same key when points are fetched again: its element and the focus stay. */
export function keyOf(item: MapItem): string {
  if (item.type === 'listing') return item.listingid;
  return `${item.type} ${item.latitude} ${item.longitude} ${item.count}`;
}

/** From north to south and west to east: the order in which they are read. */
export const inReadingOrder = (points: MapPoints): readonly MapItem[] =>
  [...points.clusters, ...points.points].toSorted(
    (a, b) => b.latitude - a.latitude || a.longitude - b.longitude,
  );

/** The listings of a pin; a cluster has more than it can name. */
export function listingIdsOf(item: MapItem): readonly string[] {
  if (item.type === 'listing') return [item.listingid];
  return item.type === 'group' ? item.listingids : [];
}

/** The marks of a pin, visible and spoken: one saved home marks a group; the others need every home of it. */
export function pinStates(item: MapItem, { viewed, saved, dismissed }: PinMarks): readonly string[] {
  const ids = listingIdsOf(item);
  const all = (set?: ReadonlySet<string>) => ids.length > 0 && ids.every((id) => set?.has(id));
  return [
    ...(ids.some((id) => saved?.has(id)) ? ['saved'] : []),
    ...(all(viewed) ? ['viewed'] : []),
    ...(all(dismissed) ? ['dismissed'] : []),
  ];
}

/** The text of a pin, and the smaller text beside it. */
export function pinText(item: MapItem): readonly [string, string?] {
  if (item.type === 'listing') return [shortPriceText(item.listprice)];
  if (item.type === 'cluster') return [withCommas(item.count)];
  return [`${item.count} homes`, `${shortPriceText(item.minprice)}+`];
}

/** What a screen reader says, e.g. '3 bed home, $515,000, Zilker'. */
export function pinLabel(item: MapItem): string {
  const place = item.place ? `, ${item.place}` : '';
  switch (item.type) {
    case 'listing': {
      const home = [
        item.isexclusive && 'exclusive',
        item.bedroomstotal && `${item.bedroomstotal} bed`,
        'home',
      ];
      return `${capitalized(home.filter(Boolean).join(' '))}, $${withCommas(item.listprice)}${place}`;
    }
    case 'group':
      return `${item.count} homes from $${withCommas(item.minprice)}${place}`;
    case 'cluster': {
      const around = item.place ? ` around ${item.place}` : '';
      return `${withCommas(item.count)} homes${around} from $${withCommas(item.minprice)}, zoom to them`;
    }
  }
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
