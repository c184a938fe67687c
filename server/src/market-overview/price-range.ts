import type { MarketOverview } from '@hearth/domain/contract/market-overview.ts';
import type { Db } from '../db/database.ts';
import type { Visit } from '../http/visit.ts';
import { FEW_RESULTS, nearbyCenter, nearbyIds } from '../search/nearby.ts';
import { findListings, searchContext } from '../search/search.service.ts';
import { resolveAreas } from '../search/search-areas.ts';
import { changeNow } from '../search/search-memory.ts';
import { searchIn } from './area-search.ts';
import { type FiguresRow, pricesOf } from './market.queries.ts';

/**
 * What homes of an area cost, from two on; with fewer for sale, what those nearby cost (specification section 9), which are the
 * ones that a search of the area shows.
 */
export async function priceRange(
  db: Db,
  id: string,
  { forsale, minimum, maximum }: FiguresRow,
  visit: Visit,
): Promise<MarketOverview['range']> {
  if (forsale >= FEW_RESULTS && minimum !== null && maximum !== null)
    return { of: 'area', count: forsale, minimum, maximum };
  const prices = await pricesNearby(db, id, visit);
  const [least, most] = [prices[0], prices.at(-1)];
  return prices.length < FEW_RESULTS || least === undefined || most === undefined
    ? null
    : { of: 'nearby', count: prices.length, minimum: least, maximum: most };
}

async function pricesNearby(db: Db, id: string, visit: Visit): Promise<number[]> {
  const request = searchIn([id]);
  const context = searchContext(request, visit);
  const found = await findListings(db, request, context);
  const now = await changeNow(db);
  const areas = await resolveAreas(db, request, now);
  const center = nearbyCenter(request, context, areas, found);
  return pricesOf(db, (await nearbyIds(db, now, request, context, center, found.ids)).ids);
}
