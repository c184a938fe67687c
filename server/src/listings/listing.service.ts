import type { HistoryEntry, ListingDetails, ShowingDetails } from '@hearth/domain/contract/listing.ts';
import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { gate, type VisibleParts } from '@hearth/domain/listing/gate.ts';
import type { PaymentTerms } from '@hearth/domain/mortgage/estimated-payment.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { recordAudit } from '../audit/audit.service.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import { showsListingsOf, type Visit } from '../http/visit.ts';
import { usageFor } from '../listing-usage/usage.service.ts';
import { recommendedTo } from '../recommendations/recommended-to.service.ts';
import type { SchoolRatingsOf } from '../sources/school-ratings.service.ts';
import { cardSources } from './card-source.queries.ts';
import { type DetailsSource, detailsSource } from './details-source.queries.ts';
import { accessible, historyAccess } from './history-access.ts';
import { matchesOfPage } from './keyword-matches.queries.ts';
import type { LinkedSource } from './linked-listings.sql.ts';
import { firstPhotos, type LinkedListing, linkedListings, openedByLink } from './linked-listings.ts';
import {
  cardsOf,
  type ListingCache,
  listedListings,
  type RankedIds,
  shownHistory,
} from './listed-listings.ts';
import { createCardMaker, type Showing } from './listing-card.ts';
import { listingDetails } from './listing-details.ts';
import { listingSchools, storedSchools } from './listing-schools.ts';
import { type ListingImages, linkContext, mediaOfListings } from './media-bulk.ts';
import { refusalOf } from './refusal.ts';
import { removedListing } from './removed-listings.queries.ts';
import { otherListings } from './same-home.ts';
import { type ShownPhoto, shownPhoto } from './shown-photo.ts';

/** Listings of one database as a viewer may see them. */
export interface ListingService {
  /**
   * The page of one listing.
   * @throws AppError listing_not_found for an unknown id, for one that the gate hides and for another agent's where the page
   * shows one agent's alone: all three must look the same;
   * listing_gone for one that everybody could see until it was withdrawn, expired or removed;
   * listing_outdated for one that everybody could see until its source became outdated
   */
  getListing(id: string, visit: Visit): Promise<ListingDetails>;
  /**
   * Returns the details that an agent needs to show a listing. Each unlock is in the audit log.
   * @throws AppError sign_in_required for guests, forbidden for clients and for those who may not know its address, else as
   * `getListing` does
   */
  getShowingDetails(id: string, visit: Visit): Promise<ShowingDetails>;
  /**
   * Pictures of several listings by comma-joined keys.
   * @throws AppError validation_failed for more than 100 keys
   */
  getMediaBulk(listingKeys: string, visit: Visit): Promise<ListingImages[]>;
  /**
   * A listing and which of its parts are shown.
   * @throws AppError as `getListing` does
   */
  requiredListing(id: string, visit: Visit): Promise<ShownListing>;
  /**
   * A listing and which of its parts are shown.
   * @param id its own id or its MLS number
   * @returns undefined for an unknown id and for a listing that the visit may not see
   */
  shownListing(id: string, visit: Visit): Promise<ShownListing | undefined>;
  /** A listing of an edition before the gate, for those who may know its rules; undefined for an unknown id. */
  storedListing(id: string, edition: EditionId): Promise<DetailsSource | undefined>;
  /**
   * A photo by the two parts of its address.
   * @throws AppError not_found for an unknown one and for one that the visit may not see; listing_gone for one of a listing that
   * was withdrawn or expired
   */
  shownPhoto(photoKey: string, id: string, visit: Visit): Promise<ShownPhoto>;
  /** The cards of a search's listings in its order, and what happened to these listings, newest first. */
  shownListings(found: RankedIds, showing: Showing): Promise<ShownListings>;
  /** Of the listings with these keys, those that the visit may open by their links, in the order of the keys. */
  linkedListings(listingkeys: readonly string[], visit: Visit): Promise<LinkedListing[]>;
  /** The same of listings that were read with the fields of the gate. */
  openedByLink<Source extends LinkedSource>(
    sources: readonly Source[],
    visit: Visit,
  ): Promise<(Source & LinkedListing)[]>;
  /** The cards of such listings in their order. */
  linkedCards(listings: readonly LinkedListing[], visit: Visit): Promise<ListingCard[]>;
  /** The first picture of each of them, by listing key; those without one are left out. */
  firstPhotos(listings: readonly LinkedListing[]): ReturnType<typeof firstPhotos>;
  /** Fields in which a keyword was found, by listing key. */
  keywordMatches(ids: readonly number[], keyword: string, viewer: Viewer): ReturnType<typeof matchesOfPage>;
}

export interface ShownListing {
  readonly listing: DetailsSource;
  readonly parts: VisibleParts;
}

export interface ShownListings {
  readonly cards: readonly ListingCard[];
  readonly history: readonly HistoryEntry[];
}

