import type { ReactNode } from 'react';
import { Notice } from '../ui/notice.tsx';
import type { CardAppearance } from './card-appearance.ts';
import { PhotoPlaceholder } from './photo.tsx';

interface ListingCardMessageProps extends CardAppearance {
  readonly children: ReactNode;
  readonly onRetry?: (() => void) | undefined;
}

/** Replaces a card without a listing: one line in a box of the same size. */
export function ListingCardMessage(props: ListingCardMessageProps): ReactNode {
  const { layout = 'card', photos, children, onRetry } = props;
  return (
    <div className="hearth-card hearth-card--message" part="card" data-layout={layout}>
      {photos !== 'none' && (
        <div className="hearth-card__media">
          <PhotoPlaceholder />
        </div>
      )}
      <div className="hearth-card__body">
        <Notice onRetry={onRetry}>{children}</Notice>
      </div>
    </div>
  );
}
