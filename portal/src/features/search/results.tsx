import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { usualPageSize } from '@hearth/domain/search/page-size.ts';
import { isPending } from '@hearth/widgets/client/request-state.ts';
import { nearbyHeading } from '@hearth/widgets/search/search-words.ts';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { Pager } from '@hearth/widgets/ui/pager.tsx';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { withToasts } from '../../ui/toast.ts';
import { Empty } from './empty.tsx';
import { Relaxations } from './relaxations.tsx';
import { ResultsGallery } from './results-gallery.tsx';
import { ResultsTable } from './results-table.tsx';
import type { ResultView } from './search-toolbar.tsx';
import { searchFailed } from './search-words.ts';
import { LoadingLine, ResultSkeletons } from './skeletons.tsx';
import type { Hover } from './use-hover.ts';
import type { SearchSession } from './use-search-session.ts';
import './results.css';

interface ResultsProps {
  readonly session: SearchSession;
  readonly view: ResultView;
  readonly hover: Hover;
}

interface ShownResultsProps extends ResultsProps {
  /** The map lies over them. */
  readonly isCovered: boolean;
}

/** The element that links skip to. */
export const pagesId = 'search-pages';

/** A search that finds fewer homes than this is shown with its relaxations. */
const mostWithRelaxations = 3;

/** The listings of a search with their pages, or why there are none; old ones stay while new ones load or fail to. */
export function Results({ session, view, hover, isCovered }: ShownResultsProps): ReactNode {
  const { url, outcome, count } = session;
  const { result, shown, status, failure } = outcome;
  useFailureToast(outcome.isServerFailure && isCovered);
  const { homes } = useApp();
  useEffect(() => {
    if (!result || !shown) return;
    const cards = [...result.listings, ...result.nearbyListings];
    const before = (shown.page - 1) * (shown.limit ?? usualPageSize);
    homes.showResults(cards, { before, total: Math.max(result.total, before + cards.length) });
  }, [homes, result, shown]);
  const { retry } = outcome;
  const tryAgain = retry
    ? () => {
        retry();
        count.focus();
      }
    : undefined;
  const turnTo = (page: number) => {
    session.turnTo(page);
    scrollTo({ top: 0 });
    count.focus();
  };
  const notice = failure && <Notice onRetry={tryAgain}>{failure}</Notice>;
  if (result === undefined) return notice ?? <ResultSkeletons view={view} />;
  return (
    <div
      className="search__results"
      aria-busy={isPending({ status })}
      data-behind={outcome.isStale || failure !== null || undefined}
    >
      <LoadingLine pending={isPending({ status })} />
      {notice}
      {outcome.isStale && (
        <Notice>
          You’re offline. These homes are from an earlier search. Your search will run when you’re back
          online.
        </Notice>
      )}
      <Homes session={session} result={result} view={view} hover={hover} />
      {!failure && result.pageCount > 1 && (
        <div id={pagesId} tabIndex={-1}>
          <Pager page={url.search.page} pageCount={result.pageCount} onPage={turnTo} />
        </div>
      )}
      <NearbyHomes
        listings={result.nearbyListings}
        miles={result.nearbyMiles}
        view={view}
        hover={hover}
        sort={url.search.sort}
        onSort={session.sortBy}
      />
    </div>
  );
}

interface HomesProps extends ResultsProps {
  readonly result: SearchResult;
}

/** The listings found, with relaxations if there are few or none. */
function Homes({ session, result, view, hover }: HomesProps): ReactNode {
  const { url, outcome, form } = session;
  const { listings, total } = result;
  const relaxed = { ...form, search: url.search, result };
  return (
    <>
      {listings.length === 0 && !outcome.isBeyondLast && !outcome.failure && (
        <Empty session={relaxed} onResetEverything={form.resetEverything} />
      )}
      {listings.length > 0 && (
        <Layout
          view={view}
          listings={listings}
          hover={hover}
          sort={url.search.sort}
          onSort={session.sortBy}
        />
      )}
      {total > 0 && total < mostWithRelaxations && !outcome.failure && <Relaxations session={relaxed} />}
    </>
  );
}

interface NearbyHomesProps extends LayoutProps {
  /** Miles to the farthest of them; undefined where the search has no place. */
  readonly miles: number | undefined;
}

function NearbyHomes({ miles, ...props }: NearbyHomesProps): ReactNode {
  if (props.listings.length === 0) return null;
  return (
    <section className="search__nearby" aria-labelledby="nearby-homes">
      <h2 id="nearby-homes">{nearbyHeading(miles)}</h2>
      <Layout {...props} />
    </section>
  );
}

interface LayoutProps extends Pick<ComponentProps<typeof ResultsTable>, 'sort' | 'onSort'> {
  readonly view: ResultView;
  readonly listings: SearchResult['listings'];
  readonly hover: Hover;
}

const Layout = ({ view, listings, hover, sort, onSort }: LayoutProps): ReactNode =>
  view === 'table' ? (
    <ResultsTable listings={listings} hover={hover} sort={sort} onSort={onSort} />
  ) : (
    <ResultsGallery listings={listings} hover={hover} />
  );

/** Shows the failure where the notice of the list is out of sight. */
function useFailureToast(failed: boolean): void {
  useEffect(() => {
    if (failed) withToasts((toasts) => toasts.error(searchFailed, { id: 'listings-failed' }));
  }, [failed]);
}
