import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { HomePage } from '@hearth/domain/search/stops/first-stop.ts';
import type { Db } from '../../db/database.ts';

/** Pages that show a listing to the public since a moment. */
export interface Exposure {
  readonly at: Date;
  readonly revision: number;
  readonly pages: readonly HomePage[];
  readonly onMls: boolean;
}

/** The log of a listing, the first entry first. Served by listing_exposure_listing. */
export const readExposures = async (db: Db, listingId: string): Promise<readonly Exposure[]> => {
  const rows = await db
    .selectFrom('listingExposure')
    .select(['at', 'revision', 'pages', 'onMls'])
    .where('listingId', '=', listingId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, pages: row.pages as HomePage[] }));
};

export const insertExposure = async (
  db: Db,
  { pages, ...row }: Exposure & { readonly listingId: string; readonly edition: EditionId },
): Promise<void> => {
  await db
    .insertInto('listingExposure')
    .values({ ...row, pages: [...pages] })
    .execute();
};
