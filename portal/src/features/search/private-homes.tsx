import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { defaultSort } from '@hearth/domain/search/sort/sort.ts';
import { asksFor } from '@hearth/domain/search/to-request.ts';
import { withoutPinText } from '@hearth/widgets/search/without-pin.ts';
import { type ReactNode, useState } from 'react';
import './private-homes.css';

interface PrivateHomesProps {
  readonly count: number;
  /** Searches without the box of the map, which leaves these homes out; null where the search has none. */
  readonly onShowAll: (() => void) | null;
}

/** A line about the homes of a search without a pin, on the map and in the list, with the way to all of them. */
export function PrivateHomes({ count, onShowAll }: PrivateHomesProps): ReactNode {
  if (count === 0) return null;
  return (
    <p className="private-homes">
      {withoutPinText({ withoutPin: count }, onShowAll !== null)}
      {onShowAll && (
        <button type="button" className="private-homes__all" onClick={onShowAll}>
          Show all
        </button>
      )}
    </p>
  );
}

/** The number of homes without a pin that the map has found for a search; 0 until it is known. */
export function usePrivateHomes(search: SearchState): {
  readonly count: number;
  readonly store: (count: number) => void;
} {
  const [known, setKnown] = useState({ count: 0, key: '' });
  // They are the same on each page and in each order.
  const key = asksFor({ ...search, page: 1, sort: defaultSort });
  return { count: known.key === key ? known.count : 0, store: (count) => setKnown({ count, key }) };
}
