import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { asksFor } from '@hearth/domain/search/to-request.ts';
import { useState } from 'react';

/** The search as an object with a stable identity while its request is equal. Names of areas do not change a request. */
export function useAskedSearch(search: SearchState): SearchState {
  const [asked, setAsked] = useState(search);
  if (asksFor(asked) === asksFor(search)) return asked;
  setAsked(search);
  return search;
}
