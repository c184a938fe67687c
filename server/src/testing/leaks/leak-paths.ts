import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { SearchRelaxations } from '@hearth/domain/contract/relaxations.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { Suggestion } from '@hearth/domain/contract/suggestions.ts';
import { searchableStatuses } from '@hearth/domain/listing/status.ts';
import {
  encodeMapPointsQuery,
  encodeSearchQuery,
  type MapPointsQuery,
  type SearchQuery,
} from '@hearth/domain/search/url/api-query.ts';
import { everyFilterOpen } from '../a-search.ts';
import { accountPaths } from './leak-accounts.ts';
import { embedKeyPaths } from './leak-embed-keys.ts';
import { inquiryPath } from './leak-inquiry.ts';
import { marketPaths } from './leak-markets.ts';
import { pagePaths } from './leak-pages.ts';
import {
  areaId,
  atItsPrice,
  boxAround,
  type HttpPath,
  type LeakPath,
  overHttp,
  promised,
  queryText,
} from './leak-path.ts';
import { travelPaths } from './leak-travel.ts';
import { neighbours, type Suspect } from './leak-world.ts';

type Query<Q> = (suspect: Suspect) => Q;
const everything = { filters: everyFilterOpen, limit: 50 } as const;
/** Every word of an address, as people look for it. */
const addressWords: readonly (readonly [name: string, words: Query<string>])[] = [
  ['its street', ({ street }) => street],
  ['its house number', ({ listing }) => listing.streetnumber!],
  ['its unit', ({ unit }) => unit],
  ['number and street', ({ listing, street }) => `${listing.streetnumber} ${street}`],
];

/** Ways of asking the listing search. A new one is one line. */
const searches: readonly (readonly [
  by: 'name' | 'position' | 'address',
  name: string,
  query: Query<SearchQuery>,
  more?: Pick<LeakPath, 'ofPublicStatuses'>,
])[] = [
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
  ['name', 'a word of its remarks', ({ word }) => ({ filters: { ...everyFilterOpen, keyword: word } })],
  ...addressWords.map(([name, words]): (typeof searches)[number] => [
    'address',
    `${name} as a keyword`,
    (suspect) => ({ filters: { ...everyFilterOpen, keyword: words(suspect) } }),
  ]),
  ...addressWords.map(([name, words]): (typeof searches)[number] => [
    'position',
    `${name} as an address`,
    (suspect) => ({ ...everything, address: [words(suspect)] }),
  ]),
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
    { ofPublicStatuses: true },
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
  ...addressWords.flatMap(([name, words]): (typeof maps)[number][] => [
    [
      `${name} as a keyword`,
      (suspect) => ({ filters: { ...everyFilterOpen, keyword: words(suspect) }, zoom: 9 }),
    ],
    [
      `${name} as an address`,
      (suspect) => ({ filters: everyFilterOpen, address: [words(suspect)], zoom: 9 }),
    ],
  ]),
];

/** The text that people type. */
const typed: readonly (readonly [by: 'name' | 'position' | 'nothing', name: string, text: Query<string>])[] =
  [
    ['name', 'its city', ({ listing }) => listing.city!.slice(0, -2)],
    ['name', 'its city, mistyped', ({ listing }) => listing.city!.replace('orb', 'rob')],
    ['name', 'its county', ({ listing }) => `${listing.countyorparish} county`],
    ['name', 'its zip', ({ listing }) => listing.postalcode!],
    ['name', 'its subdivision', ({ listing }) => listing.subdivisionname!],
    ['name', 'its school district', ({ listing }) => listing.schooldistrict!],
    ['name', 'its school', ({ listing }) => listing.elementaryschool!],
    ['name', 'its MLS area', ({ listing }) => listing.mlsareamajor!],
    ['name', 'its number', ({ listing }) => listing.sourcelistingid ?? listing.listingid],
    ['position', 'most of its street', ({ street }) => street.slice(0, -1)],
    ['position', 'its street, mistyped', ({ street }) => street.replace('uill', 'uil')],
    // Suggestions complete addresses from their beginning: a unit alone finds none.
    ...addressWords.map(([name, words]): (typeof typed)[number] => [
      name === 'its unit' ? 'nothing' : 'position',
      name,
      words,
    ]),
  ];

const searchPath = ([by, name, query, more]: (typeof searches)[number]): LeakPath =>
  overHttp({
    name: `the search by ${name}`,
    endpoint: 'GET /api/v2/listing/search',
    ...{ reachedBy: 'list', by, audience: 'viewer', ...more },
    url: (suspect) => `/api/v2/listing/search?${queryText(encodeSearchQuery(query(suspect)))}`,
    // Ordered by distance it finds everything, the suspect first.
    countOf: (answer) => (name === 'distance' ? null : (answer as SearchResult).total),
  });

