import { randomBytes } from 'node:crypto';
import { type createCalendarFeed, readCalendarFeed } from '@hearth/domain/contract/collection-take-along.ts';
import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { comingOpenHouses } from '@hearth/domain/listing/open-house.ts';
import { openHousesCalendar } from '@hearth/domain/listing/open-house-calendar.ts';
import { isOpen } from '@hearth/domain/listing/status.ts';
import { can } from '@hearth/domain/people/policies/collection.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { tokenHash } from '../db/token-hash.ts';
import { AppError } from '../http/errors.ts';
import { type OwnedVisit, visitOf } from '../http/visit.ts';
import type { ListingService } from '../listings/listing.service.ts';
import { changeFor } from '../people/owner.service.ts';
import { deleteFeed, putFeed, readFeed, readFeedOf } from './calendar-feeds.queries.ts';
import { type CollectionDependencies, collectionCards } from './collection-cards.service.ts';
import { requiredCollection } from './collections.service.ts';
import { ofPolicy } from './stored-collection.service.ts';

const TOKEN_BYTES = 24;

/** Returns since when the actor's calendars read a collection; null for never. @throws AppError not_found */
export async function calendarFeedOf(db: Db, id: string, visit: OwnedVisit): Promise<Date | null> {
  const { id: collectionId } = await requiredCollection(db, id, visit);
  return readFeed(db, { personId: visit.actor.userId, collectionId });
}

/**
 * Makes the secret address of a collection's open houses for its owner or a collaborator. Only a digest of its token is stored.
 * @throws AppError not_found, forbidden
 */
export async function makeCalendarFeed(
  db: Db,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  id: string,
  visit: OwnedVisit,
): Promise<ResponseOf<typeof createCalendarFeed>> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await changeFor(db, visit, 'calendar feed made', async (transaction, person) => {
    const collection = await requiredCollection(transaction, id, visit);
    if (!can(visit.actor, 'subscribe', ofPolicy(collection, visit))) throw new AppError('forbidden');
    const isOwn = collection.ownerId === person.id;
    await putFeed(transaction, {
      ...{
        personId: person.id,
        collectionId: collection.id,
        membershipId: isOwn ? null : collection.membershipId,
      },
      ...{ tokenHash: tokenHash(token), createdAt: visit.now },
    });
  });
  const path = readCalendarFeed.path.replace('{token}', token);
  return { url: `${publicUrl}${path}`, createdAt: visit.now.toISOString() };
}

/** Ends the address; nothing without one. @throws AppError not_found */
export const endCalendarFeed = (db: Db, id: string, visit: OwnedVisit): Promise<void> =>
  changeFor(db, visit, 'calendar feed ended', async (transaction, { id: personId }) => {
    const { id: collectionId } = await requiredCollection(transaction, id, visit);
    await deleteFeed(transaction, { personId, collectionId });
  });

interface FeedDependencies extends CollectionDependencies {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly listings: ListingService;
}

/**
 * The coming open houses of the homes on the market that the person of a feed may see at this moment.
 * @throws AppError not_found for an unknown token, and for one whose person has left, was removed, or has no account any more
 */
export async function calendarOfToken(
  { db, listings, config }: FeedDependencies,
  token: string,
  now: Date,
): Promise<string> {
  const feed = await readFeedOf(db, tokenHash(token));
  if (feed === undefined) throw new AppError('not_found');
  const own = visitOf(feed, now);
  const { site: edition } = feed;
  const visit = { ...own, edition, owner: { ...own.owner, edition } };
  const { name, cards } = await collectionCards({ db, listings }, String(feed.collectionId), visit);
  const moment = localMoment(now, editions[edition].timeZone);
  const events = cards
    .filter(({ mlsstatus }) => isOpen(mlsstatus))
    .flatMap((card) =>
      comingOpenHouses(card.openhouse, moment).map((openHouse) => ({
        listing: { ...card, edition, modificationtimestamp: null },
        openHouse,
      })),
    );
  return openHousesCalendar(events, config.publicUrl, `Open houses: ${name}`);
}
