import { type DraftPhotos, noPhotos } from '@hearth/domain/exclusive/draft-photos.ts';
import type { OpenHousePlan } from '@hearth/domain/exclusive/open-house-plan.ts';
import type { PublishedParts } from '@hearth/domain/exclusive/published-parts.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { jsonText } from '../../db/json-rows.ts';
import type { OwnedChange } from '../../db/owned-change.ts';

/** The pictures of a draft; none for an unknown one. */
export async function readPhotos(db: Db, draftId: string): Promise<DraftPhotos> {
  const row = await db
    .selectFrom('exclusiveParts')
    .select(['photos', 'removedPhotos'])
    .where('draftId', '=', draftId)
    .executeTakeFirst();
  return row === undefined ? noPhotos : { items: row.photos, removed: row.removedPhotos };
}

/** The open houses of a draft; none for an unknown one. */
export async function readPlans(db: Db, draftId: string): Promise<readonly OpenHousePlan[]> {
  const row = await db
    .selectFrom('exclusiveParts')
    .select('openHouses')
    .where('draftId', '=', draftId)
    .executeTakeFirst();
  return row?.openHouses ?? [];
}

/** The parts of a publication: those of the draft, those of its plan, or those that are published already. */
export type PartsOf = 'draft' | 'plan' | 'published';

const ofDraft = sql<PublishedParts>`jsonb_build_object('photos', photos, 'openHouses', open_houses)`;

/** The parts that a publication has; none for a listing without them. */
export async function readParts(db: Db, draftId: string, of: PartsOf): Promise<PublishedParts> {
  const columns = { draft: ofDraft, plan: sql.ref('scheduled'), published: sql.ref('published') };
  const row = await db
    .selectFrom('exclusiveParts')
    .select(sql<PublishedParts | null>`${columns[of]}`.as('parts'))
    .where('draftId', '=', draftId)
    .executeTakeFirst();
  return row?.parts ?? { photos: [], openHouses: [] };
}

/** Parts of a draft as they change; absent ones stay. */
export interface PartChanges {
  readonly photos?: DraftPhotos;
  readonly openHouses?: readonly OpenHousePlan[];
}

/** Stores parts of a draft, which has a new revision then. The caller holds the lock of the listing. */
export async function writeParts(
  db: OwnedChange,
  draftId: string,
  { photos, openHouses }: PartChanges,
  { now, personId }: { readonly now: Date; readonly personId: string },
): Promise<void> {
  const columns = {
    ...(photos && { photos: jsonText(photos.items), removedPhotos: jsonText(photos.removed) }),
    ...(openHouses && { openHouses: jsonText(openHouses) }),
  };
  await db
    .insertInto('exclusiveParts')
    .values({ draftId, ...columns })
    .onConflict((conflict) => conflict.column('draftId').doUpdateSet(columns))
    .execute();
  await db
    .updateTable('exclusiveListing')
    .set({ revision: sql`revision + 1`, updatedAt: now, updatedBy: personId })
    .where('draftId', '=', draftId)
    .execute();
}

/** Publishes the parts of the draft, or those of its plan. */
export async function publishParts(db: Db, draftId: string, of: 'draft' | 'plan'): Promise<void> {
  const published = of === 'draft' ? ofDraft : sql`scheduled`;
  await sql`update exclusive_parts set published = ${published}, scheduled = null where draft_id = ${draftId}`.execute(
    db,
  );
}

/** Remembers the parts of the draft for its planned publication. */
export async function planParts(db: Db, draftId: string): Promise<void> {
  await sql`update exclusive_parts set scheduled = ${ofDraft} where draft_id = ${draftId}`.execute(db);
}

/** Forgets the files of pictures that were removed before a time; their ids stay refused. */
export const forgetRemoved = (db: Db, before: Date) =>
  sql`
    update exclusive_parts set removed_photos = (
      select jsonb_agg(case when (one ->> 'at')::timestamptz < ${before} then one || '{"photo": null}' else one end order by place)
      from jsonb_array_elements(removed_photos) with ordinality as each (one, place))
    where exists (
      select from jsonb_array_elements(removed_photos) as one
      where (one ->> 'at')::timestamptz < ${before} and jsonb_typeof(one -> 'photo') = 'object')
  `.execute(db);

/** Names of all files that a draft, an undo, a publication or a published listing may use. */
export async function readUsedFiles(db: Db): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    select picture ->> 'file' as file from exclusive_parts,
      jsonb_array_elements(
        photos || coalesce(published -> 'photos', '[]') || coalesce(scheduled -> 'photos', '[]')) as picture
    union
    select one -> 'photo' ->> 'file' from exclusive_parts, jsonb_array_elements(removed_photos) as one
    where jsonb_typeof(one -> 'photo') = 'object'
    union
    select substr(origin ->> 'from', length('/photos/') + 1) from listing
      join media on media.listing_id = listing.id, json_array_elements(media.sources) as origin
    where listing.source = 'EX'
  `.execute(db);
  return rows.map(({ file }) => file);
}
