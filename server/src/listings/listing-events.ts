import type { OpenHouse } from '@hearth/domain/listing/listing.ts';
import { wasNeverPublic } from '@hearth/domain/listing/never-public.ts';
import { isOnMarket, isOpen } from '@hearth/domain/listing/status.ts';
import type { ListingImage } from './listing-image.ts';

/** Kinds of changes that people may care about. */
export const eventKinds = [
  'new',
  'price',
  'status',
  'photos',
  'open house',
  'back on market',
  'gone',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** A listing before and after a change; null where it is not stored. */
export interface ListingChange {
  readonly before: ListingImage | null;
  readonly after: ListingImage | null;
  /** Set if it was removed before, so that it is not new. */
  readonly wasRemoved: boolean;
}

/** The kinds of a change; none where no person cares. */
export function kindsOfChange({ before, after, wasRemoved }: ListingChange): readonly EventKind[] {
  const [was, is] = [isShown(before), isShown(after)];
  if (was !== is) return is ? arrivalOf(after, wasRemoved) : ['gone'];
  if (before === null || after === null) return [];
  const [{ listing: old }, { listing }] = [before, after];
  const changes: readonly (readonly [EventKind, boolean])[] = [
    ['price', old.listprice !== listing.listprice],
    ['status', old.mlsstatus !== listing.mlsstatus],
    ['photos', hasOther(before.photos, after.photos)],
    ['open house', hasOther(old.openhouse.map(timesOf), listing.openhouse.map(timesOf))],
    ['back on market', isBack(old, listing)],
  ];
  return changes.flatMap(([kind, isChanged]) => (isChanged ? [kind] : []));
}

/** A home that was sold before it came is no news. */
function arrivalOf(after: ListingImage | null, wasRemoved: boolean): readonly EventKind[] {
  if (after === null || !isOpen(after.listing.mlsstatus)) return [];
  return [wasRemoved ? 'back on market' : 'new'];
}

/** Its seller shows it. */
const isShown = (image: ListingImage | null): boolean =>
  image?.listing.internetentirelistingdisplayyn ?? false;

/** A home that comes out of privacy is no home that comes back. */
const isBack = (before: ListingImage['listing'], after: ListingImage['listing']): boolean =>
  isOnMarket(after.mlsstatus) && !isOnMarket(before.mlsstatus) && !wasNeverPublic(before);

/** True where `after` has one that `before` lacks. */
export function hasOther(before: readonly string[], after: readonly string[]): boolean {
  const known = new Set(before);
  return after.some((each) => !known.has(each));
}

/** Keys of feeds change with each export; the times identify an open house. */
export const timesOf = ({ openhousedate, openhousestarttime, openhouseendtime }: OpenHouse): string =>
  `${openhousedate} ${openhousestarttime ?? ''} ${openhouseendtime ?? ''}`;
