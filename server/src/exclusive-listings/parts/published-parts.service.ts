import { listingPartsOf } from '@hearth/domain/exclusive/published-parts.ts';
import type { IsoDate, Listing } from '@hearth/domain/listing/listing.ts';
import type { Db } from '../../db/database.ts';
import { type PartsOf, publishParts, readParts } from './parts.queries.ts';

/** Publishes pictures and open houses of a listing, and returns them as the listing has them. In the transaction of the publication. */
export async function publishedParts(
  transaction: Db,
  draftId: string,
  { of, today }: { readonly of: PartsOf; readonly today: IsoDate },
): Promise<Pick<Listing, 'media' | 'openhouse'>> {
  if (of !== 'published') await publishParts(transaction, draftId, of);
  return listingPartsOf(await readParts(transaction, draftId, 'published'), today);
}
