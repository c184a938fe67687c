import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { ListingRefusal } from '@hearth/domain/page/first-view.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import { failureText, mayRetry } from '@hearth/widgets/client/failure-text.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { listingQuery, withheld } from '../../shared/listing/listing-query.ts';
import { whenIdle, whenIdleOrLeft } from '../../ui/when-idle.ts';
import { countView } from './count-view.ts';
import { useUpdateNotice } from './use-update-notice.ts';

/** State of the request for a listing. */
export type ListingRequest =
  | { readonly state: 'loading' }
  | {
      readonly state: 'succeeded';
      readonly listing: ListingDetails;
      /** Set where the listing is the one that was loaded before, since it could not be loaded anew. */
      readonly stale: Failure | null;
    }
  | { readonly state: 'missing' }
  /** It was on the market once. */
  | { readonly state: 'gone' }
  | ({ readonly state: 'failed' } & Failure);

/** Why a listing could not be loaded. */
export interface Failure {
  readonly words: string;
  /** Set if another try can help. */
  readonly mayRetry: boolean;
}

/** Loads a listing by its public id, and marks it as viewed once the server has sent it; a new id aborts the older request, `retry` asks again. */
export function useListing(id: string): { readonly request: ListingRequest; readonly retry: () => void } {
  const { client, history, viewed, unlock } = useApp();
  const session = useSession();
  const { answers } = session;
  // Guests have no stream of changes: they look again when they come back to the page.
  const query = useQuery({ ...listingQuery(client, id, answers), refetchOnWindowFocus: 'always' });
  useUpdateNotice(query.data);
  // A cached listing of an earlier visit may be withdrawn by now.
  const isFresh = query.isSuccess && (query.isFetchedAfterMount || !query.isStale);
  const viewedId = isFresh ? query.data.listingid : undefined;
  useEffect(() => {
    if (viewedId === undefined) return;
    if (!history.records()) return;
    viewed.add(viewedId);
    return whenIdleOrLeft(() => countView(client, viewedId));
  }, [history, viewed, viewedId, client]);
  useEffect(() => {
    if (viewedId === undefined) return;
    const prompt = () =>
      import('./prompt-after-views.ts').then(
        ({ promptAfterViews }) => promptAfterViews(viewedId, session, unlock),
        () => {},
      );
    // It counts also where the visitor goes on at once.
    whenIdle(() => void prompt());
  }, [viewedId, session, unlock]);
  const { refusal } = answers;
  return {
    request: requestOf(query, refusal?.id === id && !query.isFetched ? refusal : undefined),
    retry: () => void query.refetch(),
  };
}

/** @param refusal the answer in the page, until the query has its own */
function requestOf(
  { data, error }: UseQueryResult<ListingDetails>,
  refusal: ListingRefusal | undefined,
): ListingRequest {
  const reason = error ?? (data ? null : refusal);
  const state = withheld(reason);
  if (state) return { state };
  if (data) return { state: 'succeeded', listing: data, stale: error && staleOf(error) };
  return reason
    ? {
        state: 'failed',
        words: failureText(reason, 'This listing could not be loaded.'),
        mayRetry: mayRetry(reason),
      }
    : { state: 'loading' };
}

const staleOf = (error: ApiError): Failure => ({
  words: `${failureText(error, 'This listing could not be updated.')} This is the listing as it was loaded earlier.`,
  mayRetry: mayRetry(error),
});
