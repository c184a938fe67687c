import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '../../ui/app-context.tsx';
import { listingQuery, withheld } from '../../ui/listing-query.ts';

/** Where the request for a listing stands. */
export type ListingRequest =
  | { readonly state: 'loading' }
  | { readonly state: 'succeeded'; readonly listing: ListingDetails }
  | { readonly state: 'missing' }
  /** It was on the market once. */
  | { readonly state: 'gone' }
  | { readonly state: 'failed'; readonly words: string };

/** Loads a listing by its public id, and marks it as viewed; a new id aborts the older request, `retry` asks again. */
export function useListing(id: string): { readonly request: ListingRequest; readonly retry: () => void } {
  const { client, viewed } = useApp();
  const query = useQuery(listingQuery(client, id));
  const viewedId = query.data?.listingid;
  useEffect(() => {
    if (viewedId !== undefined) viewed.add(viewedId);
  }, [viewed, viewedId]);
  return { request: requestOf(query), retry: () => void query.refetch() };
}

function requestOf({ data, error }: UseQueryResult<ListingDetails>): ListingRequest {
  const state = withheld(error);
  if (state) return { state };
  if (data) return { state: 'succeeded', listing: data };
  return error
    ? { state: 'failed', words: failureText(error, 'This listing could not be loaded.') }
    : { state: 'loading' };
}
