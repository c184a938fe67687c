import type { SearchState } from './search-state.ts';
import { sortInUse } from './sort/sort-in-use.ts';

/**
 * A search after a change. Another page is stored; any other change (filters, sort, our listings first, tags, areas, the
 * map) starts at page 1 again (specification section 4, "Fetch lifecycle"). Without its place, a search has the usual order.
 */
export const changeSearch = (search: SearchState, part: Partial<SearchState>): SearchState =>
  isPageAlone(part) ? { ...search, ...part } : inOrder({ ...search, ...part, page: 1 });

const inOrder = (search: SearchState): SearchState => ({ ...search, sort: sortInUse(search) });

const isPageAlone = (part: Partial<SearchState>): boolean => Object.keys(part).every((key) => key === 'page');
