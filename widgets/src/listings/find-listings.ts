import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import type { Client } from '../client/client.ts';
import { askHomes } from '../search/ask-homes.ts';
import { usualLimit, type WidgetQuery } from '../search/widget-query.ts';
import { later } from '../ui/use-later.ts';

/** Most lists are not of similar homes. */
const similar = later(async () => (await import('./similar-query.ts')).similarQuery);

export type ListingsClient = Pick<Client, 'get' | 'getListing' | 'searchListings' | 'baseUrl'>;

/** What a list of homes asks for. */
export interface Wanted {
  readonly query: WidgetQuery;
  /** Listing id or MLS number of the home that the others are to be like. */
  readonly similarTo: string;
}

export interface Found {
  readonly listings: readonly ListingCard[];
  /** How many there are in all. */
  readonly total: number;
  /** What was asked for in the end. */
  readonly query: WidgetQuery;
}

/** Finds the homes of a list; rejects with `ApiError`. */
export async function findListings(
  client: ListingsClient,
  { query, similarTo }: Wanted,
  signal: AbortSignal,
): Promise<Found> {
  if (!similarTo) return find(client, query, signal);
  const [model, similarQuery] = await Promise.all([client.getListing(similarTo, signal), similar.fetch()]);
  const limit = query.limit ?? usualLimit;
  // One more, since the home itself is the nearest of all.
  const found = await find(client, { ...similarQuery(model, query), limit: limit + 1 }, signal);
  const others = found.listings.filter(({ listingid }) => listingid !== model.listingid);
  return {
    ...found,
    listings: others.slice(0, limit),
    total: found.total - (found.listings.length - others.length),
  };
}

async function find(client: ListingsClient, query: WidgetQuery, signal: AbortSignal): Promise<Found> {
  let asked = query;
  const became = (next: WidgetQuery) => {
    asked = next;
  };
  const { listings, total } = await askHomes(client, query, became, signal);
  return { listings, total, query: asked };
}
