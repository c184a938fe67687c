import type { getCollection } from '@hearth/domain/contract/collection.ts';
import type { QueryOf } from '@hearth/domain/contract/endpoint.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { collectionDirection } from '@hearth/domain/people/collection-sorts.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Visit } from '../http/visit.ts';
import type { LinkedListing } from '../listings/linked-listings.ts';
import { type SortTerm, sortTerms } from '../search/sort.sql.ts';
import type { SavedHome } from './saved-homes.queries.ts';

/** Withdrawn homes have no row of a search, and count as those of others. */
const oursFirst: SortTerm = { key: sql`coalesce(s.ours, false)`, direction: sql`desc` };

export type HomesOrder = Pick<QueryOf<typeof getCollection>, 'sortBy' | 'sortType' | 'ourListingsFirst'>;

/** A home whose place in an order is looked for. */
type Placed = Pick<LinkedListing, 'id'> & Pick<SavedHome, 'addedAt'>;

/**
 * Puts homes of a collection into the order that is asked for: those without its figure last, such as withdrawn ones, and equal ones
 * in the order by hand.
 * @param homes in the order by hand
 */
export async function sortedHomes<Home extends Placed>(
  db: Db,
  homes: readonly Home[],
  { sortBy, sortType = collectionDirection(sortBy), ourListingsFirst }: HomesOrder,
  visit: Visit,
): Promise<readonly Home[]> {
  const ours = ourListingsFirst === 'true' ? [oursFirst] : [];
  if (sortBy === 'byHand') return ranked(db, sortType === 'DESC' ? homes.toReversed() : homes, ours);
  if (sortBy === 'recentlyAdded') {
    const sign = sortType === 'ASC' ? 1 : -1;
    const added = homes.toSorted((a, b) => (a.addedAt.getTime() - b.addedAt.getTime()) * sign);
    return ranked(db, added, ours);
  }
  const { timeZone, mapCenter: center } = editions[visit.edition];
  const search = { sort: { sortBy, sortType }, ourListingsFirst: false, filters: { travelTime: '' } };
  const terms = sortTerms(search, { ...localMoment(visit.now, timeZone), center });
  return ranked(db, homes, [...ours, ...terms]);
}

/** Homes by the terms of a search, equal ones as they are. Served by the key of the search's rows. */
async function ranked<Home extends Placed>(
  db: Db,
  homes: readonly Home[],
  terms: readonly SortTerm[],
): Promise<readonly Home[]> {
  if (terms.length === 0 || homes.length < 2) return homes;
  const { rows } = await sql<{ ids: number[] }>`
    select json_agg(wanted.id order by ${sql.join(terms.map(({ key, direction }) => sql`${key} ${direction}`))}, wanted.position) as ids
    from unnest(${homes.map(({ id }) => id)}::integer[]) with ordinality as wanted (id, position)
    left join listing_search s on s.id = wanted.id
  `.execute(db);
  const byId = new Map(homes.map((home) => [home.id, home]));
  return rows[0]!.ids.map((id) => byId.get(id)!);
}
