import { editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import type { DisplayContext } from '@hearth/domain/listing/gate.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import type { MatchContext } from '@hearth/domain/search/match-context.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import type { Visit } from '../http/visit.ts';

/** WGS84 degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The context that a search depends on besides its request. */
export interface SearchContext extends MatchContext {
  readonly viewer: Viewer;
  readonly display: DisplayContext;
  /** The only agent whose listings may be found, for any request; null for the listings of all agents. */
  readonly onlyAgent: string | null;
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
});
