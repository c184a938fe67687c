import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { sql } from 'kysely';
import type { SqlFragment } from '../db/sql-fragment.ts';

/**
 * The listings of an edition with this id or MLS number, also removed ones, as a table of `listingkey` and `listingid`. Served by the
 * indexes on both numbers.
 */
export const homesNamed = (edition: EditionId, id: string): SqlFragment => sql`(
  select listingkey, listingid from listing
  where (listingid = ${id} or sourcelistingid = ${id}) and edition = ${edition}
  union all
  select listingkey, listingid from removed_listing
  where (listingid = ${id} or sourcelistingid = ${id}) and edition = ${edition}
)`;
