import { editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import type { CooperationFacts } from '@hearth/domain/exclusive/cooperation/clear-cooperation.ts';
import type { EditPayload } from '@hearth/domain/exclusive/field-catalog.ts';
import { publicPages } from '@hearth/domain/search/stops/page-stops.ts';
import { withAgentPage } from '../../agents/agent.service.ts';
import type { Db } from '../../db/database.ts';
import type { IncomingListing } from '../../listings/incoming-listing.ts';
import { asFirstStored } from '../../listings/save-listings.service.ts';
import type { ExclusiveRow } from '../exclusive-listings.queries.ts';
import { type Exposure, insertExposure, readExposures } from './exposure.queries.ts';

type Logged = Pick<ExclusiveRow, 'listingId' | 'edition'>;

/** Logs the pages that show a published listing to the public, where they differ from those before. */
export async function recordExposure(
  transaction: Db,
  row: Logged,
  { listing, fields, revision }: { listing: IncomingListing; fields: EditPayload; revision: number },
  now: Date,
): Promise<void> {
  const moment = { ...localMoment(now, editions[row.edition].timeZone), edition: row.edition };
  const pages = publicPages(await withAgentPage(transaction, asFirstStored(listing, now)), moment);
  const onMls = fields.mlsStatus === 'Listed on Mls';
  return logChange(transaction, row, { at: now, revision, pages, onMls });
}

/** Logs that a deleted listing is on no page any more. */
export const recordRemoval = (
  transaction: Db,
  row: Logged & { revision: number },
  now: Date,
): Promise<void> => logChange(transaction, row, { at: now, revision: row.revision, pages: [], onMls: false });

async function logChange(db: Db, { listingId, edition }: Logged, exposure: Exposure): Promise<void> {
  const last = (await readExposures(db, listingId)).at(-1) ?? { pages: [], onMls: false };
  const isSame = last.onMls === exposure.onMls && last.pages.join() === exposure.pages.join();
  if (!isSame) await insertExposure(db, { listingId, edition, ...exposure });
}

/** Facts of the clock of clear cooperation: the first public moment and the first on the MLS. */
export const cooperationFacts = (log: readonly Exposure[]): CooperationFacts => ({
  firstShownAt: log.find(({ pages }) => pages.length > 0)?.at ?? null,
  onMlsAt: log.find(({ onMls }) => onMls)?.at ?? null,
});
