import type { ReactNode } from 'react';
import { Notice } from '../ui/notice.tsx';
import { PhotoPlaceholder } from './photo.tsx';

interface ListingCardMessageProps {
  readonly children: ReactNode;
  readonly onRetry?: (() => void) | undefined;
}

/** A card's place where there is no listing to show: one line in a box of the same size. */
export function ListingCardMessage({ children, onRetry }: ListingCardMessageProps): ReactNode {
  return (
    <div className="hearth-card hearth-card--message">
      <div className="hearth-card__media">
        <PhotoPlaceholder />
      </div>
      <div className="hearth-card__body">
        <Notice onRetry={onRetry}>{children}</Notice>
      </div>
    </div>
  );
}
