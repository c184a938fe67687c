import type { ListingCard as Listing } from '@hearth/domain/contract/listing-card.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { ReactNode } from 'react';
import type { ApiError } from '../client/api-error.ts';
import { failureText } from '../client/failure-text.ts';
import { ListingCard, type ListingSelection } from '../listing-card/listing-card.tsx';
import { ListingCardSkeleton } from '../listing-card/listing-card-skeleton.tsx';
import { Notice } from '../ui/notice.tsx';
import { emptyText } from './search-words.ts';

interface CardListProps {
  readonly listings: readonly Listing[];
  readonly baseUrl: string;
  readonly headingLevel: 3 | 4;
  readonly pointedAt: string | null;
  readonly onPoint: (listingid: string | null) => void;
  readonly onListingSelect?: ((selection: ListingSelection) => unknown) | undefined;
}

/** Cards in as many columns as fit; the first ones fetch their photo at once. */
export function CardList(props: CardListProps): ReactNode {
  const { listings, baseUrl, headingLevel, pointedAt, onPoint, onListingSelect } = props;
  return (
    <ul className="hearth-search__grid">
      {listings.map((listing, place) => (
        <li key={listing.listingid}>
          <ListingCard
            listing={listing}
            baseUrl={baseUrl}
            headingLevel={headingLevel}
            eager={place < 4}
            highlighted={listing.listingid === pointedAt}
            onHover={onPoint}
            onListingSelect={onListingSelect}
          />
        </li>
      ))}
    </ul>
  );
}

interface ResultsProps extends Omit<CardListProps, 'listings' | 'headingLevel'> {
  readonly result: SearchResult;
}

/** What was found; homes close by where that is next to nothing. */
export function Results({ result, ...list }: ResultsProps): ReactNode {
  return (
    <>
      {result.listings.length > 0 ? (
        <CardList {...list} listings={result.listings} headingLevel={3} />
      ) : (
        <p className="hearth-search__empty">{emptyText}</p>
      )}
      {result.nearbyListings.length > 0 && (
        <section>
          <h3 className="hearth-search__nearby">Homes nearby</h3>
          <CardList {...list} listings={result.nearbyListings} headingLevel={4} />
        </section>
      )}
    </>
  );
}

/** As many empty cards as a first view holds. */
export function ResultsSkeleton({ count }: { readonly count: number }): ReactNode {
  const places = Array.from({ length: Math.min(count, 8) }, (_, place) => place);
  return (
    <div className="hearth-search__grid">
      {places.map((place) => (
        <ListingCardSkeleton key={place} />
      ))}
    </div>
  );
}

interface FailureProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
}

export function ResultsFailure({ error, onRetry }: FailureProps): ReactNode {
  return <Notice onRetry={onRetry}>{failureText(error)}</Notice>;
}
