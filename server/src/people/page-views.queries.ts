import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';

export interface PageView {
  readonly personId: string;
  readonly path: string;
  readonly title: string | null;
  readonly viewedAt: Date;
  /** The page is about agents, areas or services. */
  readonly isContent: boolean;
}

/** Inserts a view, the last of its page. The person's lock keeps another one out meanwhile; served by page_view_content. */
export async function insertPageView(db: OwnedChange, view: PageView): Promise<void> {
  const { personId, path, isContent } = view;
  if (isContent)
    await sql`
      update page_view set is_last = false where person_id = ${personId} and path = ${path} and is_content and is_last
    `.execute(db);
  await db
    .insertInto('pageView')
    .values({ ...view, isLast: isContent })
    .execute();
}

/** Served by page_view_viewed. */
export async function deletePageViewsBefore(db: Db, then: Date): Promise<void> {
  await db.deleteFrom('pageView').where('viewedAt', '<', then).execute();
}
