import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { failureText, mayRetry } from '@hearth/widgets/client/failure-text.ts';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app-context.tsx';
import { listingQuery, withheld } from '../../shared/listing/listing-query.ts';

/** Outcome for the homes of a link. */
export interface Compared {
  readonly listings: readonly ListingDetails[];
  /** Ids that nothing is listed under. */
  readonly missing: readonly string[];
  /** They were on the market once. */
  readonly gone: readonly string[];
}

export type ComparedRequest =
  | { readonly state: 'loading' }
  | ({ readonly state: 'succeeded' } & Compared)
  | { readonly state: 'failed'; readonly words: string; readonly mayRetry: boolean };

/** Answers are cached for a minute, so that a removed or restored home appears at once. */
const freshMilliseconds = 60_000;

type Answer = UseQueryResult<ListingDetails>;

/** Loads the homes of a comparison side by side; those that cannot be shown are named, and the others are shown. */
export function useCompared(ids: readonly string[]): {
  readonly request: ComparedRequest;
  readonly retry: () => void;
} {
  const { client } = useApp();
  const answers = useQueries({
    queries: ids.map((id) => ({ ...listingQuery(client, id), staleTime: freshMilliseconds })),
  });
  const retry = () => {
    for (const answer of answers) if (hasFailed(answer)) void answer.refetch();
  };
  return { request: requestOf(ids, answers), retry };
}

/** A failure that is not about one home fails the whole comparison. */
const hasFailed = ({ data, error }: Answer): boolean =>
  error !== null && data === undefined && withheld(error) === null;

function requestOf(ids: readonly string[], answers: readonly Answer[]): ComparedRequest {
  const failed = answers.find(hasFailed);
  if (failed?.error)
    return {
      state: 'failed',
      words: failureText(failed.error, 'These homes could not be loaded.'),
      mayRetry: mayRetry(failed.error),
    };
  if (answers.some(({ isPending }) => isPending)) return { state: 'loading' };
  const states = answers.map(({ error }) => withheld(error));
  const shown = answers.flatMap(({ data }, at) => (data && states[at] === null ? [data] : []));
  return {
    state: 'succeeded',
    // Two ids may name one home: its listing id and its MLS number.
    listings: [...new Map(shown.map((listing) => [listing.listingid, listing])).values()],
    missing: ids.filter((_, at) => states[at] === 'missing'),
    gone: ids.filter((_, at) => states[at] === 'gone'),
  };
}
