import type { DealBreaker } from '@hearth/domain/people/votes/deal-breakers.ts';
import type { VoteAnswer } from '@hearth/domain/people/votes/vote-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import { joinedPeople } from '../sharing/memberships.sql.ts';

// The one file that reads votes, besides the export of a person's own data. A vote is read by its person or once it was opened.

interface VoteRow {
  readonly listingkey: string;
  readonly answer: VoteAnswer;
  readonly dealBreakers: readonly DealBreaker[];
}

/** A person's own votes; served by the key. */
export async function readOwnVotes(
  db: Db,
  collectionId: number,
  personId: string,
): Promise<readonly VoteRow[]> {
  const { rows } = await sql<VoteRow>`
    select listingkey, answer, deal_breakers from home_vote
    where collection_id = ${collectionId} and person_id = ${personId}
  `.execute(db);
  return rows;
}

export interface OpenedVoteRow extends VoteRow {
  readonly personId: string;
  readonly firstname: string;
  readonly picture: string | null;
  readonly isLate: boolean;
  readonly answerAtOpening: VoteAnswer | null;
}

/** The votes on homes whose votes were opened, in the order in which people were invited; served by the keys. */
export async function readOpenedVotes(db: Db, collectionId: number): Promise<readonly OpenedVoteRow[]> {
  const { rows } = await sql<OpenedVoteRow>`
    select listingkey, answer, deal_breakers, person.id as person_id, firstname, picture, is_late,
           nullif(answer_at_opening, answer) as answer_at_opening
    from home_vote join collection_listing using (collection_id, listingkey) join person on person.id = person_id
    where collection_id = ${collectionId} and votes_opened_at is not null
    order by person.created_at, person.id
  `.execute(db);
  return rows;
}

export interface OpenedHome {
  readonly listingkey: string;
  readonly openedAt: Date;
}

/** The homes whose votes were opened, the last added first; served by the key. */
export async function readOpenedHomes(db: Db, collectionId: number): Promise<readonly OpenedHome[]> {
  const { rows } = await sql<OpenedHome>`
    select listingkey, votes_opened_at as opened_at from collection_listing
    where collection_id = ${collectionId} and votes_opened_at is not null
    order by added_at desc, listingkey
  `.execute(db);
  return rows;
}

interface NewVote extends VoteRow {
  readonly collectionId: number;
  readonly personId: string;
}

/** Stores a vote in place of the person's last one. @returns whether the votes on the home are open; null where the collection has no such home */
export async function saveVote(
  db: OwnedChange,
  { collectionId, listingkey, personId, answer, dealBreakers }: NewVote,
  now: Date,
): Promise<{ readonly isOpen: boolean } | null> {
  const { rows } = await sql<{ isOpen: boolean }>`
    insert into home_vote as vote (collection_id, listingkey, person_id, answer, deal_breakers, is_late, voted_at)
    select collection_id, listingkey, ${personId}::uuid, ${answer}, ${dealBreakers}::text[], votes_opened_at is not null, ${now}
    from collection_listing where collection_id = ${collectionId} and listingkey = ${listingkey}
    on conflict (collection_id, listingkey, person_id) do update set
      answer = excluded.answer, deal_breakers = excluded.deal_breakers, voted_at = excluded.voted_at,
      -- The proposed row is late where the votes were opened by now.
      answer_at_opening = case when excluded.is_late and not vote.is_late
                               then coalesce(vote.answer_at_opening, vote.answer) end
    returning (select votes_opened_at is not null from collection_listing
               where collection_id = vote.collection_id and listingkey = vote.listingkey) as is_open
  `.execute(db);
  return rows[0] ?? null;
}

/** Opens the sealed votes on homes on which all people of a collection have voted, and returns whether there were any. */
export async function openComplete(db: OwnedChange, collectionId: number, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update collection_listing home set votes_opened_at = ${now}
    where collection_id = ${collectionId} and votes_opened_at is null
      and exists ${joinedPeople('collection', sql`${collectionId}::bigint`)}
      and not exists (
        select from (select person_id from collection where id = ${collectionId}
                     union all ${joinedPeople('collection', sql`${collectionId}::bigint`)}) voter
        where not exists (select from home_vote vote
                          where vote.collection_id = home.collection_id and vote.listingkey = home.listingkey
                            and vote.person_id = voter.person_id))
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Opens the sealed votes on homes on which a person has voted, and returns whether there were any. */
export async function openVotedBy(
  db: OwnedChange,
  collectionId: number,
  personId: string,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update collection_listing home set votes_opened_at = ${now} from home_vote vote
    where home.collection_id = ${collectionId} and votes_opened_at is null and vote.person_id = ${personId}
      and vote.collection_id = home.collection_id and vote.listingkey = home.listingkey
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Deletes a person's votes on the homes of a collection. */
export async function deleteVotesOf(db: OwnedChange, collectionId: number, personId: string): Promise<void> {
  await sql`delete from home_vote where collection_id = ${collectionId} and person_id = ${personId}`.execute(
    db,
  );
}

/** Counts a person's votes on the homes of a collection. @param isOwn unset to count opened ones alone */
export async function countVotes(
  db: Db,
  collectionId: number,
  personId: string,
  isOwn: boolean,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from home_vote join collection_listing using (collection_id, listingkey)
    where collection_id = ${collectionId} and person_id = ${personId}
      and (${isOwn} or votes_opened_at is not null)
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns whether a person has or joined a collection in which votes were opened. */
export async function seesOpenedVotes(db: Db, collectionId: number, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select from collection where id = ${collectionId}
      and (person_id = ${personId} or ${personId}::uuid in ${joinedPeople('collection', sql`collection.id`)})
      and exists (select from collection_listing where collection_id = collection.id and votes_opened_at is not null)
  `.execute(db);
  return rows.length > 0;
}
