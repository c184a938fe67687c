import { DAY_MS } from '@hearth/domain/listing/days.ts';
import { maskedCaptions } from '@hearth/domain/listing/hidden-address.ts';
import type { Db } from '../db/database.ts';
import { maskedColumns } from './listing-row.ts';
import { lockMaskedBefore, type MaskedAgain, type MaskedBefore, saveMasked } from './mask-again.queries.ts';
import { forgetRemovalsBefore } from './removed-listings.queries.ts';

/** Listings that one transaction masks again. */
const MASKED_AT_ONCE = 200;

/** Masks the texts of hidden addresses again that another version of the masking made. Returns how many listings. */
export async function maskAgain(db: Db): Promise<number> {
  let count = 0;
  for (;;) {
    const masked = await db.transaction().execute(async (trx) => {
      const before = await lockMaskedBefore(trx, MASKED_AT_ONCE);
      if (before.length > 0) await saveMasked(trx, before.map(maskedNow));
      return before.length;
    });
    count += masked;
    if (masked < MASKED_AT_ONCE) return count;
  }
}

const maskedNow = ({ id, listing, media }: MaskedBefore): MaskedAgain => ({
  id,
  ...maskedColumns(listing),
  maskedCaptions: maskedCaptions(listing, media),
});

/** How long the page of a removed listing says that it is gone. */
const REMOVAL_DAYS = 730;

/** Forgets listings that were removed over two years ago: their pages answer as unknown ones do. Returns how many there were. */
export function forgetOldRemovals(db: Db, now: Date): Promise<number> {
  return forgetRemovalsBefore(db, new Date(now.getTime() - REMOVAL_DAYS * DAY_MS));
}
