import type { LeftOutFilter } from '@hearth/domain/contract/left-out.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import type { DisplayContext } from '@hearth/domain/listing/gate.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { type AccountScope, accountRefusal, showsRecommended } from '@hearth/domain/search/account-scope.ts';
import { allowedSearch } from '@hearth/domain/search/allowed-search.ts';
import type { LeftOut } from '@hearth/domain/search/filters/allowed-filters.ts';
import { defaultFilters } from '@hearth/domain/search/filters/filter-table.ts';
import { leftOutWords } from '@hearth/domain/search/filters/left-out-words.ts';
import { defaultStatuses } from '@hearth/domain/search/filters/rows/status.ts';
import { unratedFilters } from '@hearth/domain/search/filters/unrated-filters.ts';
import type { MatchContext } from '@hearth/domain/search/match-context.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import { AppError } from '../http/errors.ts';
import type { Visit } from '../http/visit.ts';

/** WGS84 degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** A list of homes, such as a collection or the dismissed ones, by their ids in the search's tables. */
export interface ListCondition {
  readonly ids: readonly number[];
  /** 'only' finds the homes of the list, 'not' all others. */
  readonly keeps: 'only' | 'not';
}

/** The context that a search depends on besides its request. */
export interface SearchContext extends MatchContext {
  readonly viewer: Viewer;
  readonly display: DisplayContext;
  /** The only agent whose listings may be found, for any request; null for the listings of all agents. */
  readonly onlyAgent: string | null;
  /** A home is found where each list has it or leaves it out, as the list demands. */
  readonly lists: readonly ListCondition[];
}

/** A search on a list or a map: nothing is recommended, and it is not another person's saved search. */
export const listContext = (request: Pick<SearchRequest, 'lease'>): DisplayContext => ({
  reachedBy: 'list',
  lease: request.lease,
  foreignSavedSearch: false,
  recommendedListingIds: new Set(),
});

/** A search of which only figures leave the server. */
export const figureContext = (request: Pick<SearchRequest, 'lease'>, visit: Visit): SearchContext => ({
  ...searchContext(request, visit),
  display: { ...listContext(request), reachedBy: 'figure' },
});

/** The context of a search in a visit. */
export const searchContext = (
  request: Pick<SearchRequest, 'lease'>,
  { viewer, edition, now, onlyAgent }: Visit,
): SearchContext => ({
  ...localMoment(now, editions[edition].timeZone),
  edition,
  viewer,
  display: listContext(request),
  onlyAgent,
  lists: [],
});

/** The part of an answer that names the filters which were ignored. */
export interface LeftOutPart {
  readonly leftOut?: readonly LeftOutFilter[];
}

export interface AllowedRequest<Request> {
  readonly request: Request;
  /** For the answer. */
  readonly leftOut: LeftOutPart;
}

/**
 * A request without the filters that are locked for its viewer, and without ratings where the source of these is unknown. Every
 * endpoint that takes a search answers this one.
 * @throws AppError sign_in_required where a guest's request needs an account, forbidden where it reads another person's
 */
export function allowedRequest<Request extends SearchRequest>(
  requested: Request,
  viewer: Viewer,
  hasRatings: boolean,
): AllowedRequest<Request> {
  refuseForeignAccount(requested.account, viewer);
  const { search, leftOut } = allowedSearch(withStatusesOf(requested, viewer), defaultFilters, viewer);
  const rated = hasRatings ? { filters: search.filters, leftOut: [] } : unratedFilters(search.filters);
  return {
    request: withRecommended(
      rated.leftOut.length === 0 ? search : { ...search, filters: rated.filters },
      requested.hasUsualStatuses === true,
    ),
    leftOut: leftOutPart([...leftOut, ...rated.leftOut]),
  };
}

/** A request without statuses has the default ones of its viewer: an agent's have Private (rulings). */
function withStatusesOf<Request extends SearchRequest>(
  { hasUsualStatuses = false, ...requested }: Request,
  viewer: Viewer,
): Request {
  const request = requested as unknown as Request;
  if (!hasUsualStatuses || viewer.role !== 'agent') return request;
  const { lease, filters, account } = request;
  const { exclusiveListingsEnabled } = filters;
  const inCollectionOrHistory = Boolean(account.collection || account.viewedBy);
  const mlsStatus = defaultStatuses({ lease, viewer, exclusiveListingsEnabled, inCollectionOrHistory });
  return { ...request, filters: { ...filters, mlsStatus } };
}

/** A search of an own list without statuses finds private homes too; the gate shows those that were recommended. */
function withRecommended<Request extends SearchRequest>(
  request: Request,
  hasUsualStatuses: boolean,
): Request {
  const { account, filters } = request;
  const isOfList = hasUsualStatuses && !request.lease && showsRecommended(account);
  if (!isOfList || filters.mlsStatus.includes('Private')) return request;
  return { ...request, filters: { ...filters, mlsStatus: ['Private', ...filters.mlsStatus] } };
}

/** @throws AppError sign_in_required where a guest's request needs an account, forbidden where it reads another person's */
function refuseForeignAccount(account: AccountScope, viewer: Viewer): void {
  const refusal = accountRefusal(account, viewer);
  if (refusal === null) return;
  const message = refusal.code === 'forbidden' ? 'must be your own' : 'needs an account';
  throw new AppError(refusal.code, { validationErrors: refusal.keys.map((name) => ({ name, message })) });
}

export const leftOutPart = (leftOut: readonly LeftOut[]): LeftOutPart =>
  leftOut.length === 0 ? {} : { leftOut: leftOut.map((each) => ({ ...each, words: leftOutWords(each) })) };
