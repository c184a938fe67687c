import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { getListing } from '@hearth/domain/contract/routes.ts';
import type { HoaType } from '@hearth/domain/mortgage/monthly-cost.ts';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { ApiError } from '../client/api-error.ts';
import { elementClient } from '../client/element-client.ts';
import { failureText, mayRetry } from '../client/failure-text.ts';
import type { SomeFigures } from './calculation.ts';

interface ListingFiguresProps {
  /** Listing id or MLS number. */
  readonly listingId: string;
  readonly onFigures: (figures: SomeFigures) => void;
}

/** Asks for a listing's price, taxes and dues; draws nothing but why they could not be had. */
export function ListingFigures({ listingId, onFigures }: ListingFiguresProps): ReactNode {
  const [client] = useState(() => elementClient());
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<{ readonly text: string; readonly again: boolean }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const gone = new AbortController();
    const show = (listing: ListingDetails) => {
      setProblem(isForLease(listing) ? { text: 'This home is for lease.', again: false } : undefined);
      onFigures(figuresOfListing(listing));
    };
    const fail = (error: ApiError) => gone.signal.aborted || setProblem(problemOf(error));
    client.call(getListing, { params: { id: listingId }, signal: gone.signal }).then(show, fail);
    return () => gone.abort();
  }, [client, listingId, attempt]);
  if (!problem) return null;
  return (
    <p className="hearth-mortgage__problem" role="status">
      {problem.text}{' '}
      {problem.again && (
        <button type="button" onClick={() => setAttempt(attempt + 1)}>
          Try again
        </button>
      )}
    </p>
  );
}

/** The domain's `isLease` lies in one chunk with the cards of listings, which would come along: 5 KB for a word. */
const isForLease = ({ propertytype }: ListingDetails): boolean => propertytype.endsWith('Lease');

/** What a listing for sale says of its cost; a monthly rent is no price. */
export function figuresOfListing(listing: ListingDetails): SomeFigures {
  if (isForLease(listing)) return {};
  const { listprice, taxannualamount, associationfee, associationfeefrequency } = listing;
  return {
    listprice,
    propertyTax: taxannualamount === null ? undefined : { unit: 'dollars', value: taxannualamount },
    hoaDues: associationfee ?? 0,
    hoaType: (associationfeefrequency ?? 'Monthly') as HoaType,
  };
}

function problemOf(error: ApiError): { readonly text: string; readonly again: boolean } {
  if (!mayRetry(error)) return { text: 'This listing is not available.', again: false };
  const text = failureText(error, "The listing's figures could not be loaded.");
  return { text: `${text} You can enter them yourself.`, again: true };
}