export function createListingService(
  db: Db,
  cache: ListingCache,
  ratingsOf: SchoolRatingsOf,
  terms: PaymentTerms,
): ListingService {
  const cards = createCardMaker(terms);
  return {
    getListing: (id, visit) => getListing(db, { ratingsOf, terms }, id, visit),
    getShowingDetails: (id, visit) => getShowingDetails(db, id, visit),
    getMediaBulk: (listingKeys, visit) => getMediaBulk(db, listingKeys, visit),
    requiredListing: (id, visit) => requiredListing(db, id, visit),
    shownListing: (id, visit) => shownListing(db, id, visit),
    storedListing: (id, edition) => detailsSource(db, edition, id),
    shownPhoto: (photoKey, id, visit) => shownPhoto(db, photoKey, id, visit),
    async shownListings(found, showing) {
      const listed = await listedListings(db, cache, found, showing.moment.today);
      return {
        cards: cards.cardsOf(cardsOf(listed), showing),
        history: shownHistory(listed, historyAccess(showing.viewer)),
      };
    },
    linkedListings: (listingkeys, visit) => linkedListings(db, listingkeys, visit),
    openedByLink: (sources, visit) => openedByLink(db, sources, visit),
    async linkedCards(linked, visit) {
      const moment = localMoment(visit.now, editions[visit.edition].timeZone);
      const ids = linked.map(({ id }) => id);
      const sources = await cardSources(db, ids, moment.today);
      const cardOf = new Map(sources.map(({ id, card }) => [id, card]));
      const recommended = await recommendedTo(
        db,
        visit,
        sources.map(({ card }) => card),
      );
      return ids.flatMap((id) => {
        const card = cardOf.get(id);
        if (card === undefined) return [];
        return cards.cardsOf([card], {
          viewer: visit.viewer,
          display: linkContext(card, recommended),
          moment,
        });
      });
    },
    firstPhotos: (linked) => firstPhotos(db, linked),
    keywordMatches: (ids, keyword, viewer) => matchesOfPage(db, ids, keyword, viewer),
  };
}

async function getListing(
  db: Db,
  { ratingsOf, terms }: { readonly ratingsOf: SchoolRatingsOf; readonly terms: PaymentTerms },
  id: string,
  visit: Visit,
): Promise<ListingDetails> {
  const { listing: source, parts } = await requiredListing(db, id, visit);
  const history = accessible(source.history, historyAccess(visit.viewer));
  const [otherlistings, ratings, schools, usageStatistics] = await Promise.all([
    parts.address ? otherListings(db, source, visit) : [],
    ratingsOf(visit.edition),
    storedSchools(db, source),
    usageFor(db, source, visit),
  ]);
  const moment = localMoment(visit.now, editions[visit.edition].timeZone);
  const details = listingDetails(source, parts, {
    ...{ history, otherlistings, ratings, moment, terms },
    schools: listingSchools(source, schools, { parts, ratings }),
  });
  return usageStatistics ? { ...details, usageStatistics } : details;
}

async function requiredListing(db: Db, id: string, visit: Visit): Promise<ShownListing> {
  const listing = await detailsSource(db, visit.edition, id);
  if (listing === undefined) throw new AppError(await codeOfMissing(db, id, visit));
  if (!showsListingsOf(visit, listing.agentId)) throw new AppError('listing_not_found');
  const context = linkContext(listing, await recommendedTo(db, visit, [listing]));
  const { visible, parts } = gate(listing, visit.viewer, context);
  if (!visible) throw new AppError(refusalOf(listing, visit.viewer, context));
  return { listing, parts };
}

async function getShowingDetails(db: Db, id: string, visit: Visit): Promise<ShowingDetails> {
  if (visit.viewer.role === 'guest') throw new AppError('sign_in_required');
  const shown = await requiredListing(db, id, visit);
  // Texts for agents name the address.
  if (!shown.parts.agentdetails || !shown.parts.address) throw new AppError('forbidden');
  const { userId: actorId } = visit.viewer;
  const details = { listing: shown.listing.listingid };
  await recordAudit(db, { at: visit.now, action: 'showing details unlocked', actorId, details });
  const { privateremarks, showinginstructions, lockboxtype, lockboxserialnumber, accesscode, ownerphone } =
    shown.listing;
  return { privateremarks, showinginstructions, lockboxtype, lockboxserialnumber, accesscode, ownerphone };
}

async function shownListing(db: Db, id: string, visit: Visit): Promise<ShownListing | undefined> {
  const listing = await detailsSource(db, visit.edition, id);
  if (listing === undefined || !showsListingsOf(visit, listing.agentId)) return undefined;
  const context = linkContext(listing, await recommendedTo(db, visit, [listing]));
  const { visible, parts } = gate(listing, visit.viewer, context);
  return visible ? { listing, parts } : undefined;
}

async function codeOfMissing(
  db: Db,
  id: string,
  visit: Visit,
): Promise<'listing_gone' | 'listing_not_found'> {
  const removed = await removedListing(db, visit.edition, id);
  return removed?.wasPublic && showsListingsOf(visit, removed.agentId) ? 'listing_gone' : 'listing_not_found';
}

const MAX_KEYS = 100;

async function getMediaBulk(db: Db, listingKeys: string, visit: Visit): Promise<ListingImages[]> {
  const keys = [...new Set(listingKeys.split(',').map((key) => key.trim()))].filter((key) => key !== '');
  if (keys.length > MAX_KEYS) {
    const message = `must be at most ${MAX_KEYS} keys`;
    throw new AppError('validation_failed', { validationErrors: [{ name: 'listingKeys', message }] });
  }
  return mediaOfListings(db, keys, visit);
}
