import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import type { ReactNode } from 'react';

/** Placeholder of a screen before its code has loaded: tall enough that the footer does not jump into view. */
export function ScreenSkeleton(): ReactNode {
  return (
    <div className="screen-skeleton" aria-busy="true">
      <Skeleton width="40%" height="2em" />
      <Skeleton width="100%" height="320px" />
      <Skeleton width="70%" height="1em" />
    </div>
  );
}
