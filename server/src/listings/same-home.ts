import type { OtherListing } from '@hearth/domain/contract/listing.ts';
import { gate } from '@hearth/domain/listing/gate.ts';
import { isSameHome, mayNameOnPage, namesParcel } from '@hearth/domain/listing/history/same-home.ts';
import { listingPath } from '@hearth/domain/listing/listing-path.ts';
import { isOpen } from '@hearth/domain/listing/status.ts';
import type { Db } from '../db/database.ts';
import { showsListingsOf, type Visit } from '../http/visit.ts';
import type { DetailsSource } from './details-source.queries.ts';
import { historyOfListings } from './history.queries.ts';
import { historyAccess } from './history-access.ts';
import { linkContext } from './media-bulk.ts';
import { type ListingOfParcel, otherListingsOfParcel } from './same-home.queries.ts';

/**
 * Other listings of the same home, the newest first, each as far as the visit may see it. The caller has checked that the visit
 * may see the address of `listing`: a hidden address must not be named by the page of another listing, nor the other way round.
 */
export async function otherListings(db: Db, listing: DetailsSource, visit: Visit): Promise<OtherListing[]> {
  if (!namesParcel(listing.parcelnumber)) return [];
  const others = (await otherListingsOfParcel(db, listing)).filter(
    (other) =>
      isSameHome(listing, other) &&
      showsListingsOf(visit, other.agentId) &&
      mayNameOnPage(other, visit.viewer, linkContext(other)),
  );
  if (others.length === 0) return [];
  const history = await historyOfListings(
    db,
    others.map(({ listingkey }) => listingkey),
    historyAccess(visit.viewer),
  );
  return others.map((other) => ({
    ...shownListing(other, visit),
    history: history.filter(({ listingkey }) => listingkey === other.listingkey),
  }));
}

function shownListing(other: ListingOfParcel, { viewer }: Visit): Omit<OtherListing, 'history'> {
  const { listingid, listingkey, sourcelistingid, source, mlsstatus, propertytype, onmarketdate } = other;
  const { parts } = gate(other, viewer, linkContext(other));
  const price = other.closeprice ?? other.listprice;
  return {
    ...{ listingid, listingkey, sourcelistingid, source, mlsstatus, propertytype, onmarketdate },
    url: listingPath(other),
    listprice: parts.pricehistory ? price : isOpen(mlsstatus) ? other.listprice : null,
  };
}
