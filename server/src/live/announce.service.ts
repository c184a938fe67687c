import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { Db } from '../db/database.ts';
import { type Announcement, type ListingAnnouncement, notify } from './live.queries.ts';

/**
 * Announces a change to open pages, in the transaction that makes it: the news leaves at the commit and reaches the streams of every
 * process. Who may see the thing is decided again when it is sent; the others learn that their own list changed.
 * @param announcement `id` null for a change of the people's lists alone
 */
export const announce = (transaction: Db, { people, ...change }: Announcement): Promise<void> =>
  notify(transaction, { ...change, people: [...new Set(people)] });

/** Announces a change of a person's mails. */
export const announceInbox = (transaction: Db, personId: string): Promise<void> =>
  announce(transaction, { resource: 'inbox', id: null, people: [personId] });

/** Announces a change of the homes and searches that a person viewed. */
export const announceViewed = (transaction: Db, personId: string): Promise<void> =>
  announce(transaction, { resource: 'viewed', id: null, people: [personId] });

/**
 * Announces a change of a listing to the open pages of its edition, which request again what shows it. The people whom it names are
 * decided now: a page of a home that is gone has to learn of it too.
 */
export const announceListing = (
  transaction: Db,
  { listing, people, ...to }: Omit<ListingAnnouncement, 'listings'> & { readonly listing: string },
): Promise<void> => notify(transaction, { ...to, listings: [listing], people: [...new Set(people)] });

/** PostgreSQL takes payloads below 8,000 bytes. */
const LONGEST_LIST = 4000;

/**
 * Announces listings that a feed or an import changed to all open pages of their edition. More than a payload names are one
 * announcement without names, which PostgreSQL sends once for each transaction.
 */
export async function announceListings(
  transaction: Db,
  edition: EditionId,
  listings: readonly string[],
): Promise<void> {
  if (listings.length === 0) return;
  const isLong = Buffer.byteLength(JSON.stringify(listings)) > LONGEST_LIST;
  await notify(transaction, {
    ...{ listings: isLong ? null : listings, edition, isForAgents: false, people: [] },
  });
}
