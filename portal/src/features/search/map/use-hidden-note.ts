import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { useState } from 'react';
import { type Found, hiddenHomes, hiddenText, leftOutText, type Shown } from './hidden-homes.ts';
import { searchKeyOf } from './use-map-search.ts';

/** A search without the part of the map that it is limited to. */
const wholeKeyOf = (search: SearchState): string => searchKeyOf({ ...search, bounds: null, zoom: null });

/**
 * A line about homes without a pin; empty for none. A search in a part of the map leaves them out, so their number is
 * remembered from the same search without it.
 */
export function useHiddenNote(search: SearchState, found: Found | undefined, shown: Shown | null): string {
  const [whole, setWhole] = useState<{ readonly key: string; readonly hidden: number } | null>(null);
  const key = wholeKeyOf(search);
  if (search.bounds !== null) return whole?.key === key && whole.hidden > 0 ? leftOutText(whole.hidden) : '';
  const hidden = found ? hiddenHomes(found, shown) : 0;
  if (hidden > 0 && (whole?.key !== key || whole.hidden !== hidden)) setWhole({ key, hidden });
  return hidden > 0 ? hiddenText(hidden) : '';
}
