import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { isPending } from '@hearth/widgets/client/request-state.ts';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { Pager } from '@hearth/widgets/ui/pager.tsx';
import { type ReactNode, useEffect } from 'react';
import { toast } from 'sonner';
import { Empty } from './empty.tsx';
import { Relaxations } from './relaxations.tsx';
import { ResultsGallery } from './results-gallery.tsx';
import { ResultsTable } from './results-table.tsx';
import type { ResultView } from './search-toolbar.tsx';
import { failureWords } from './search-words.ts';
import { LoadingLine, ResultSkeletons } from './skeletons.tsx';
import type { Hover } from './use-hover.ts';
import type { SearchSession } from './use-search-session.ts';
import './results.css';

interface ResultsProps {
  readonly session: SearchSession;
  readonly view: ResultView;
  readonly hover: Hover;
}

/** Fewer homes than this come with what to give up for more. */
const few = 3;

/** The listings of a search with their pages, or why there are none; old ones stay while new ones load or fail to. */
export function Results({ session, view, hover }: ResultsProps): ReactNode {
  const { store, result, status, change, behind, failure, isCovered } = session;
  useFailureToast(failure === 'server');
  const beyond = status === 'succeeded' && result !== undefined && isBeyondLast(result);
  // The URL asked for a page beyond the last one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each such answer
  useEffect(() => {
    if (beyond && !isCovered) change({ page: result.pageCount }, { replace: true });
  }, [beyond, isCovered]);
  const turnTo = (page: number) => {
    change({ page });
    scrollTo({ top: 0 });
    session.focusCount();
  };

  const tryAgain = () => {
    void store.search();
    session.focusCount();
  };

  const notice = failure && <Notice onRetry={tryAgain}>{failureWords[failure]}</Notice>;
  if (result === undefined) return notice ?? <ResultSkeletons view={view} />;
  const { listings, nearbyListings, total } = result;
  return (
    <div
      className="search__results"
      aria-busy={isPending({ status })}
      data-behind={behind || failure !== null || undefined}
    >
      <LoadingLine pending={isPending({ status })} />
      {notice}
      {behind && (
        <Notice>
          You are offline. These are the homes found before; your search follows once you are back.
        </Notice>
      )}
      {listings.length === 0 && !beyond && !failure && <Empty session={session} />}
      {listings.length > 0 && <Layout view={view} listings={listings} hover={hover} />}
      {total > 0 && total < few && !failure && (
        <Relaxations session={session} title="More homes by giving up one thing" />
      )}
      {!failure && <Pager page={session.search.page} pageCount={result.pageCount} onPage={turnTo} />}
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

function useFailureToast(failed: boolean): void {
  useEffect(() => {
    if (failed) toast.error('Unable to fetch listings', { id: 'listings-failed' });
  }, [failed]);
}
