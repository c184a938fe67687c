import type { SearchState } from './search-state.ts';

/**
 * A search after a change. Another page is stored; any other change (filters, sort, our listings first, tags, areas, the
 * map) starts at page 1 again (specification section 4, "Fetch lifecycle").
 */
export const changeSearch = (search: SearchState, part: Partial<SearchState>): SearchState =>
  isPageAlone(part) ? { ...search, ...part } : { ...search, ...part, page: 1 };

const isPageAlone = (part: Partial<SearchState>): boolean => Object.keys(part).every((key) => key === 'page');
