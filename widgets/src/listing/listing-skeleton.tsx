import type { ReactNode, RefObject } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';

interface ListingSkeletonProps {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly hasGallery: boolean;
}

/** Fills the room that the page has reserved. */
export const ListingSkeleton = ({ place, hasGallery }: ListingSkeletonProps): ReactNode => (
  <div ref={place} className="hearth-listing hearth-listing--waits" aria-hidden="true">
    {hasGallery && (
      <div className="hearth-listing__photos-wait">
        <Skeleton height="100%" />
      </div>
    )}
    <Skeleton width="8em" height="2.4em" />
    <Skeleton width="16em" />
    <Skeleton width="12em" />
    <Skeleton height="12em" />
  </div>
);
