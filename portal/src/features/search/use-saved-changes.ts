import type { SavedSearch } from '@hearth/domain/contract/saved-search.ts';
import { changedChips } from '@hearth/domain/search/filters/applied-chips.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { useSession } from '../../shared/app/app-context.tsx';
import { isForLease } from '../../shared/saved-searches/saved-search-paths.ts';
import type { SearchUrl } from './use-search-url.ts';

/** The changes of a search since it was saved: chips that are new or changed, and those that are gone. */
type SavedChanges = ReturnType<typeof changedChips> & { readonly before: SearchState };

/** Compares the search of an address with the saved search that is open; null without one. */
export function useSavedChanges(
  { search }: Pick<SearchUrl, 'search'>,
  saved: SavedSearch | undefined,
): SavedChanges | null {
  const { searches } = useSession();
  if (saved === undefined) return null;
  const before = searches.read(saved.query, isForLease(saved.query)).state;
  const defaults = searches.defaults(search.lease).filters;
  return { before, ...changedChips(search.filters, before.filters, defaults) };
}
