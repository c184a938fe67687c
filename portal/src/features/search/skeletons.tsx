import { ListingCardSkeleton } from '@hearth/widgets/listing-card/listing-card-skeleton.tsx';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import type { ResultView } from './search-toolbar.tsx';
import './results-table.css';
import './results.css';

const indexes = [...Array(9).keys()];

/** A shorter wait is not shown. */
const pauseInMs = 400;

/** Covers the homes of an earlier search while new ones load slowly; screen readers announce the count instead. */
export const LoadingLine = ({ pending }: { readonly pending: boolean }): ReactNode => pending && <LateLine />;

function LateLine(): ReactNode {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, pauseInMs, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    isLate && (
      <p className="loading-line" aria-hidden="true">
        <span>Loading...</span>
      </p>
    )
  );
}

/** Skeletons in the size of the first results. */
export const ResultSkeletons = ({ view }: { readonly view: ResultView }): ReactNode => (
  <ul className={view === 'table' ? 'row-skeletons' : 'gallery'} aria-busy="true" aria-label="Loading...">
    {indexes.map((index) => (
      <li key={index}>{view === 'table' ? <RowSkeleton /> : <ListingCardSkeleton />}</li>
    ))}
  </ul>
);

const RowSkeleton = (): ReactNode => (
  <div className="row-skeleton" aria-hidden="true">
    <Skeleton width="96px" height="64px" />
    <div>
      <Skeleton width="14em" />
      <Skeleton width="9em" />
    </div>
  </div>
);