const mapPath = ([name, query]: (typeof maps)[number]): LeakPath =>
  overHttp({
    name: `the map by ${name}`,
    endpoint: 'GET /api/v2/map/points',
    ...{ reachedBy: 'list', by: 'position', audience: 'viewer' },
    url: (suspect) => `/api/v2/map/points?${queryText(encodeMapPointsQuery(query(suspect)))}`,
    countOf: (answer) => (answer as MapPoints).total,
  });

const suggestionPath = ([by, name, text]: (typeof typed)[number]): LeakPath =>
  overHttp({
    name: `suggestions by ${name}`,
    endpoint: 'GET /api/places/search',
    ...{ reachedBy: 'list', by, audience: 'viewer' },
    url: (suspect) => `/api/places/search?${queryText([['query', text(suspect)], ofEveryStatus])}`,
    countOf: (answer, suspect) => promised((answer as { hits: Suggestion[] }).hits, suspect),
  });

const ofEveryStatus: [string, string] = ['mlsStatus', searchableStatuses.join(',')];

/** A single listing, by its id, its key or its number. */
const linkPath = (name: string, endpoint: string, url: HttpPath['url']): LeakPath =>
  overHttp({ name, endpoint, ...{ reachedBy: 'link', by: 'name', audience: 'viewer' }, url });

const links: readonly LeakPath[] = [
  linkPath(
    'the page of its id',
    'GET /api/v2/listing/{id}',
    ({ listing }) => `/api/v2/listing/${listing.listingid}`,
  ),
  linkPath(
    'the page of its number',
    'GET /api/v2/listing/{id}',
    ({ listing }) => `/api/v2/listing/${listing.sourcelistingid ?? listing.listingid}`,
  ),
  {
    ...linkPath(
      'the homes around it',
      'GET /api/v2/listing/{id}/nearby',
      ({ listing }) => `/api/v2/listing/${listing.listingid}/nearby`,
    ),
    // It is none of them.
    by: 'nothing',
  },
  linkPath(
    'pictures in bulk',
    'GET /api/listing/media-bulk/images',
    ({ listing }) => `/api/listing/media-bulk/images?listingKeys=${listing.listingkey}`,
  ),
];

/** Most suspects are within its reach. */
const aroundNeighbour = overHttp({
  name: 'the homes around a neighbour',
  endpoint: 'GET /api/v2/listing/{id}/nearby',
  ...{ reachedBy: 'list', by: 'position', audience: 'viewer' },
  url: () => `/api/v2/listing/${neighbours[0]!.listingid}/nearby`,
});

const relaxations = overHttp({
  name: 'the relaxations of a search',
  endpoint: 'GET /api/v2/listing/search/relaxations',
  ...{ reachedBy: 'list', by: 'name', audience: 'viewer' },
  url: (suspect) => {
    const filters = { ...atItsPrice(suspect).filters, keyword: 'nothing says this' };
    return `/api/v2/listing/search/relaxations?${queryText(encodeSearchQuery({ filters }))}`;
  },
  countOf: (answer) => (answer as SearchRelaxations).relaxations.reduce((sum, { total }) => sum + total, 0),
});

/** Without its price limits this search finds the suspect, where the word of its address is known. */
const relaxationsOfKeyword = addressWords.map(([name, words]): LeakPath => {
  const path = overHttp({
    name: `the relaxations of a search for ${name} as a keyword`,
    endpoint: 'GET /api/v2/listing/search/relaxations',
    ...{ reachedBy: 'list', by: 'address', audience: 'viewer' },
    url: (suspect) => {
      const { listprice } = suspect.listing;
      const prices = { minPrice: listprice - 1, maxPrice: listprice - 1 };
      const filters = { ...everyFilterOpen, ...prices, keyword: words(suspect) };
      return `/api/v2/listing/search/relaxations?${queryText(encodeSearchQuery({ filters }))}`;
    },
    countOf: (answer) => (answer as SearchRelaxations).relaxations.reduce((sum, { total }) => sum + total, 0),
  });
  // Without its words, which name the keyword that was asked for.
  return { ...path, ask: async (...requested) => ({ ...(await path.ask(...requested)), text: '' }) };
});

/** All paths on which data of listings leaves the server. Add new ones here. */
export const leakPaths: readonly LeakPath[] = [
  ...searches.map(searchPath),
  ...maps.map(mapPath),
  ...travelPaths,
  ...typed.map(suggestionPath),
  relaxations,
  ...relaxationsOfKeyword,
  ...marketPaths,
  ...links,
  aroundNeighbour,
  inquiryPath,
  ...pagePaths,
  ...accountPaths,
  ...embedKeyPaths,
];
