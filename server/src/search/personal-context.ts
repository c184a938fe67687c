import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { proposedCollection } from '@hearth/domain/people/proposed-collection.ts';
import {
  type AccountScope,
  isOfPersonalList,
  showsRecommended,
} from '@hearth/domain/search/account-scope.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import { collectionIds } from '../collections/collections.service.ts';
import { dismissedIds } from '../collections/dismissals.service.ts';
import type { Db } from '../db/database.ts';
import { viewedListingIds } from '../history/history.service.ts';
import { namedVisit, type OwnedVisit, type Visit } from '../http/visit.ts';
import { proposedIds, recommendedTo } from '../recommendations/recommended-to.service.ts';
import { type ListCondition, type SearchContext, searchContext } from './search-context.ts';

/**
 * The context of a search that leaves the viewer's dismissed homes out, or finds them, viewed homes or those of a collection alone. Those who
 * dismissed none share the cached answers of all others. The answers of those who did, and those about a list, are not cached. Searches
 * of own lists find private homes that were recommended.
 * @throws AppError not_found for a collection that the viewer may not see; forbidden for the lists of another person
 */
export async function personalContext(
  db: Db,
  request: Pick<SearchRequest, 'lease' | 'account'>,
  visit: Visit,
): Promise<SearchContext> {
  const ofAll = searchContext(request, visit);
  if (visit.viewer.role === 'guest' && !isOfPersonalList(request.account)) return ofAll;
  const owned = await namedVisit(visit, [request.account]);
  const lists = [
    ...(await ofCollection(db, request.account, owned)),
    ...(request.account.viewedBy === ''
      ? []
      : [{ ids: await viewedListingIds(db, owned), keeps: 'only' as const }]),
    ...(await ofDismissed(db, request, owned)),
  ];
  if (!showsRecommended(request.account)) return { ...ofAll, lists };
  const recommendedListingIds = await recommendedTo(db, visit, 'all');
  return { ...ofAll, display: { ...ofAll.display, recommendedListingIds }, lists };
}

async function ofCollection(
  db: Db,
  { collection: id, proposedOnly }: AccountScope,
  visit: OwnedVisit,
): Promise<ListCondition[]> {
  const isNamed = id !== '' && id !== dismissedCollection && id !== proposedCollection;
  const named = isNamed ? [{ ids: await collectionIds(db, id, visit), keeps: 'only' } as const] : [];
  if (!proposedOnly && id !== proposedCollection) return named;
  return [...named, { ids: await proposedIds(db, visit.owner), keeps: 'only' }];
}

async function ofDismissed(
  db: Db,
  request: Pick<SearchRequest, 'account'>,
  { hasDismissed, owner }: OwnedVisit,
): Promise<ListCondition[]> {
  const keeps = findsDismissedOnly(request) ? 'only' : 'not';
  if (keeps === 'not' && (request.account.dismissed || hasDismissed === false)) return [];
  const ids = await dismissedIds(db, owner);
  return keeps === 'not' && ids.length === 0 ? [] : [{ ids, keeps }];
}

/** Returns whether a search is limited to the dismissed homes, by either of its parameters. */
export const findsDismissedOnly = ({ account }: Pick<SearchRequest, 'account'>): boolean =>
  account.dismissedOnly || account.collection === dismissedCollection;
