import { gate, type VisibleParts } from '@hearth/domain/listing/gate.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import { publicVisit, type Visit } from '../http/visit.ts';
import { recommendedTo } from '../recommendations/recommended-to.service.ts';
import { linkContext } from './media-bulk.ts';
import { type PhotographedListing, photographedListing } from './photo.queries.ts';
import type { PhotoSource } from './published-media.ts';
import { refusalOf } from './refusal.ts';

/** A photo that a viewer may see. */
export interface ShownPhoto {
  readonly source: PhotoSource;
  /** Guests see it too, so that shared caches may store it. */
  readonly isPublic: boolean;
}

/**
 * The photo of an address as a viewer may see it.
 * @throws AppError not_found for an unknown address, a listing that the gate hides and a picture beyond the image lock;
 * listing_gone for one that everybody could see until its listing was withdrawn or expired
 */
export async function shownPhoto(db: Db, photoKey: string, id: string, visit: Visit): Promise<ShownPhoto> {
  const listing = await photographedListing(db, photoKey);
  const at = listing?.sources.findIndex((source) => source.id === id) ?? -1;
  if (listing === undefined || at < 0 || listing.edition !== visit.edition) throw new AppError('not_found');
  const display = linkContext(listing, await recommendedTo(db, visit, [listing]));
  const { visible, parts } = gate(listing, visit.viewer, display);
  if (!visible) {
    const isGone = refusalOf(listing, visit.viewer, display) === 'listing_gone';
    throw new AppError(isGone ? 'listing_gone' : 'not_found');
  }
  if (at >= parts.images) throw new AppError('not_found');
  return { source: listing.sources[at]!, isPublic: at < shownTo(listing, publicVisit(visit)).images };
}

const shownTo = (listing: PhotographedListing, { viewer }: Visit): VisibleParts =>
  gate(listing, viewer, linkContext(listing)).parts;
