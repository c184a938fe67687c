import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import type { ReactNode } from 'react';

/** The page before its figures are here, of about its final size. */
export function OverviewSkeleton(): ReactNode {
  return (
    <div className="market" aria-busy="true">
      <Skeleton width="12em" height="44px" />
      <div className="market__head">
        <Skeleton width="min(100%, 30em)" height="2.4em" />
        <Skeleton width="min(100%, 24em)" height="1.4em" />
      </div>
      <Skeleton height="170px" />
      <div className="market__first">
        <Skeleton height="340px" />
        <Skeleton height="340px" />
      </div>
      <Skeleton height="380px" />
      <Skeleton height="480px" />
      <p className="hearth-visually-hidden" role="status">
        Loading...
      </p>
    </div>
  );
}
