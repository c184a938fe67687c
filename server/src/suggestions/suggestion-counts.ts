import type { Suggestion } from '@hearth/domain/contract/suggestions.ts';
import { may } from '@hearth/domain/people/capabilities.ts';
import { emptyRequest } from '@hearth/domain/search/empty-search.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import { isOfficialKind } from '../boundaries/area-key.ts';
import { withSharedNames } from '../boundaries/boundaries.queries.ts';
import type { Db } from '../db/database.ts';
import type { SearchService } from '../search/search.service.ts';
import { type SuggestionRequest, usualFilters } from './suggestion-scope.sql.ts';

/** The sources of suggestions; the search counts what the tallies of names cannot. */
export interface SuggestionSource {
  readonly db: Db;
  readonly search: Pick<SearchService, 'totals' | 'areasOfTexts'>;
}

/**
 * Suggestions whose counts are what a search of their filter finds. Tallies by name are exact for areas that a search finds
 * by name alone. The search itself counts areas with an outline, names that several areas share, and whatever is counted for
 * agents, who see more than the tallies count, and for people who may have dismissed homes, who find less.
 */
export async function countedAsFound(
  { db, search }: SuggestionSource,
  suggestions: readonly Suggestion[],
  request: SuggestionRequest,
): Promise<Suggestion[]> {
  const counted = suggestions.filter(({ count }) => count !== null);
  const texts = counted.flatMap(({ filter }) => filter.address ?? []);
  const areasOf = await search.areasOfTexts(texts);
  const ids = counted.flatMap(({ filter }) => filter.polygon ?? []);
  const shared = await withSharedNames(
    db,
    ids.map((id) => ({ id })),
  );
  const isTallied = ({ category, tag, filter }: Suggestion): boolean => {
    if (findsOtherHomes(request)) return false;
    if (filter.address === undefined) return isOfficialKind(tag.type) && !shared.has(tag.id);
    return areasOf(filter.address).length === (category === 'address' ? 0 : 1);
  };
  const open = counted.filter((suggestion) => !isTallied(suggestion));
  const totals = await search.totals(open.map(searchOf(request)), request);
  const countOf = new Map(open.map((suggestion, at) => [suggestion, totals[at]!]));
  return suggestions.map((suggestion) => {
    const count = countOf.get(suggestion);
    return count === undefined ? suggestion : { ...suggestion, count };
  });
}

const findsOtherHomes = ({ viewer, hasDismissed }: SuggestionRequest): boolean =>
  may(viewer, 'see private listings') || (viewer.role !== 'guest' && hasDismissed !== false);

const searchOf =
  (request: SuggestionRequest) =>
  ({ filter }: Suggestion): SearchRequest => ({
    ...emptyRequest(usualFilters(request)),
    lease: request.lease,
    address: filter.address === undefined ? [] : [filter.address],
    polygon: filter.polygon === undefined ? [] : [filter.polygon],
  });
