import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { isPending } from '@hearth/widgets/client/request-state.ts';
import { ListingCardSkeleton } from '@hearth/widgets/listing-card/listing-card-skeleton.tsx';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { Pager } from '@hearth/widgets/ui/pager.tsx';
import { type ReactNode, useEffect } from 'react';
import { toast } from 'sonner';
import { ResultsGallery } from './results-gallery.tsx';
import { ResultsTable } from './results-table.tsx';
import type { ResultView } from './search-toolbar.tsx';
import type { Hover } from './use-hover.ts';
import type { SearchSession } from './use-search-session.ts';

interface ResultsProps {
  readonly session: SearchSession;
  readonly view: ResultView;
  readonly hover: Hover;
}

/** The listings of a search with their pages, or why there are none; old results stay while new ones load. */
export function Results({ session, view, hover }: ResultsProps): ReactNode {
  const { store, result, status, change } = session;
  useFailureToast(status === 'failed');
  const beyond = status === 'succeeded' && result !== undefined && isBeyondLast(result);
  // The URL asked for a page beyond the last one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each such answer
  useEffect(() => {
    if (beyond) change({ page: result.pageCount }, { replace: true });
  }, [beyond]);
  const turnTo = (page: number) => {
    change({ page });
    scrollTo({ top: 0 });
    session.focusCount();
  };

  if (status === 'failed') {
    return <Notice onRetry={() => void store.search()}>Unable to fetch listings</Notice>;
  }
  if (result === undefined) return <Skeletons />;
  const { listings, nearbyListings } = result;
  return (
    <div className="search__results" aria-busy={isPending({ status })}>
      {listings.length === 0 && !beyond && (
        <Empty narrowed={session.narrowed} onReset={session.resetEverything} />
      )}
      {listings.length > 0 && <Layout view={view} listings={listings} hover={hover} />}
      <Pager page={session.search.page} pageCount={result.pageCount} onPage={turnTo} />
      {nearbyListings.length > 0 && (
        <section className="search__nearby" aria-labelledby="nearby-homes">
          <h2 id="nearby-homes">Homes nearby</h2>
          <Layout view={view} listings={nearbyListings} hover={hover} />
        </section>
      )}
    </div>
  );
}

const isBeyondLast = ({ listings, total, pageCount }: SearchResult): boolean =>
  listings.length === 0 && total > 0 && pageCount > 0;

interface LayoutProps {
  readonly view: ResultView;
  readonly listings: SearchResult['listings'];
  readonly hover: Hover;
}

const Layout = ({ view, listings, hover }: LayoutProps): ReactNode =>
  view === 'table' ? (
    <ResultsTable listings={listings} hover={hover} />
  ) : (
    <ResultsGallery listings={listings} hover={hover} />
  );

function Skeletons(): ReactNode {
  return (
    <ul className="gallery" aria-busy="true" aria-label="Loading...">
      {Array.from({ length: 9 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other identity
        <li key={place}>
          <ListingCardSkeleton />
        </li>
      ))}
    </ul>
  );
}

interface EmptyProps {
  readonly narrowed: boolean;
  readonly onReset: () => void;
}

function Empty({ narrowed, onReset }: EmptyProps): ReactNode {
  return (
    <section className="empty">
      <h2>No results</h2>
      <p>You'll find the results here as soon as the listings match your search criteria.</p>
      {narrowed && (
        <Button look="primary" onClick={onReset}>
          Remove all filters
        </Button>
      )}
    </section>
  );
}

function useFailureToast(failed: boolean): void {
  useEffect(() => {
    if (failed) toast.error('Unable to fetch listings', { id: 'listings-failed' });
  }, [failed]);
}
