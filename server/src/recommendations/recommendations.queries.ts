import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import type { SqlFragment } from '../db/sql-fragment.ts';
import { joinedThings } from '../sharing/memberships.sql.ts';

/** A home that was recommended to a person. */
export interface RecommendationRow {
  readonly listingkey: string;
  readonly comment: string | null;
  readonly recommendedAt: Date;
  readonly agentId: string;
  readonly firstname: string;
  readonly picture: string | null;
}

/** Recommendations of the agent that a client has now: another agent, or none, ends those of the one before. */
const isOfOwnAgent = (personId: string | SqlFragment): SqlFragment => sql`
  recommended_by = (select agent.id from person client join person agent on agent.username = client.agent_id and agent.role = 'Agent'
                    where client.id = ${personId})`;

const isSaved = (personId: string): SqlFragment => sql`
  exists (
    select from collection_listing saved join collection on collection.id = saved.collection_id
    where saved.listingkey = recommendation.listingkey
      and (collection.person_id = ${personId} or collection.id in ${joinedThings('collection', personId)}))`;

/** Homes that wait for an answer: neither dismissed nor in a collection that the person has or joined. */
const isWaiting = (personId: string): SqlFragment => sql`
  ${isOfOwnAgent(personId)}
  and not exists (select from dismissed_listing dismissed
              where dismissed.person_id = ${personId} and dismissed.listingkey = recommendation.listingkey)
  and not ${isSaved(personId)}`;

/** The recommended homes that wait for an answer, the last one first; served by the keys. */
export async function readWaiting(db: Db, personId: string): Promise<readonly RecommendationRow[]> {
  const { rows } = await sql<RecommendationRow>`/* waiting recommendations */
    select listingkey, comment, recommended_at, agent.id as agent_id, agent.firstname, agent.picture
    from recommendation join person agent on agent.id = recommended_by
    where person_id = ${personId} and ${isWaiting(personId)}
    order by recommended_at desc, listingkey
  `.execute(db);
  return rows;
}

/** Their ids in the search's tables. */
export async function waitingIds(db: Db, personId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select listing.id from recommendation join listing using (listingkey)
    where person_id = ${personId} and ${isWaiting(personId)}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Of all homes that an agent recommends to a client, or of these, the ids of listings that are private; served by the keys. */
export async function readPrivate(
  db: Db,
  personId: string,
  listingids: readonly string[] | null,
): Promise<readonly string[]> {
  const { rows } = await sql<{ listingid: string }>`
    select listingid from recommendation join listing using (listingkey)
    where person_id = ${personId} and mlsstatus = 'Private' and ${isOfOwnAgent(personId)}
      and (${listingids}::text[] is null or listingid = any(${listingids}::text[]))
  `.execute(db);
  return rows.map(({ listingid }) => listingid);
}

/** Accounts of the clients to whom their agent recommends a home; served by recommendation_listing. */
export async function readRecommendedPeople(db: Db, listingkey: string): Promise<readonly string[]> {
  const { rows } = await sql<{ personId: string }>`
    select person_id from recommendation
    where listingkey = ${listingkey} and ${isOfOwnAgent(sql`recommendation.person_id`)}
  `.execute(db);
  return rows.map(({ personId }) => personId);
}

interface NewRecommendation {
  readonly listingkey: string;
  readonly comment: string | null;
}

/** Stores recommendations of an agent, in place of earlier ones of the same homes. */
export async function saveRecommendations(
  db: OwnedChange,
  {
    personId,
    recommendedBy,
    now,
  }: { readonly personId: string; readonly recommendedBy: string; readonly now: Date },
  homes: readonly NewRecommendation[],
): Promise<void> {
  await sql`
    insert into recommendation (person_id, listingkey, recommended_by, comment, recommended_at)
    select ${personId}::uuid, listingkey, ${recommendedBy}::uuid, comment, ${now}
    from unnest(${homes.map(({ listingkey }) => listingkey)}::text[], ${homes.map(({ comment }) => comment)}::text[])
      as recommended (listingkey, comment)
    on conflict (person_id, listingkey) do update set
      recommended_by = excluded.recommended_by, comment = excluded.comment, recommended_at = excluded.recommended_at
  `.execute(db);
}

/** Deletes the oldest recommendations of a person beyond a number. Those of saved homes stay, since the right to a private one hangs on them. */
export async function deleteOldest(db: OwnedChange, personId: string, most: number): Promise<void> {
  await sql`
    delete from recommendation where person_id = ${personId} and listingkey in (
      select listingkey from recommendation where person_id = ${personId} and not ${isSaved(personId)}
      order by recommended_at desc, listingkey offset ${most})
  `.execute(db);
}

/** Of these homes, those that wait for the answer of a person whose agent still recommends them. */
export async function readUnanswered(
  db: Db,
  personId: string,
  { recommendedBy, listingkeys }: { readonly recommendedBy: string; readonly listingkeys: readonly string[] },
): Promise<readonly string[]> {
  const { rows } = await sql<{ listingkey: string }>`
    select listingkey from recommendation
    where person_id = ${personId} and recommended_by = ${recommendedBy} and listingkey = any(${listingkeys}::text[])
      and ${isWaiting(personId)}
  `.execute(db);
  return rows.map(({ listingkey }) => listingkey);
}

/** Deletes an agent's recommendation of the home with this id or, where none recommended has it, with this MLS number. */
export async function deleteRecommendation(
  db: OwnedChange,
  {
    personId,
    recommendedBy,
    edition,
    id,
  }: Readonly<Record<'personId' | 'recommendedBy' | 'id', string>> & { readonly edition: EditionId },
): Promise<void> {
  await sql`
    delete from recommendation where person_id = ${personId} and recommended_by = ${recommendedBy} and listingkey = (
      select listingkey from listing
      where (listingid = ${id} or sourcelistingid = ${id}) and edition = ${edition}
        and exists (select from recommendation each
                    where each.person_id = ${personId} and each.listingkey = listing.listingkey)
      order by listingid = ${id} desc
      limit 1)
  `.execute(db);
}
