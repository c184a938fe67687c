import type { ListingCard } from '../contract/listing-card.ts';
import { shortDate } from './date-text.ts';

/** Says that a home that was on the market can no longer be had: 'This home was sold on 03 Nov 2026.' */
export function closedText({ mlsstatus, closedate }: Pick<ListingCard, 'closedate' | 'mlsstatus'>): string {
  const on = closedate === null ? '' : ` on ${shortDate(closedate)}`;
  if (mlsstatus === 'Sold') return `This home was sold${on}.`;
  if (mlsstatus === 'Leased') return `This home was leased${on}.`;
  return 'This home is no longer on the market.';
}
