import type { MarketOverview } from '@hearth/domain/contract/market-overview.ts';
import type { Visit } from '../http/visit.ts';
import { searchIn } from './area-search.ts';
import { type FiguresRow, pricesOf } from './market.queries.ts';
import type { MarketSource } from './market-source.ts';

/**
 * The price range of an area with two or more homes for sale; with fewer, the range of those nearby (specification section
 * 9), which are the ones that a search of the area shows.
 */
export async function priceRange(
  source: MarketSource,
  id: string,
  { forsale, minimum, maximum }: FiguresRow,
  visit: Visit,
): Promise<MarketOverview['range']> {
  const { minResults } = source.search;
  if (forsale >= minResults && minimum !== null && maximum !== null)
    return { of: 'area', count: forsale, minimum, maximum };
  const prices = await pricesNearby(source, id, visit);
  const [least, most] = [prices[0], prices.at(-1)];
  return prices.length < minResults || least === undefined || most === undefined
    ? null
    : { of: 'nearby', count: prices.length, minimum: least, maximum: most };
}

async function pricesNearby({ db, search }: MarketSource, id: string, visit: Visit): Promise<number[]> {
  const { ids } = await search.nearbyListings(searchIn([id]), visit);
  return pricesOf(db, ids);
}
