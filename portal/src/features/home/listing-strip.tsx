import type { ListingCard as Card } from '@hearth/domain/contract/listing-card.ts';
import { searchListings } from '@hearth/domain/contract/routes.ts';
import type { RequestOf } from '@hearth/widgets/client/endpoint-call.ts';
import { ListingCard } from '@hearth/widgets/listing-card/listing-card.tsx';
import { ListingCardSkeleton } from '@hearth/widgets/listing-card/listing-card-skeleton.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useApp } from '../../ui/app-context.tsx';

/** What the server is asked for. */
type StripQuery = NonNullable<RequestOf<typeof searchListings>['query']>;

interface ListingStripProps {
  readonly title: string;
  /** What the API is asked for; fixed for the life of the strip. */
  readonly params: StripQuery;
  readonly all: { readonly text: string; readonly path: string };
}

/** A row of cards to swipe through, with a way to all of them; disappears where nothing was found. */
export function ListingStrip({ title, params, all }: ListingStripProps): ReactNode {
  const heading = useId();
  const { listings, retry } = useStrip(params);
  if (Array.isArray(listings) && listings.length === 0) return null;
  return (
    <section className="strip" aria-labelledby={heading}>
      <div className="strip__head">
        <h2 id={heading}>{title}</h2>
        <a href={all.path}>{all.text}</a>
      </div>
      {listings === 'failed' ? (
        <Notice onRetry={retry}>These homes could not be loaded.</Notice>
      ) : (
        <ul className="strip__cards" aria-busy={listings === 'loading'}>
          {listings === 'loading'
            ? [1, 2, 3, 4].map((place) => (
                <li key={place}>
                  <ListingCardSkeleton />
                </li>
              ))
            : listings.map((listing) => (
                <li key={listing.listingkey}>
                  <ListingCard listing={listing} />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}

function useStrip(params: StripQuery) {
  const { client } = useApp();
  const [listings, setListings] = useState<readonly Card[] | 'loading' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const query = JSON.stringify(params);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the same request
  useEffect(() => {
    const controller = new AbortController();
    setListings('loading');
    client
      .call(searchListings, { query: JSON.parse(query) as StripQuery, signal: controller.signal })
      .then((result) => setListings(result.listings))
      .catch(() => {
        if (!controller.signal.aborted) setListings('failed');
      });
    return () => controller.abort();
  }, [client, query, attempt]);

  return { listings, retry: () => setAttempt((count) => count + 1) };
}
