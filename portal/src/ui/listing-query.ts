import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { getListing } from '@hearth/domain/contract/routes.ts';
import { parseListingPath } from '@hearth/domain/listing/listing-path.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

const listingKey = (id: string) => ['listing', id] as const;

/** A listing by its listing id or MLS number. */
export const listingQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: listingKey(id),
    queryFn: ({ signal }) => client.call(getListing, { params: { id }, signal }),
  });

const SEED_MS = 30_000;

/**
 * Takes the listing that the server wrote into the first page as its guests see it, so that the screen need not ask again for
 * half a minute. Back and forward may show a page of any age, which is not taken.
 */
export function seedListing(queries: QueryClient, viewer: Viewer): void {
  const served = document.getElementById('served-listing');
  served?.remove();
  const id = parseListingPath(location.pathname)?.id;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!served || id === undefined || viewer.role !== 'guest' || navigation?.type === 'back_forward') return;
  const queryKey = listingKey(id);
  queries.setQueryDefaults(queryKey, { staleTime: SEED_MS });
  queries.setQueryData(queryKey, JSON.parse(served.textContent) as ListingDetails);
}

/**
 * Why the server does not show a listing: 'missing' for an unknown id, 'gone' for a home that was on the market before;
 * null for other failures.
 */
export function withheld(error: Pick<ApiError, 'code'> | null): 'missing' | 'gone' | null {
  if (error?.code === 'listing_gone') return 'gone';
  const isMissing =
    error?.code === 'listing_not_found' || error?.code === 'not_found' || error?.code === 'validation_failed';
  return isMissing ? 'missing' : null;
}
