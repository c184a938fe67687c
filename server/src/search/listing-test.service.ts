import { hiddenReasons, showsAddress } from '@hearth/domain/listing/gate.ts';
import { withoutAddress } from '@hearth/domain/listing/hidden-address.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import { filterTest } from '@hearth/domain/search/filters/filter-table.ts';
import type { MatchContext } from '@hearth/domain/search/match-context.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import { isSearchable } from '@hearth/domain/search/searchable.ts';
import type { Change } from '../cache/answer-cache.ts';
import type { Visit } from '../http/visit.ts';
import type { ListingImage } from '../listings/listing-image.ts';
import { isOfText } from './address-text-test.ts';
import { agentsLicensed } from './agents-licensed.queries.ts';
import { allowedFor } from './allowed-for.ts';
import { resolveAreas, type SearchAreas } from './search-areas.ts';
import { changeNow } from './search-change.queries.ts';
import { listContext } from './search-context.ts';
import type { RequestedSearchSource } from './search-source.ts';

/** A search by which listings are tested one by one, as a viewer finds them. */
export interface ListingTest {
  readonly request: SearchRequest;
  readonly areas: SearchAreas;
  /** Returns whether the search finds the listing, were it stored so at that moment. */
  finds(image: ListingImage, moment: MatchContext): boolean;
}

export type ListingTestSource = Pick<RequestedSearchSource, 'db' | 'areas' | 'boundariesOf' | 'ratingsOf'>;

/**
 * A search as its viewer may send it, with its areas.
 * @param now the last change, by which areas are cached; read where the search names any, unless it is given
 * @throws AppError polygon_not_found where an area of it is gone
 */
export async function resolvedSearch(
  source: ListingTestSource,
  requested: SearchRequest,
  visit: Visit,
  now?: Change,
): Promise<Pick<ListingTest, 'request' | 'areas'>> {
  const { request } = await allowedFor(source, requested, visit);
  const namesPlaces = request.polygon.length + request.address.length > 0;
  const change = now ?? (namesPlaces ? await changeNow(source.db) : null);
  return { request, areas: await resolveAreas(source, request, visit, change) };
}

/**
 * The twin of the search for one listing; a law test compares the two.
 * @throws AppError polygon_not_found where an area of it is gone
 */
export async function listingTest(
  source: ListingTestSource,
  requested: SearchRequest,
  visit: Visit,
): Promise<ListingTest> {
  const { request, areas } = await resolvedSearch(source, requested, visit);
  const agents = await agentsLicensed(source.db, request.trecLicense);
  const isInAreas = areaTest(areas);
  const { viewer, edition } = visit;
  const display = listContext(request);
  const passesFilters = filterTest(request.filters);
  const finds: ListingTest['finds'] = (image, moment) => {
    const { listing } = image;
    return (
      listing.edition === edition &&
      isLease(listing.propertytype) === request.lease &&
      isSearchable(listing, moment.today) &&
      hiddenReasons(listing, viewer, display).length === 0 &&
      isInBounds(listing, request.bounds) &&
      isOfAgents(listing, request, agents) &&
      passesFilters(showsAddress(listing, viewer) ? listing : maskedOnce(listing), moment) &&
      isInAreas(image)
    );
  };
  return { request, areas, finds };
}

const masked = new WeakMap<Listing, Listing>();

/** A listing without its address: texts take a millisecond to mask, and many searches test the same listing. */
function maskedOnce(listing: Listing): Listing {
  const known = masked.get(listing) ?? withoutAddress(listing);
  masked.set(listing, known);
  return known;
}

/** A position is known where the seller shows the address. */
type Positioned = Pick<Listing, 'latitude' | 'longitude' | 'internetaddressdisplayyn'>;

function isInBounds(home: Positioned, bounds: Bounds | null): boolean {
  if (bounds === null) return true;
  const { latitude, longitude, internetaddressdisplayyn } = home;
  if (latitude === null || longitude === null || !internetaddressdisplayyn) return false;
  return (
    latitude >= bounds.minLatitude &&
    latitude <= bounds.maxLatitude &&
    longitude >= bounds.minLongitude &&
    longitude <= bounds.maxLongitude
  );
}

const isOfAgents = (
  { agentId, showOnAgentBIO }: Listing,
  { trecLicense, showEnabledAgentListings }: SearchRequest,
  agents: ReadonlySet<string>,
): boolean =>
  (trecLicense.length === 0 || (agentId !== null && agents.has(agentId))) &&
  (!showEnabledAgentListings || showOnAgentBIO);

/** A listing inside any of the areas is found. */
function areaTest({ everywhere, named, texts, shapes }: SearchAreas): (image: ListingImage) => boolean {
  if (everywhere) return () => true;
  const textTests = texts.map(isOfText);
  return ({ listing, areas }) =>
    named.some(({ column, id }) => areas?.[column] === id) ||
    textTests.some((test) => test(listing)) ||
    shapes.some(
      ({ bounds, isInside }) =>
        isInBounds(listing, bounds) && isInside(listing.latitude!, listing.longitude!),
    );
}
