import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import type { VisitingPerson } from '../http/visit.ts';

interface FeedKey {
  readonly personId: string;
  readonly collectionId: number;
}

interface NewFeed extends FeedKey {
  /** null for the owner. */
  readonly membershipId: number | null;
  readonly tokenHash: string;
  readonly createdAt: Date;
}

/** Stores a feed in place of the one before. */
export async function putFeed(db: OwnedChange, feed: NewFeed): Promise<void> {
  await db
    .insertInto('calendarFeed')
    .values(feed)
    .onConflict((conflict) => conflict.columns(['personId', 'collectionId']).doUpdateSet(feed))
    .execute();
}

export async function deleteFeed(db: OwnedChange, { personId, collectionId }: FeedKey): Promise<void> {
  await db
    .deleteFrom('calendarFeed')
    .where('personId', '=', personId)
    .where('collectionId', '=', collectionId)
    .execute();
}

/** Condition that a feed still works: the person has the collection, or joined it by the membership of the feed. */
const isAlive = sql`(person_id = (select person_id from collection where id = collection_id)
  or exists (select from membership where id = membership_id and state = 'joined'))`;

/** Reads since when a person has a feed of a collection; served by the key. */
export async function readFeed(db: Db, { personId, collectionId }: FeedKey): Promise<Date | null> {
  const { rows } = await sql<{ createdAt: Date }>`
    select created_at from calendar_feed
    where person_id = ${personId} and collection_id = ${collectionId} and ${isAlive}
  `.execute(db);
  return rows[0]?.createdAt ?? null;
}

interface FeedOf extends VisitingPerson {
  readonly collectionId: number;
  /** The edition of the collection. */
  readonly site: EditionId;
}

/** The collection of a feed, and the person who made it, unless the account is disabled; served by calendar_feed_token. */
export async function readFeedOf(db: Db, tokenHash: string): Promise<FeedOf | undefined> {
  const { rows } = await sql<FeedOf>`
    select collection_id, (select edition from collection where id = collection_id) as site, person.id as person_id, username, role, email_verified, is_admin, person.edition,
           exists (select from sign_in_method
                   where sign_in_method.person_id = person.id and provider_id <> 'credential') as has_social_login
    from (select * from calendar_feed where token_hash = ${tokenHash} and ${isAlive}) feed
    join person on person.id = feed.person_id
    where disabled_at is null
  `.execute(db);
  return rows[0];
}
