import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { shortDate } from '@hearth/domain/listing/date-text.ts';
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

function closedText({ mlsstatus, closedate }: ClosedNoticeProps['listing']): string {
  const on = closedate === null ? '' : ` on ${shortDate(closedate)}`;
  if (mlsstatus === 'Sold') return `This home was sold${on}.`;
  if (mlsstatus === 'Leased') return `This home was leased${on}.`;
  return 'This home is no longer on the market.';
}
