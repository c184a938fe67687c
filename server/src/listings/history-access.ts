import type { HistoryEntry } from '@hearth/domain/contract/listing.ts';
import { may } from '@hearth/domain/people/capabilities.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';

/** The parts of a history that a viewer may see. */
export interface HistoryAccess {
  readonly prices: boolean;
  /** That a listing was Private once is for agents, like the listing itself was. */
  readonly privateTimes: boolean;
}

export const historyAccess = (viewer: Viewer): HistoryAccess => ({
  prices: may(viewer, 'see price history'),
  privateTimes: may(viewer, 'see private listings'),
});

/** The SQL of `historyOfListings` in JavaScript: what a viewer may see of a listing's history. */
export const accessible = (
  history: readonly HistoryEntry[],
  { prices, privateTimes }: HistoryAccess,
): HistoryEntry[] =>
  history
    .filter(({ mlsstatus }) => privateTimes || mlsstatus !== 'Private')
    .map((entry) => (prices ? entry : { ...entry, price: null }));
