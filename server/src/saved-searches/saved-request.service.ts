import { guestDefaults } from '@hearth/domain/page/search-page.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { emptyRequest } from '@hearth/domain/search/empty-search.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import { toRequest } from '@hearth/domain/search/to-request.ts';
import { searchOfUrl } from '@hearth/domain/search/url/url-codec.ts';
import { storedQuery } from './saved-query.ts';

/** Made once: an index decodes a million queries when it starts. */
const defaults = { sale: guestDefaults(false), lease: guestDefaults(true) };

/** The request of a stored query, before the locks of its person. Parts that no search has any more are left out. */
export function savedRequest(stored: string): SearchRequest {
  const pairs = new URLSearchParams(stored);
  const lease = pairs.get('lease') === 'true';
  const state = searchOfUrl(pairs, lease ? defaults.lease : defaults.sale);
  return { ...emptyRequest(state.filters), ...toRequest({ ...state, lease }), filters: state.filters };
}

/**
 * The request of a query as an actor would save it.
 * @throws AppError validation_failed as saving it does
 */
export const checkedRequest = (query: string, actor: Viewer): SearchRequest =>
  savedRequest(storedQuery(query, actor));
