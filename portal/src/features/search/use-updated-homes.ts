import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { useEffect, useEffectEvent } from 'react';
import { type IsChanged, onChangedListings } from '../../shared/live/changed-listing.ts';
import { usePageNotice } from '../../ui/use-page-notice.ts';

/** Results that were out of view for longer are requested again: a page out of view follows no changes after a while. */
const awayMs = 10_000;

/**
 * Follows the homes of a result: a change is announced with a button that searches again, so that no home moves under the pointer.
 * A person who comes back to the page gets the homes as they are now.
 */
export function useUpdatedHomes(result: SearchResult | undefined, search: () => void): void {
  const notify = usePageNotice(result);
  const offer = useEffectEvent((isChanged: IsChanged) => {
    if (!result?.listings.some(({ listingid }) => isChanged(listingid))) return;
    notify('A home in these results was updated', {
      id: 'updated-homes',
      action: { label: 'Refresh', onClick: search },
    });
  });
  const lookAgain = useEffectEvent(search);
  useEffect(() => onChangedListings(offer), []);
  useEffect(() => {
    let left = Number.POSITIVE_INFINITY;
    const look = () => {
      if (document.hidden) left = Date.now();
      else if (Date.now() - left > awayMs) lookAgain();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
