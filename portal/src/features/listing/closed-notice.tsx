import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { closedText } from '@hearth/domain/listing/closed-text.ts';
import { isClosed } from '@hearth/domain/listing/status.ts';
import type { ReactNode } from 'react';
import { SectionLink } from './section-link.tsx';

interface ClosedNoticeProps {
  readonly listing: Pick<ListingCard, 'closedate' | 'mlsstatus'>;
}

/** Says that a home can no longer be had, and leads to similar ones; nothing for a home on the market. */
export function ClosedNotice({ listing }: ClosedNoticeProps): ReactNode {
  if (!isClosed(listing.mlsstatus)) return null;
  return (
    <p className="listing__closed">
      {closedText(listing)} <SectionLink to="listing-nearby">See similar homes</SectionLink>
    </p>
  );
}
