import { guestDefaults } from '@hearth/domain/page/search-page.ts';
import { emptyRequest } from '@hearth/domain/search/empty-search.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import { toRequest } from '@hearth/domain/search/to-request.ts';
import { decodeSearchUrl } from '@hearth/domain/search/url/url-codec.ts';

/** The request of a stored query, before the locks of its person. Parts that no search has any more are left out. */
export function savedRequest(stored: string): SearchRequest {
  const pairs = new URLSearchParams(stored);
  const lease = pairs.get('lease') === 'true';
  const { state } = decodeSearchUrl(pairs, guestDefaults(lease));
  return { ...emptyRequest(state.filters), ...toRequest({ ...state, lease }), filters: state.filters };
}
