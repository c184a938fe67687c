import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import type { ReactNode } from 'react';

/** The page of a listing before the listing is here, at its final size. */
export function ListingSkeleton(): ReactNode {
  return (
    <div className="listing-skeleton">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <div className="listing-skeleton__mosaic">
        <Skeleton height="100%" />
      </div>
      <Skeleton width="220px" height="38px" />
      <Skeleton width="60%" height="24px" />
      <Skeleton width="40%" height="20px" />
    </div>
  );
}
