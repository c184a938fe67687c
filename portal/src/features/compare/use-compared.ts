import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { getListing } from '@hearth/domain/contract/routes.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../../ui/app-context.tsx';

/** What became of the homes of a link. */
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
  | { readonly state: 'failed'; readonly offline: boolean };

type Answer = { readonly listing: ListingDetails } | 'missing' | 'gone';
type Answers = ReadonlyMap<string, Answer>;

/**
 * Loads the homes of a comparison side by side; those that cannot be shown are told, and the rest is. What is known is not
 * asked for again: a home that is taken out, or back, is so at once.
 */
export function useCompared(ids: readonly string[]): {
  readonly request: ComparedRequest;
  readonly retry: () => void;
} {
  const { client } = useApp();
  const [answers, setAnswers] = useState<Answers>(new Map());
  const [failure, setFailure] = useState<{ readonly offline: boolean } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const unknown = ids.filter((id) => !answers.has(id));
  const wanted = unknown.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the same request
  useEffect(() => {
    setFailure(null);
    if (wanted === '') return;
    const controller = new AbortController();
    const ask = async (id: string): Promise<readonly [string, Answer]> => [
      id,
      await client
        .call(getListing, { params: { id }, signal: controller.signal })
        .then((listing) => ({ listing }), withheld),
    ];
    Promise.all(wanted.split(',').map(ask))
      .then((entries) => setAnswers((before) => new Map([...before, ...entries])))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        setFailure({ offline: error instanceof ApiError && error.code === 'offline' });
      });
    return () => controller.abort();
  }, [client, wanted, attempt]);

  const retry = useCallback(() => {
    setFailure(null);
    setAttempt((count) => count + 1);
  }, []);
  return { request: requestOf(ids, answers, failure), retry };
}

function requestOf(
  ids: readonly string[],
  answers: Answers,
  failure: { readonly offline: boolean } | null,
): ComparedRequest {
  if (failure) return { state: 'failed', ...failure };
  const known = ids.flatMap((id) => answers.get(id) ?? []);
  return known.length < ids.length ? { state: 'loading' } : { state: 'succeeded', ...sorted(ids, known) };
}

/** What the server says of a home it does not show; any other failure is one of the whole comparison. */
function withheld(error: unknown): 'missing' | 'gone' {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'listing_gone') return 'gone';
  if (code === 'listing_not_found' || code === 'not_found' || code === 'validation_failed') return 'missing';
  throw error;
}

/** Two ids may stand for one home: its listing id and its MLS number. */
function sorted(ids: readonly string[], answers: readonly Answer[]): Compared {
  const listings = new Map<string, ListingDetails>();
  for (const answer of answers) {
    if (typeof answer === 'object') listings.set(answer.listing.listingid, answer.listing);
  }
  return {
    listings: [...listings.values()],
    missing: ids.filter((_, at) => answers[at] === 'missing'),
    gone: ids.filter((_, at) => answers[at] === 'gone'),
  };
}
