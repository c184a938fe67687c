import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { RankedIds } from '../listings/listed-listings.ts';
import { rankIds } from './search.queries.ts';
import { searchCondition } from './search-condition.sql.ts';
import type { Position, SearchContext } from './search-context.ts';
import { sortTerms } from './sort.sql.ts';

export interface Nearest {
  readonly center: Position;
  /** Ids that are left out. */
  readonly found: readonly number[];
  readonly limit: number;
}

/** The listings with a position that a search finds, the nearest to a centre first. */
export function nearestIds(
  db: Db,
  request: SearchRequest,
  context: SearchContext,
  { center, found, limit }: Nearest,
): Promise<RankedIds> {
  const homes = searchCondition(request, context);
  const order = sortTerms(
    { ...request, sort: { sortBy: 'distance', sortType: 'ASC' }, ourListingsFirst: false },
    { ...context, center },
  );
  const where = [...homes.where, sql`s.latitude is not null`, sql`s.id <> all(${found}::integer[])`];
  return rankIds(db, { ...homes, where }, order, { limit, offset: 0 });
}
