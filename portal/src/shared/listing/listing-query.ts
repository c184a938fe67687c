import { getListing } from '@hearth/domain/contract/listing.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { noAnswers, type ServedAnswers, servedFirst } from '../app/served-answers.ts';

/** A listing by its listing id or MLS number. */
export const listingQuery = (client: Client, id: string, answers: ServedAnswers = noAnswers) =>
  queryOptions({
    queryKey: ['listing', id],
    queryFn: ({ signal }) => client.call(getListing, { params: { id }, signal }),
    ...servedFirst(() => answers.of(getListing, { params: { id } })),
  });

/**
 * Why the server does not show a listing: 'missing' for an unknown id, 'gone' for a home that was on the market before;
 * null for other failures.
 */
export function withheld(error: Pick<ApiError, 'code'> | null | undefined): 'missing' | 'gone' | null {
  if (error?.code === 'listing_gone') return 'gone';
  const isMissing =
    error?.code === 'listing_not_found' || error?.code === 'not_found' || error?.code === 'validation_failed';
  return isMissing ? 'missing' : null;
}
