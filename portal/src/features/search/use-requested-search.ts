import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { asksFor } from '@hearth/domain/search/to-request.ts';
import { useState } from 'react';

/** The search as an object with a stable identity while its request is equal. Names of areas do not change a request. */
export function useRequestedSearch(search: SearchState): SearchState {
  const [requested, setRequested] = useState(search);
  if (asksFor(requested) === asksFor(search)) return requested;
  setRequested(search);
  return search;
}
