import { getMapPoints } from '@hearth/domain/contract/map.ts';
import { searchListings as searchEndpoint } from '@hearth/domain/contract/search.ts';
import { searchableStatuses } from '@hearth/domain/listing/status.ts';
import {
  encodeMapPointsQuery,
  encodeSearchQuery,
  type MapPointsQuery,
  type SearchQuery,
} from '@hearth/domain/search/url/api-query.ts';
import { askedListing } from '../../inquiries/asked-listing.ts';
import { getListing, getMediaBulk } from '../../listings/listing.service.ts';
import { mapPoints } from '../../map/map.service.ts';
import { suggestPlaces } from '../../places/places.service.ts';
import { searchRelaxations } from '../../search/relaxations.service.ts';
import { searchListings } from '../../search/search.service.ts';
import { everyFilterOpen } from '../a-search.ts';
import { marketPaths } from './leak-markets.ts';
import { pagePaths } from './leak-pages.ts';
import { type Asking, areaId, atItsPrice, boxAround, type LeakPath, promised, told } from './leak-path.ts';
import type { Suspect } from './leak-world.ts';

type Query<Q> = (suspect: Suspect) => Q;
const everything = { filters: everyFilterOpen, limit: 200 } as const;

/** Ways of asking the listing search. A new one is one line. */
const searches: readonly (readonly [by: 'name' | 'position', name: string, query: Query<SearchQuery>])[] = [
  ['name', 'its price', atItsPrice],
  ['name', 'its city', ({ listing }) => ({ ...everything, address: [listing.city!] })],
  [
    'name',
    'its county',
    ({ listing }) => ({ ...everything, address: [`${listing.countyorparish!} County`] }),
  ],
  ['name', 'its zip', ({ listing }) => ({ ...everything, address: [listing.postalcode!] })],
  ['name', 'its subdivision', ({ listing }) => ({ ...everything, address: [listing.subdivisionname!] })],
  ['name', 'its school district', ({ listing }) => ({ ...everything, address: [listing.schooldistrict!] })],
  ['name', 'its school', ({ listing }) => ({ ...everything, address: [listing.elementaryschool!] })],
  ['name', 'its MLS area', ({ listing }) => ({ ...everything, address: [listing.mlsareamajor!] })],
  [
    'name',
    'its number',
    ({ listing }) => ({ ...everything, address: [listing.sourcelistingid ?? listing.listingid] }),
  ],
  ['position', 'its street', ({ street }) => ({ ...everything, address: [street] })],
  ['name', 'a word of its remarks', ({ word }) => ({ filters: { ...everyFilterOpen, keyword: word } })],
  [
    'position',
    'its street as a keyword',
    ({ street }) => ({ filters: { ...everyFilterOpen, keyword: street } }),
  ],
  ['position', 'a box around it', (suspect) => ({ ...everything, bounds: boxAround(suspect) })],
  [
    'position',
    'an area drawn around it',
    (suspect) => ({ ...everything, polygon: [areaId('drawn', suspect)] }),
  ],
  [
    'name',
    'the boundary of its school district',
    (suspect) => ({ ...everything, polygon: [areaId('named', suspect)] }),
  ],
  ['name', "its agent's licence", (suspect) => ({ ...atItsPrice(suspect), trecLicense: ['700001'] })],
  ['name', "its agent's page", (suspect) => ({ ...atItsPrice(suspect), showEnabledAgentListings: true })],
  [
    'name',
    'exclusive listings',
    (suspect) => ({
      ...atItsPrice(suspect),
      privateExclusiveListing: ['exclusive', 'public_exclusive', 'public'],
    }),
  ],
  ['name', 'open houses', (suspect) => ({ filters: { ...atItsPrice(suspect).filters, openHouse: 7 } })],
  ['name', 'the page after', (suspect) => ({ ...atItsPrice(suspect), page: 2 })],
  [
    'position',
    'homes nearby a search that finds nothing',
    (suspect) => ({
      filters: { ...everyFilterOpen, keyword: 'nothing says this' },
      bounds: boxAround(suspect),
    }),
  ],
  [
    'position',
    'distance',
    ({ listing }) => ({
      ...everything,
      sort: { sortBy: 'distance', sortType: 'ASC' },
      limit: 1,
      userLocation: { latitude: listing.latitude!, longitude: listing.longitude! },
    }),
  ],
];

const maps: readonly (readonly [name: string, query: Query<MapPointsQuery>])[] = [
  ...[4, 9, 12, 15, 17].map(
    (zoom) =>
      [
        `zoom ${zoom} around it`,
        (suspect: Suspect): MapPointsQuery => ({
          filters: everyFilterOpen,
          bounds: boxAround(suspect),
          zoom,
        }),
      ] as const,
  ),
  ['its price', (suspect) => ({ ...atItsPrice(suspect), zoom: 9 })],
  ['its city', ({ listing }) => ({ filters: everyFilterOpen, address: [listing.city!], zoom: 12 })],
  [
    'an area drawn around it',
    (suspect) => ({ filters: everyFilterOpen, polygon: [areaId('drawn', suspect)], zoom: 9 }),
  ],
  ['its id', ({ listing }) => ({ filters: everyFilterOpen, listingIds: [listing.listingid], zoom: 9 })],
];

