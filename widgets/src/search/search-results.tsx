import type { ListingCard as Listing } from '@hearth/domain/contract/listing-card.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { failureText } from '../client/failure-text.ts';
import { dataOf, isPending, type RequestState } from '../client/request-state.ts';
import { ListingCard, type ListingCardProps, type ListingSelection } from '../listing-card/listing-card.tsx';
import { ListingCardSkeleton } from '../listing-card/listing-card-skeleton.tsx';
import { Notice } from '../ui/notice.tsx';
import { later, useLater } from '../ui/use-later.ts';
import { emptyText } from './search-words.ts';

/** How results are drawn: cards side by side, one below the other, or lines of a table. */
export const resultViews = ['gallery', 'list', 'table'] as const;
export type ResultView = (typeof resultViews)[number];

interface CardListProps {
  readonly view: ResultView;
  readonly listings: readonly Listing[];
  readonly baseUrl: string;
  readonly headingLevel: 3 | 4;
  readonly pointedAt: string | null;
  readonly onPoint: (listingid: string | null) => void;
  readonly onListingSelect?: ((selection: ListingSelection) => unknown) | undefined;
}

interface ResultListProps extends Omit<CardListProps, 'listings' | 'headingLevel'> {
  readonly request: RequestState<SearchResult>;
  /** From 1. */
  readonly page: number;
  /** Cards on a page. */
  readonly limit: number;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
}

/** Below the results, so nobody waits for it; without it the first page can still be refined. */
const pager = later(async () => (await import('./result-pager.tsx')).ResultPager);
const table = later(async () => (await import('./result-table.tsx')).ResultTable);

/** Refusals that another try does not change; the doctor knows what does. */
const final = /^(embed|origin|agent|polygon)_/;

/** What a search has come to so far, and the way to its other pages. */
export function ResultList({ request, page, limit, onPage, onRetry, ...list }: ResultListProps): ReactNode {
  const result = dataOf(request);
  const hasPages = result !== undefined && result.pageCount > 1;
  const Pager = useLater(pager, hasPages);
  const isFirst = request.status === 'initial' || request.status === 'loading';
  return (
    <div className="hearth-search__list" part="results" aria-busy={isPending(request)}>
      {request.status === 'failed' && (
        <Notice onRetry={final.test(request.error.code) ? undefined : onRetry}>
          {failureText(request.error)}
        </Notice>
      )}
      {isFirst && <ResultsSkeleton count={limit} view={list.view} />}
      {result && <Results {...list} result={result} />}
      {hasPages && (
        <div className="hearth-search__pages">
          {Pager && <Pager page={page} pageCount={result.pageCount} onPage={onPage} />}
        </div>
      )}
    </div>
  );
}

/** Cards in as many columns as fit; the first ones fetch their photo at once. */
function CardList(props: CardListProps): ReactNode {
  const { view, listings, baseUrl, headingLevel, pointedAt, onPoint, onListingSelect } = props;
  const Table = useLater(table, view === 'table');
  if (Table && view === 'table') return <Table {...props} />;
  return (
    <ul className="hearth-search__grid" part="list" data-view={view}>
      {listings.map((listing, place) => (
        <li key={listing.listingid}>
          <Card
            listing={listing}
            layout={layoutOf(view)}
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

const layoutOf = (view: ResultView) => (view === 'gallery' ? 'card' : 'row');

/** Kept as it is while its listing and highlight are: pointing at one card does not render the others. */
function Card(props: ListingCardProps): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: all properties, whose number never changes here
  return useMemo(() => <ListingCard {...props} />, Object.values(props));
}

interface ResultsProps extends Omit<CardListProps, 'listings' | 'headingLevel'> {
  readonly result: SearchResult;
}

/** What was found; homes close by where that is next to nothing. */
function Results({ result, ...list }: ResultsProps): ReactNode {
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
function ResultsSkeleton({ count, view }: { readonly count: number; readonly view: ResultView }): ReactNode {
  const places = Array.from({ length: Math.min(count, 8) }, (_, place) => place);
  return (
    <div className="hearth-search__grid" data-view={view}>
      {places.map((place) => (
        <ListingCardSkeleton key={place} layout={layoutOf(view)} />
      ))}
    </div>
  );
}
