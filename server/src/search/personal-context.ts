import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { isOfPersonalList } from '@hearth/domain/search/account-scope.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import { collectionIds } from '../collections/collections.service.ts';
import { dismissedIds } from '../collections/dismissals.service.ts';
import type { Db } from '../db/database.ts';
import { ownedVisit, type Visit } from '../http/visit.ts';
import { type SearchContext, searchContext } from './search-context.ts';

/**
 * The context of a search that leaves the viewer's dismissed homes out, or finds them or those of a collection alone. Those who
 * dismissed none share the cached answers of all others. The answers of those who did, and those about a collection, are not cached.
 * @throws AppError not_found for a collection that the viewer does not have
 */
export async function personalContext(
  db: Db,
  request: Pick<SearchRequest, 'lease' | 'account'>,
  visit: Visit,
): Promise<SearchContext> {
  const ofAll = searchContext(request, visit);
  if (visit.viewer.role === 'guest' && !isOfPersonalList(request.account)) return ofAll;
  const { owner } = ownedVisit(visit, [request.account]);
  const { collection: id, dismissed: isShown } = request.account;
  const only = findsDismissedOnly(request);
  const collection = id === '' || id === dismissedCollection ? null : await collectionIds(db, id, owner);
  const context = { ...ofAll, collection };
  if (!only && (isShown || visit.hasDismissed === false)) return context;
  const ids = await dismissedIds(db, owner);
  return ids.length === 0 && !only ? context : { ...context, dismissed: { ids, only } };
}

/** Returns whether a search is limited to the dismissed homes, by either of its parameters. */
export const findsDismissedOnly = ({ account }: Pick<SearchRequest, 'account'>): boolean =>
  account.dismissedOnly || account.collection === dismissedCollection;
