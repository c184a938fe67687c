import { getListing } from '@hearth/domain/contract/listing.ts';
import type { Client } from '../client/client.ts';
import { askHomes } from '../search/ask-homes.ts';
import type { WidgetQuery } from '../search/widget-query.ts';
import { deferred } from '../ui/use-deferred.ts';
import type { Found } from './found.ts';

/** Most lists are not of similar homes. */
const similar = deferred(async () => (await import('./similar-homes.ts')).similarHomes);

export type ListingsClient = Client;

/** The request of a list of homes. */
export interface ListRequest {
  readonly query: WidgetQuery;
  /** Listing id or MLS number of the home that the others are to be like. */
  readonly similarTo: string;
}

/** Finds the homes of a list; rejects with `ApiError`. */
export async function findListings(
  client: ListingsClient,
  { query, similarTo }: ListRequest,
  signal: AbortSignal,
): Promise<Found> {
  if (!similarTo) return find(client, query, signal);
  const [model, similarHomes] = await Promise.all([
    client.call(getListing, { params: { id: similarTo }, signal }),
    similar.fetch(),
  ]);
  return similarHomes(model, query, (like) => find(client, like, signal));
}

async function find(client: ListingsClient, query: WidgetQuery, signal: AbortSignal): Promise<Found> {
  let requested = query;
  const became = (next: WidgetQuery) => {
    requested = next;
  };
  const { listings, nearbyListings, nearbyMiles, total, leftOut } = await askHomes(
    client,
    query,
    became,
    signal,
  );
  return { listings, nearbyListings, nearbyMiles, total, query: requested, leftOut };
}
