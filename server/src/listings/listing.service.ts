import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { type DisplayContext, gate, hiddenReasons } from '@hearth/domain/listing/gate.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import { showsListingsOf, type Visit } from '../http/visit.ts';
import { detailsSource } from './details-source.ts';
import { historyAccess, historyOfListing } from './history.queries.ts';
import { listingDetails } from './listing-details.ts';
import { type ListingImages, linkContext, mediaOfListings } from './media-bulk.ts';

/**
 * The page of one listing as this viewer may see it.
 * @throws AppError listing_not_found for an unknown id, for one that the gate hides and for another agent's where the page
 * shows one agent's alone: they must not be told apart;
 * listing_gone for one that everybody could see until it was withdrawn or expired
 */
export async function getListing(db: Db, id: string, visit: Visit): Promise<ListingDetails> {
  const source = await detailsSource(db, visit.edition, id);
  if (source === undefined || !showsListingsOf(visit, source.agentId))
    throw new AppError('listing_not_found');
  const place = linkContext(source);
  const { visible, parts } = gate(source, visit.viewer, place);
  if (!visible)
    throw new AppError(isGone(source, visit.viewer, place) ? 'listing_gone' : 'listing_not_found');
  const history = await historyOfListing(db, source.listingkey, historyAccess(visit.viewer));
  return listingDetails(source, parts, history, localMoment(visit.now, editions[visit.edition].timeZone));
}

/** Hidden for nothing but its status. An exclusive listing that was never public must not betray that it existed. */
function isGone(listing: Listing, viewer: Viewer, place: DisplayContext): boolean {
  const wasPublic = listing.source !== 'EX' || listing.publicDate !== null;
  return wasPublic && hiddenReasons(listing, viewer, place).every((reason) => reason === 'off_market');
}

const MOST_KEYS = 100;

/**
 * Pictures of several listings by comma-joined keys.
 * @throws AppError validation_failed for more than 100 keys
 */
export async function getMediaBulk(db: Db, listingKeys: string, visit: Visit): Promise<ListingImages[]> {
  const keys = [...new Set(listingKeys.split(',').map((key) => key.trim()))].filter((key) => key !== '');
  if (keys.length > MOST_KEYS) {
    const message = `must be at most ${MOST_KEYS} keys`;
    throw new AppError('validation_failed', { validationErrors: [{ name: 'listingKeys', message }] });
  }
  return mediaOfListings(db, keys, visit);
}
