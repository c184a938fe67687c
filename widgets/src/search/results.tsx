import type { ListingCard as Listing } from '@hearth/domain/contract/listing-card.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { ListingSource } from '@hearth/domain/listing/listing.ts';
import { rangeText } from '@hearth/domain/search/results/result-range.ts';
import { defaultSort, type Sort } from '@hearth/domain/search/sort/sort.ts';
import type { ReactNode } from 'react';
import { memo, useRef } from 'react';
import type { Client } from '../client/client.ts';
import sheet from '../listing-card/listing-card.element.css';
import { ListingCard, type ListingSelection } from '../listing-card/listing-card.tsx';
import { ListingCardSkeleton } from '../listing-card/listing-card-skeleton.tsx';
import { SourceNotes } from '../listing-card/source-notes.tsx';
import { deferred, useDeferred } from '../ui/use-deferred.ts';
import { useSheets } from '../ui/use-sheets.ts';
import { ResultPager } from './result-pager.tsx';
import { layoutOf, type ResultView } from './result-view.ts';
import { emptyText, nearbyHeading } from './search-words.ts';
import { SkipButton } from './skip-button.tsx';
import { useFirstCards } from './use-first-cards.ts';
import { useShownQuery } from './use-shown-query.ts';
import { usualLimit, type WidgetQuery } from './widget-query.ts';

export interface ResultsProps {
  readonly result: SearchResult;
  readonly view: ResultView;
  readonly client: Client;
  readonly pointedAt: readonly string[];
  readonly onPoint: (listingid: string | null) => void;
  readonly onListingSelect?: ((selection: ListingSelection) => unknown) | undefined;
  readonly query: WidgetQuery;
  /** A map stands beside the list. */
  readonly hasMap: boolean;
  readonly onPage: (page: number) => void;
  readonly onSort: (sort: Sort) => void;
  /** Called for a chosen relaxation; its button disappears. */
  readonly onRelax: (part: WidgetQuery) => void;
}

interface CardListProps
  extends Omit<ResultsProps, 'result' | 'query' | 'hasMap' | 'onPage' | 'onSort' | 'onRelax'> {
  readonly listings: readonly Listing[];
  readonly headingLevel: 3 | 4;
  /** The order of the listings; with `onSort` the headers of the table change it. */
  readonly sort?: Sort | undefined;
  readonly onSort?: ((sort: Sort) => void) | undefined;
}

const table = deferred(async () => (await import('./result-table.tsx')).ResultTable);
const relaxationsPart = deferred(async () => (await import('./relaxations.tsx')).Relaxations);

/** The results, homes nearby where there are almost none, and the pager. */
export function Results({
  result,
  query,
  hasMap,
  onPage,
  onSort,
  onRelax,
  ...list
}: ResultsProps): ReactNode {
  const shownQuery = useShownQuery(result, query);
  const hasPages = result.pageCount > 1;
  const Relaxations = useDeferred(relaxationsPart, result.total === 0);
  const root = useRef<HTMLDivElement>(null);
  useSheets(root, sheet);
  return (
    <div className="hearth-search__results" ref={root}>
      {hasMap && <SkipButton to="map">Skip to the map</SkipButton>}
      {hasPages && <SkipButton to="pages">Skip to the pages of results</SkipButton>}
      {result.listings.length > 0 ? (
        <CardList
          {...list}
          listings={result.listings}
          headingLevel={3}
          sort={query.sort ?? defaultSort}
          onSort={onSort}
        />
      ) : (
        <p className="hearth-search__empty">{emptyText}</p>
      )}
      {result.total === 0 && Relaxations && (
        <Relaxations client={list.client} query={shownQuery} now={query} onRelax={onRelax} />
      )}
      {result.nearbyListings.length > 0 && (
        <section>
          <h3 className="hearth-search__nearby">{nearbyHeading(result.nearbyMiles)}</h3>
          <CardList
            {...list}
            listings={result.nearbyListings.slice(0, shownQuery.limit ?? usualLimit)}
            headingLevel={4}
          />
        </section>
      )}
      {hasPages && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div className="hearth-search__pages" role="group" aria-label="Pages of results" tabIndex={-1}>
          <p className="hearth-search__range">
            {rangeText({
              page: shownQuery.page ?? 1,
              limit: shownQuery.limit ?? usualLimit,
              total: result.total,
            })}
          </p>
          <ResultPager page={query.page ?? 1} pageCount={result.pageCount} onPage={onPage} />
        </div>
      )}
      <div className="hearth-search__notes">
        <SourceNotes client={list.client} sources={sourcesOf(result)} />
      </div>
    </div>
  );
}

const sourcesOf = ({ listings, nearbyListings }: SearchResult): readonly ListingSource[] =>
  [...listings, ...nearbyListings].map(({ source }) => source);

/** Cards in as many columns as fit; the first two, which a phone shows, fetch their photo at once. */
function CardList(props: CardListProps): ReactNode {
  const { view, listings, headingLevel, pointedAt, onPoint, onListingSelect } = props;
  const { baseUrl } = props.client;
  const Table = useDeferred(table, view === 'table');
  const drawn = useFirstCards();
  if (Table && view === 'table') {
    const isPointedAt = (listingid: string) => pointedAt.includes(listingid);
    const { sort, onSort } = props;
    return <Table {...{ listings, baseUrl, isPointedAt, onPoint, onListingSelect, sort, onSort }} />;
  }
  return (
    <ul className="hearth-search__grid" part="list" data-view={view}>
      {listings.map((listing, index) => (
        <li key={listing.listingid}>
          {index < drawn ? (
            <Card
              listing={listing}
              layout={layoutOf(view)}
              baseUrl={baseUrl}
              headingLevel={headingLevel}
              eager={index < 2}
              highlighted={pointedAt.includes(listing.listingid)}
              onHover={onPoint}
              onListingSelect={onListingSelect}
            />
          ) : (
            <ListingCardSkeleton layout={layoutOf(view)} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Rendered again only with other properties: pointing at one card does not render the others. */
const Card = memo(ListingCard);
