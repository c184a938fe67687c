import type { MapPoints } from '@hearth/domain/contract/map.ts';
import { shortPriceText, withCommas } from '@hearth/domain/listing/price.ts';
import { isClosed } from '@hearth/domain/listing/status.ts';

/** A cluster of the server, or of pins that would cover each other, whose homes are known. */
export type ClusterItem = MapPoints['clusters'][number] & { readonly listingids?: readonly string[] };
export type MapItem = ClusterItem | MapPoints['points'][number];

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
export const inReadingOrder = (items: readonly MapItem[]): readonly MapItem[] =>
  items.toSorted((a, b) => b.latitude - a.latitude || a.longitude - b.longitude);

/** The listings of a pin; a cluster of the server has more than it can name. */
export function listingIdsOf(item: MapItem): readonly string[] {
  if (item.type === 'listing') return [item.listingid];
  return item.listingids ?? [];
}

/** The lowest and the highest price of an item. */
export const priceRangeOf = (item: MapItem): readonly [lowest: number, highest: number] =>
  item.type === 'listing' ? [item.listprice, item.listprice] : [item.minprice, item.maxprice];

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

/** Returns whether a price of the item is that of a closed home: it is a list price and not what the home sold for. */
export const hasClosed = (item: MapItem): boolean =>
  item.type === 'listing' ? isClosed(item.mlsstatus) : (item.hasclosed ?? false);

/** The text of a pin, and the smaller text beside it. */
export function pinText(item: MapItem): readonly [string, string?] {
  if (item.type === 'listing') {
    const price = shortPriceText(item.listprice);
    return hasClosed(item) ? [price, 'list price'] : [price];
  }
  if (item.type === 'cluster') return [withCommas(item.count)];
  return [`${item.count} homes`, `${hasClosed(item) ? 'list price ' : ''}${shortPriceText(item.minprice)}+`];
}

/** Words for screen readers, e.g. '3 bed home, $515,000, Zilker', '11 homes from $300k to $900k, Zilker' or '2 homes, list price at $1M'. */
export function pinLabel(item: MapItem): string {
  if (item.type !== 'listing') return `${withCommas(item.count)} homes${rangeText(item)}${placeOf(item)}`;
  const beds = item.bedroomstotal && `${item.bedroomstotal} bed`;
  const home = [item.isexclusive && 'exclusive', beds, 'home'].filter(Boolean).join(' ');
  const status = hasClosed(item) ? `, ${item.mlsstatus.toLowerCase()}, list price` : ',';
  return `${capitalized(home)}${status} $${withCommas(item.listprice)}${placeOf(item)}`;
}

/** Homes of a cluster in several neighborhoods are not all in the city that most of them are in. */
function placeOf({ type, subdivisionname, city }: MapItem): string {
  if (subdivisionname) return `, ${subdivisionname}`;
  if (!city) return '';
  return type === 'cluster' ? ` around ${city}` : `, ${city}`;
}

function rangeText(item: MapItem): string {
  const [lowest, highest] = priceRangeOf(item).map(shortPriceText);
  const range = lowest === highest ? `at ${lowest}` : `from ${lowest} to ${highest}`;
  return hasClosed(item) ? `, list price ${range}` : ` ${range}`;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
