import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import type { SearchRelaxations } from '@hearth/domain/contract/relaxations.ts';
import type { FoundCard, SearchResult } from '@hearth/domain/contract/search.ts';
import { distanceMeters, metersPerMile, pointOf } from '@hearth/domain/search/areas/distance.ts';
import { largestPageOf } from '@hearth/domain/search/page-size.ts';
import type { KeywordMatch } from '@hearth/domain/search/results/keyword-matches.ts';
import type { MapPointsRequest, SearchRequest } from '@hearth/domain/search/search-request.ts';
import type { AnswerCache } from '../cache/answer-cache.ts';
import { dismissedKeys } from '../collections/dismissals.service.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import { namedVisit, type Visit } from '../http/visit.ts';
import type { RankedIds } from '../listings/listed-listings.ts';
import type { ListingService } from '../listings/listing.service.ts';
import { allowedFor } from './allowed-for.ts';
import { cacheKey } from './cache-key.ts';
import { findListings, findNearby, findSince, MIN_RESULTS, nearbyListings } from './find-listings.ts';
import { type OpenSearch, openSearch } from './open-search.ts';
import { findsDismissedOnly, personalContext } from './personal-context.ts';
import { createRelaxationCounter } from './relaxations.ts';
import type { FoundPage } from './search.queries.ts';
import { areasOfTexts } from './search-areas.ts';
import { changeNow } from './search-change.queries.ts';
import {
  type AllowedRequest,
  figureContext,
  type Position,
  type SearchContext,
  searchContext,
} from './search-context.ts';
import type { RequestedSearchSource } from './search-source.ts';
import { totalsOf } from './totals.ts';
import { unknownPlaces } from './unknown-places.ts';

/**
 * Searches of one database. All of them throw AppError polygon_not_found for an unknown area; those that answer a request also
 * sign_in_required and forbidden for lists of an account, and not_found for an unknown collection.
 */
export interface SearchService {
  /** A search with fewer results also shows homes nearby. */
  readonly minResults: number;
  /**
   * A request as a visit may send it.
   * @throws AppError sign_in_required where a guest's request needs an account, forbidden where it reads another person's
   */
  allowed<Request extends SearchRequest>(request: Request, visit: Visit): Promise<AllowedRequest<Request>>;
  /** One page of a search as this viewer may see it, with the exact total and the box around all of it. */
  searchListings(request: SearchRequest, visit: Visit): Promise<SearchResult>;
  /** The areas that a search for each of these texts means. */
  areasOfTexts(texts: readonly string[]): ReturnType<typeof areasOfTexts>;
  /** Of the texts of a search, those that no area, street or home of the edition has. */
  unknownPlaces(texts: readonly string[], lease: boolean, visit: Visit): Promise<readonly string[]>;
  /** How many listings each of the searches finds, without homes that the viewer dismissed; all for sale, or all for lease. */
  totals(requests: readonly SearchRequest[], visit: Visit): Promise<readonly number[]>;
  /** How many listings the search finds without each of its filters. */
  searchRelaxations(request: SearchRequest, visit: Visit): Promise<SearchRelaxations>;
  /** Count, box and the ids of the page asked for. */
  findListings(request: SearchRequest, context: SearchContext): Promise<FoundPage>;
  /** Homes near to what the search finds, nearest first. */
  nearbyListings(request: SearchRequest, visit: Visit): Promise<RankedIds>;
  /** The search for the figures of a market, which count sold homes for every viewer. */
  openForFigures(request: SearchRequest, visit: Visit): Promise<OpenSearch>;
  /** An answer made of a search, cached until data that searches read changes. */
  cached<Answer>(
    cache: AnswerCache<Answer>,
    request: SearchRequest | MapPointsRequest,
    visit: Visit,
    read: (search: OpenSearch) => Promise<Answer>,
  ): Promise<Answer>;
  /** Resolves once no statement runs that an answer did not wait for. */
  close(): Promise<void>;
}

export interface SearchDependencies extends RequestedSearchSource {
  readonly listings: ListingService;
}

