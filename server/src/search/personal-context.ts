import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import { dismissedIds } from '../collections/dismissals.service.ts';
import type { Db } from '../db/database.ts';
import type { Visit } from '../http/visit.ts';
import { type SearchContext, searchContext } from './search-context.ts';

/**
 * The context of a search that leaves the viewer's dismissed homes out, or finds them alone. Those who dismissed none share the
 * cached answers of all others; the answers of those who did are not cached.
 */
export async function personalContext(
  db: Db,
  request: Pick<SearchRequest, 'lease' | 'account'>,
  visit: Visit,
): Promise<SearchContext> {
  const context = searchContext(request, visit);
  const { dismissed: isShown, dismissedOnly: only } = request.account;
  if (!only && (isShown || visit.hasDismissed === false)) return context;
  const ids = await dismissedIds(db, visit);
  return ids.length === 0 && !only ? context : { ...context, dismissed: { ids, only } };
}
