import type { Listing } from './listing.ts';

/**
 * Returns whether a listing was for agents alone so far: Private, or an exclusive one that left that state without a day on the
 * market. Whatever it had then must not show in its public time.
 */
export const wasNeverPublic = ({
  source,
  mlsstatus,
  onmarketdate,
}: Pick<Listing, 'source' | 'mlsstatus' | 'onmarketdate'>): boolean =>
  mlsstatus === 'Private' ||
  (source === 'EX' && onmarketdate === null && (mlsstatus === 'Withdrawn' || mlsstatus === 'Expired'));
