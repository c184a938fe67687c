import { showsAddress } from '@hearth/domain/listing/gate.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { keywordFields } from '@hearth/domain/search/filters/rows/keyword.ts';
import { keywordTerms } from '@hearth/domain/search/filters/rows/keyword-terms.ts';
import { type KeywordMatch, keywordMatches } from '@hearth/domain/search/results/keyword-matches.ts';
import { sql } from 'kysely';
import { columnName } from '../db/column-name.ts';
import type { Db } from '../db/database.ts';
import type { HiddenTexts } from './details-source.queries.ts';
import type { ListingColumn } from './listing-columns.ts';
import { readColumns } from './stored-listing.sql.ts';

const columns = [
  'listingkey',
  'internetaddressdisplayyn',
  'agentId',
  'publicremarks',
  'streetname',
  ...keywordFields,
] as const satisfies readonly ListingColumn[];

const columnList = sql.raw([...columns, 'maskedTexts'].map(columnName).join(', '));

/**
 * Places of the keyword in each of these listings, as far as the viewer may know it, by listing key; without a
 * keyword nothing is read.
 */
export async function matchesOfPage(
  db: Db,
  ids: readonly number[],
  keyword: string,
  viewer: Viewer,
): Promise<ReadonlyMap<string, readonly KeywordMatch[]>> {
  const wanted = keywordTerms(keyword).some(({ excluded }) => !excluded);
  if (ids.length === 0 || !wanted) return new Map();
  const { rows } = await sql<Record<string, unknown> & HiddenTexts>`
    select ${columnList} from listing where id = any(${ids}::integer[])
  `.execute(db);
  return new Map(
    rows.map((row) => {
      const listing = readColumns(row, columns);
      const known = showsAddress(listing, viewer)
        ? listing
        : { ...listing, ...row.maskedTexts, streetname: null };
      return [listing.listingkey, keywordMatches(known, keyword)];
    }),
  );
}
