import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { getListing } from '@hearth/domain/contract/routes.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../../ui/app-context.tsx';

/** Where the request for a listing stands. */
export type ListingRequest =
  | { readonly state: 'loading' }
  | { readonly state: 'succeeded'; readonly listing: ListingDetails }
  | { readonly state: 'missing' }
  /** It was on the market once. */
  | { readonly state: 'gone' }
  | { readonly state: 'failed'; readonly offline: boolean };

/** Loads a listing by its public id, and marks it as viewed; a new id aborts the older request, `retry` asks again. */
export function useListing(id: string): { readonly request: ListingRequest; readonly retry: () => void } {
  const { client, viewed } = useApp();
  const [request, setRequest] = useState<ListingRequest>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the same request
  useEffect(() => {
    const controller = new AbortController();
    setRequest({ state: 'loading' });
    client
      .call(getListing, { params: { id }, signal: controller.signal })
      .then((listing) => {
        setRequest({ state: 'succeeded', listing });
        viewed.add(listing.listingid);
      })
      .catch((error: unknown) => {
        if (!controller.signal.aborted) setRequest(failure(error));
      });
    return () => controller.abort();
  }, [client, viewed, id, attempt]);

  return { request, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}

function failure(error: unknown): ListingRequest {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'listing_not_found' || code === 'not_found' || code === 'validation_failed')
    return { state: 'missing' };
  if (code === 'listing_gone') return { state: 'gone' };
  return { state: 'failed', offline: code === 'offline' };
}
