import type { ListingDetails } from '../../contract/listing.ts';
import type { ListingCard } from '../../contract/listing-card.ts';
import type { IsoDate } from '../listing.ts';
import { priceText } from '../price.ts';
import { type MlsStatus, statusText } from '../status.ts';

/** State of a listing when a visitor opened its page. */
export interface Look {
  readonly listingid: string;
  readonly day: IsoDate;
  readonly listprice: number;
  readonly mlsstatus: MlsStatus;
  readonly photoscount: number;
}

/** State that a page shows now, stored for the next visit. */
export const lookOf = (
  { listingid, listprice, mlsstatus, photoscount }: ListingDetails,
  day: IsoDate,
): Look => ({ listingid, day, listprice, mlsstatus, photoscount });

/** The same changes in a few words each: '−$15,000', 'Pending', '6 new photos'. */
export function shortChanges(
  look: Look,
  { listprice, mlsstatus, photoscount, propertytype }: Pick<ListingCard, LookedAt>,
): readonly string[] {
  const difference = look.listprice > 0 && listprice > 0 ? listprice - look.listprice : 0;
  const photos = photoscount - look.photoscount;
  return [
    difference === 0 ? '' : `${difference < 0 ? '−' : '+'}${priceText(Math.abs(difference), propertytype)}`,
    mlsstatus === look.mlsstatus ? '' : statusText(mlsstatus),
    photos > 0 ? `${photos} new ${photos === 1 ? 'photo' : 'photos'}` : '',
  ].filter((change) => change !== '');
}

type LookedAt = 'listprice' | 'mlsstatus' | 'photoscount' | 'propertytype';

/** Changes since the last visit, in sentences; empty where nothing that visitors return for did. */
export function changesSince(look: Look, listing: ListingDetails): readonly string[] {
  const difference = listing.listprice - look.listprice;
  const amount = priceText(Math.abs(difference), listing.propertytype);
  const photos = listing.photoscount - look.photoscount;
  return [
    difference !== 0 && look.listprice > 0 && listing.listprice > 0
      ? `The price is ${amount} ${difference < 0 ? 'lower' : 'higher'}: ${priceText(listing.listprice, listing.propertytype)}.`
      : null,
    listing.mlsstatus === look.mlsstatus ? null : `The status changed to ${statusText(listing.mlsstatus)}.`,
    photos > 0 ? (photos === 1 ? 'One photo is new.' : `${photos} photos are new.`) : null,
  ].filter((change) => change !== null);
}
