import type { ReactNode } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';
import type { CardAppearance } from './card-appearance.ts';

/** Replaces a card while its listing loads: the same box, line for line. */
export function ListingCardSkeleton({ layout = 'card', photos }: CardAppearance): ReactNode {
  return (
    <div className="hearth-card hearth-card--skeleton" data-layout={layout} aria-hidden="true">
      {photos !== 'none' && (
        <div className="hearth-card__media">
          <Skeleton height="100%" />
        </div>
      )}
      <div className="hearth-card__body">
        <div className="hearth-card__kind">
          <Line width="7em" />
        </div>
        <div className="hearth-card__price">
          <Line width="5em" />
        </div>
        <div className="hearth-card__payment">
          <Line width="8em" />
        </div>
        <div className="hearth-card__facts">
          <Line width="12em" />
        </div>
        <div className="hearth-card__address">
          <Line width="80%" />
          <span className="hearth-card__city">
            <Line width="55%" />
          </span>
        </div>
        <div className="hearth-card__attribution">
          <Line width="70%" />
        </div>
      </div>
    </div>
  );
}

/** A bar as tall as a line of text. */
function Line({ width }: { readonly width: string }): ReactNode {
  return (
    <span className="hearth-card__line">
      <Skeleton width={width} height="0.8em" />
    </span>
  );
}
