import { editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import type { SearchableStatus } from '@hearth/domain/listing/status.ts';
import { defaultFilters } from '@hearth/domain/search/filters/filter-table.ts';
import type { Filters } from '@hearth/domain/search/filters/filters.ts';
import { sql } from 'kysely';
import { allOf, type SqlFragment } from '../db/sql-fragment.ts';
import type { Visit } from '../http/visit.ts';
import { filterConditions } from '../search/filter.sql.ts';
import { countGateConditions, gateConditions } from '../search/gate.sql.ts';
import { listContext } from '../search/search-context.ts';
import { editionCode, statusCode } from '../search-rows/search-codes.ts';

/** The viewer of suggestions, and the search that uses them. `onlyAgent` limits areas to those of the agent's listings. */
export interface SuggestionRequest extends Visit {
  readonly lease: boolean;
  readonly mlsStatus: readonly SearchableStatus[];
  readonly showExclusiveListings: boolean;
  /** Sold within a time; the counts of areas do not know when. */
  readonly timed: boolean;
}

/** The conditions of a request in SQL; `s` is a row of `listing_search`, `shown_address` or `area_tally`. */
export interface SuggestionScope {
  readonly edition: number;
  readonly statuses: readonly number[];
  readonly onlyAgent: string | null;
  /** Listings that may be suggested. */
  readonly listings: SqlFragment;
  /** The listings of public counts. */
  readonly counted: SqlFragment;
  /** Listings of any status, for sale or lease, for a query that is a listing number. */
  readonly anyListing: SqlFragment;
  /** Of those, what a search finds that changes no other filter. */
  readonly usual: SqlFragment;
  /** False where counts would promise more than the search finds. */
  readonly countable: boolean;
}

export function suggestionScope(request: SuggestionRequest): SuggestionScope {
  const { viewer, lease, onlyAgent } = request;
  const context = listContext(request);
  const edition = sql`s.edition = ${editionCode[request.edition]}`;
  const own = onlyAgent === null ? [] : [sql`s.id in (select id from listing where agent_id = ${onlyAgent})`];
  const requested = [edition, sql`s.lease = ${lease}`, ...conditionsOf(openFilters(request), request)];
  return {
    edition: editionCode[request.edition],
    statuses: request.mlsStatus.map((status) => statusCode[status]),
    onlyAgent,
    listings: allOf([...requested, ...gateConditions(viewer, context), ...own]),
    counted: allOf([...requested, ...countGateConditions(viewer, context)]),
    anyListing: allOf([edition, ...gateConditions(viewer, context), ...own]),
    usual: allOf(conditionsOf(usualFilters(request), request)),
    countable: !request.timed,
  };
}

/** The default filters of a search, with those that the suggestion request sets. */
export const usualFilters = ({ mlsStatus, showExclusiveListings }: SuggestionRequest): Filters => ({
  ...defaultFilters,
  mlsStatus,
  exclusiveListingsEnabled: showExclusiveListings,
  // The rows that are counted say no day.
  soldTimeframe: null,
  leasedTimeframe: null,
});

/** Of every property type: a visitor who types the address of a lot wants the lot. */
const openFilters = (request: SuggestionRequest): Filters => ({
  ...usualFilters(request),
  singleFamilyResidence: true,
  condominium: true,
  townhouse: true,
  lot: true,
  farm: true,
  multiFamily: true,
  commercialSale: true,
});

const conditionsOf = (filters: Filters, { edition, now, viewer }: SuggestionRequest): SqlFragment[] =>
  filterConditions(filters, { ...localMoment(now, editions[edition].timeZone), edition, viewer });