export function createSearchService(dependencies: SearchDependencies): SearchService {
  const { db } = dependencies;
  const relaxations = createRelaxationCounter(dependencies);
  return {
    minResults: MIN_RESULTS,
    allowed: (request, visit) => allowedFor(dependencies, request, visit),
    searchListings: (request, visit) => searchPage(dependencies, request, visit),
    areasOfTexts: (texts) => areasOfTexts(db, texts),
    unknownPlaces: (texts, lease, visit) =>
      unknownPlaces(dependencies, texts, searchContext({ lease }, visit)),
    async totals(requests, visit) {
      const [first] = requests;
      return first ? totalsOf(dependencies, requests, await personalContext(db, first, visit)) : [];
    },
    searchRelaxations: relaxations.relaxationsOf,
    close: relaxations.close,
    findListings: (request, context) => findListings(dependencies, request, context),
    // Market figures are the same for all.
    nearbyListings: (request, visit) => nearbyListings(dependencies, request, searchContext(request, visit)),
    openForFigures: async (request, visit) =>
      openSearch(dependencies, await changeNow(db), request, figureContext(request, visit)),
    async cached(cache, request, visit, read) {
      const context = await personalContext(db, request, visit);
      const now = visit.change ?? (await changeNow(db));
      return cache.whileUnchanged(cacheKey(request, context), now, async () =>
        read(await openSearch(dependencies, now, request, context)),
      );
    },
  };
}

async function searchPage(
  { listings, ...source }: SearchDependencies,
  requested: SearchRequest,
  visit: Visit,
): Promise<SearchResult> {
  refuseLargePage(requested, visit);
  const { request, leftOut } = await allowedFor(source, requested, visit);
  const context = await personalContext(source.db, request, visit);
  const now = visit.change ?? (await changeNow(source.db));
  const found = await findSince(source, now, request, context);
  const near = await findNearby(source, now, request, context, found);
  const { total, ids: _ids, revisions: _revisions, ...boundaries } = found;
  const showing = { viewer: context.viewer, display: context.display, moment: context };
  const unknown = total === 0 ? await unknownPlaces(source, request.address, context) : [];
  const showsDismissed = requested.account.dismissed || findsDismissedOnly(requested);
  const [page, nearby, matches, marked] = await Promise.all([
    listings.shownListings(found, showing),
    listings.shownListings(near, showing),
    listings.keywordMatches(found.ids, request.filters.keyword, context.viewer),
    showsDismissed ? marksOf(source.db, requested, visit) : [],
  ]);
  return {
    listings: withMarks(withMatches(page.cards, matches), new Set(marked)),
    nearbyListings: [...nearby.cards],
    ...farthest(near.center, nearby.cards),
    ...(unknown.length > 0 && { unknownPlaces: unknown }),
    total,
    pageCount: Math.ceil(total / request.limit),
    history: [...page.history],
    boundaries,
    ...leftOut,
  };
}

/** Listing keys of the homes that the person of a search dismissed. */
async function marksOf(db: Db, { account }: SearchRequest, visit: Visit): Promise<readonly string[]> {
  const { owner, hasDismissed } = await namedVisit(visit, [account]);
  return hasDismissed === false ? [] : dismissedKeys(db, owner);
}

/** How far homes nearby are away; homes with a hidden position count for nothing. */
function farthest(center: Position | null, cards: readonly ListingCard[]): Pick<SearchResult, 'nearbyMiles'> {
  if (center === null || cards.length === 0) return {};
  const meters = cards.map((card) => {
    const home = pointOf(card);
    return home === null ? 0 : distanceMeters(center, home);
  });
  return { nearbyMiles: Math.max(2, Math.ceil(Math.max(...meters) / metersPerMile)) };
}

/** @throws AppError validation_failed */
function refuseLargePage({ limit }: SearchRequest, { viewer }: Visit): void {
  const most = largestPageOf(viewer);
  if (limit <= most) return;
  const message = `must be a whole number from 1 to ${most}`;
  throw new AppError('validation_failed', { validationErrors: [{ name: 'limit', message }] });
}

/** Cards that were found by a keyword say where; the others stay as they are. */
const withMatches = (
  cards: readonly ListingCard[],
  matches: ReadonlyMap<string, readonly KeywordMatch[]>,
): FoundCard[] =>
  cards.map((card) => {
    const keywordmatches = matches.get(card.listingkey);
    return keywordmatches ? { ...card, keywordmatches } : card;
  });

/** Dismissed homes say so; the others stay as they are. */
const withMarks = (cards: readonly FoundCard[], marked: ReadonlySet<string>): FoundCard[] =>
  cards.map((card) => (marked.has(card.listingkey) ? { ...card, dismissed: true } : card));
