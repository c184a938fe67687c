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

export async function insertPageView(db: OwnedChange, view: PageView): Promise<void> {
  await db.insertInto('pageView').values(view).execute();
}

/** Served by page_view_viewed. */
export async function deletePageViewsBefore(db: Db, then: Date): Promise<void> {
  await db.deleteFrom('pageView').where('viewedAt', '<', then).execute();
}
