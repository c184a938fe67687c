import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { getListing } from '@hearth/domain/contract/listing.ts';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError } from '../client/api-error.ts';
import { elementClient } from '../client/element-client.ts';
import { failureText, mayRetry } from '../client/failure-text.ts';
import type { SomeFigures } from './calculation.ts';
import { figuresOfListing, isForLease } from './figures-of-listing.ts';

interface ListingFiguresProps {
  /** Listing id or MLS number. */
  readonly listingId: string;
  /** Pass the same function with every render: another one asks again. */
  readonly onFigures: (figures: SomeFigures) => void;
}

/** Asks for a listing's price, taxes and dues; draws nothing but why they could not be had. */
export function ListingFigures({ listingId, onFigures }: ListingFiguresProps): ReactNode {
  const [client] = useState(() => elementClient());
  const running = useRef<AbortController>(undefined);
  const [problem, setProblem] = useState<{ readonly text: string; readonly again: boolean }>();
  const load = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (listing: ListingDetails) => {
      setProblem(isForLease(listing) ? { text: 'This home is for lease.', again: false } : undefined);
      onFigures(figuresOfListing(listing));
    };
    const fail = (error: ApiError) => signal.aborted || setProblem(problemOf(error));
    client.call(getListing, { params: { id: listingId }, signal }).then(show, fail);
  }, [client, listingId, onFigures]);
  useEffect(() => {
    load();
    return () => running.current?.abort();
  }, [load]);
  if (!problem) return null;
  return (
    <p className="hearth-mortgage__problem" role="status">
      {problem.text}{' '}
      {problem.again && (
        <button type="button" onClick={load}>
          Try again
        </button>
      )}
    </p>
  );
}

function problemOf(error: ApiError): { readonly text: string; readonly again: boolean } {
  if (!mayRetry(error)) return { text: 'This listing is not available.', again: false };
  const text = failureText(error, "The listing's figures could not be loaded.");
  return { text: `${text} You can enter them yourself.`, again: true };
}