/** What people type. */
const typed: readonly (readonly [by: 'name' | 'position', name: string, text: Query<string>])[] = [
  ['name', 'its city', ({ listing }) => listing.city!.slice(0, -2)],
  ['name', 'its city, mistyped', ({ listing }) => listing.city!.replace('orb', 'rob')],
  ['name', 'its county', ({ listing }) => `${listing.countyorparish} county`],
  ['name', 'its zip', ({ listing }) => listing.postalcode!],
  ['name', 'its subdivision', ({ listing }) => listing.subdivisionname!],
  ['name', 'its school district', ({ listing }) => listing.schooldistrict!],
  ['name', 'its school', ({ listing }) => listing.elementaryschool!],
  ['name', 'its MLS area', ({ listing }) => listing.mlsareamajor!],
  ['name', 'its number', ({ listing }) => listing.sourcelistingid ?? listing.listingid],
  ['position', 'its street', ({ street }) => street.slice(0, -1)],
  ['position', 'its street, mistyped', ({ street }) => street.replace('uill', 'uil')],
  ['position', 'its address', ({ listing, street }) => `${listing.streetnumber} ${street}`],
];

const withCode = (error: unknown): unknown => ({ refused: error instanceof Error ? error.message : error });

const searchPath = ([by, name, query]: (typeof searches)[number]): LeakPath => ({
  name: `the search by ${name}`,
  endpoint: 'GET /api/v2/listing/search',
  ...{ reachedBy: 'list', by, asks: 'everybody' },
  ask: async ({ db }, suspect, searcher) => {
    const pairs = encodeSearchQuery(query(suspect));
    const request = searchEndpoint.query.parse(asQuery(pairs));
    const answer = await searchListings(db.kysely, request, searcher);
    // Ordered by distance it finds everything, the suspect first.
    return told(answer, request.sort.sortBy === 'distance' ? null : answer.total);
  },
});

const mapPath = ([name, query]: (typeof maps)[number]): LeakPath => ({
  name: `the map by ${name}`,
  endpoint: 'GET /api/v2/map/points',
  ...{ reachedBy: 'list', by: 'position', asks: 'everybody' },
  ask: async ({ db }, suspect, searcher) => {
    const pairs = encodeMapPointsQuery(query(suspect));
    const answer = await mapPoints(db.kysely, getMapPoints.query.parse(asQuery(pairs)), searcher);
    return told(answer, answer.total);
  },
});

const suggestionPath = ([by, name, text]: (typeof typed)[number]): LeakPath => ({
  name: `suggestions by ${name}`,
  endpoint: 'GET /api/places/search',
  ...{ reachedBy: 'list', by, asks: 'everybody' },
  ask: async ({ db }, suspect, searcher) => {
    const search = { lease: false, mlsStatus: searchableStatuses, showExclusiveListings: true, timed: false };
    const hits = await suggestPlaces(db.kysely, text(suspect), { ...searcher, ...search });
    return told(hits, promised(hits, suspect));
  },
});

/** A single listing, by its id or its number. */
const linkPath = (name: string, endpoint: string, ask: Asking): LeakPath => ({
  name,
  endpoint,
  reachedBy: 'link',
  by: 'name',
  asks: 'everybody',
  ask: (...asked) => ask(...asked).catch((error) => told(withCode(error))),
});

const links: readonly LeakPath[] = [
  linkPath('the page of its id', 'GET /api/v2/listing/{id}', async ({ db }, { listing }, searcher) =>
    told(await getListing(db.kysely, listing.listingid, searcher)),
  ),
  linkPath('the page of its number', 'GET /api/v2/listing/{id}', async ({ db }, { listing }, searcher) =>
    told(await getListing(db.kysely, listing.sourcelistingid ?? listing.listingid, searcher)),
  ),
  linkPath('pictures in bulk', 'GET /api/listing/media-bulk/images', async ({ db }, { listing }, searcher) =>
    told(await getMediaBulk(db.kysely, listing.listingkey, searcher)),
  ),
];

const asQuery = (pairs: readonly [string, string][]): Record<string, string | string[]> => {
  const query: Record<string, string | string[]> = {};
  for (const [name, value] of pairs) {
    const before = query[name];
    query[name] = before === undefined ? value : [before, value].flat();
  }
  return query;
};

/** Every way to ask. What is added to the server is added here. */
export const leakPaths: readonly LeakPath[] = [
  ...searches.map(searchPath),
  ...maps.map(mapPath),
  ...typed.map(suggestionPath),
  {
    name: 'what a search can give up',
    endpoint: 'GET /api/v2/listing/search/relaxations',
    ...{ reachedBy: 'list', by: 'name', asks: 'everybody' },
    ask: async ({ db }, suspect, searcher) => {
      const filters = { ...atItsPrice(suspect).filters, keyword: 'nothing says this' };
      const request = searchEndpoint.query.parse(asQuery(encodeSearchQuery({ filters })));
      const answer = await searchRelaxations(db.kysely, request, searcher);
      return told(
        answer,
        answer.relaxations.reduce((sum, { total }) => sum + total, 0),
      );
    },
  },
  ...marketPaths,
  ...links,
  {
    name: 'the listing of an inquiry',
    endpoint: 'POST /api/user/inquiry',
    reachedBy: 'link',
    by: 'name',
    asks: 'guests',
    ask: async ({ db }, { listing }, { onlyAgent }) =>
      told((await askedListing(db.kysely, 'austin', listing.listingid, onlyAgent)) ?? null),
  },
  ...pagePaths,
];
