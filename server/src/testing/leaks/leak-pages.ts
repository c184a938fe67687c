import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { Place } from '@hearth/domain/contract/places.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { listingPath } from '@hearth/domain/listing/listing-path.ts';
import { encodeMapPointsQuery, encodeSearchQuery } from '@hearth/domain/search/api-query.ts';
import { atItsPrice, fencedKey, fencedOrigin, type LeakPath, promised } from './leak-path.ts';
import type { Suspect } from './leak-world.ts';

interface Page {
  readonly name: string;
  readonly by: LeakPath['by'];
  readonly reachedBy: LeakPath['reachedBy'];
  readonly url: (suspect: Suspect) => string;
  readonly countOf?: (answer: unknown, suspect: Suspect) => number;
}

const pages: readonly Page[] = [
  {
    name: 'GET /api/v2/listing/search',
    by: 'name',
    reachedBy: 'list',
    url: (suspect) => `/api/v2/listing/search?${queryText(encodeSearchQuery(atItsPrice(suspect)))}`,
    countOf: (answer) => (answer as SearchResult).total,
  },
  {
    name: 'GET /api/v2/map/points',
    by: 'position',
    reachedBy: 'list',
    url: (suspect) =>
      `/api/v2/map/points?${queryText(encodeMapPointsQuery({ ...atItsPrice(suspect), zoom: 12 }))}`,
    countOf: (answer) => (answer as MapPoints).total,
  },
  {
    name: 'GET /api/places/search',
    by: 'name',
    reachedBy: 'list',
    url: ({ listing }) => `/api/places/search?query=${listing.city}`,
    countOf: (answer, suspect) => promised((answer as { hits: Place[] }).hits, suspect),
  },
  {
    name: 'GET /api/v2/listing/{id}',
    by: 'name',
    reachedBy: 'link',
    url: ({ listing }) => `/api/v2/listing/${listing.listingid}`,
  },
  {
    name: 'GET /api/listing/media-bulk/images',
    by: 'name',
    reachedBy: 'link',
    url: ({ listing }) => `/api/listing/media-bulk/images?listingKeys=${listing.listingkey}`,
  },
  {
    name: 'GET /oembed',
    by: 'name',
    reachedBy: 'link',
    url: ({ listing }) =>
      `/oembed?url=${encodeURIComponent(`http://localhost:3000${listingPath({ ...listing, streetname: null, streetnumber: null, city: null, postalcode: null })}`)}`,
  },
  {
    name: "the listing's page in the portal",
    by: 'nothing',
    reachedBy: 'link',
    url: ({ listing }) => listingPath(listing),
  },
  {
    name: 'GET /w/listing-card',
    by: 'nothing',
    reachedBy: 'link',
    url: ({ listing }) => `/w/listing-card?listing-id=${listing.listingid}`,
  },
  {
    name: 'GET /embed/frame/listing-card',
    by: 'nothing',
    reachedBy: 'link',
    url: ({ listing }) => `/embed/frame/listing-card?listing-id=${listing.listingid}`,
  },
  ...[
    '/api/v2/map/outlines',
    '/api/agent/ada.reyes',
    '/api/agent/default',
    '/api/agent/review?agentId=ada.reyes',
    '/api/v2/site',
    '/openapi.json',
    '/readyz',
    '/',
  ].map((url) => ({ name: `GET ${url}`, by: 'nothing', reachedBy: 'list', url: () => url }) as const),
];

const pagePath = ({ name, by, reachedBy, url, countOf: count }: Page): LeakPath => ({
  ...{ name, by, reachedBy, asks: 'guests' },
  async ask({ app }, suspect, { onlyAgent }) {
    const asked = url(suspect);
    const { body, statusCode } = await app.inject({
      url: onlyAgent === null ? asked : fenced(asked),
      headers: onlyAgent === null ? {} : { origin: fencedOrigin },
    });
    return {
      text: withoutEcho(body, asked),
      count: count && statusCode === 200 ? count(JSON.parse(body), suspect) : null,
    };
  },
});

/** As a page of another agent's listings asks. An address that is to be framed names the key itself. */
function fenced(asked: string): string {
  if (asked.startsWith('/oembed')) return `${asked}${encodeURIComponent(`?key=${fencedKey}`)}`;
  return `${asked}${asked.includes('?') ? '&' : '?'}embedKey=${fencedKey}`;
}

/** Without what the question itself said: pages name their own address, and the widget on them what it is asked for. */
function withoutEcho(text: string, asked: string): string {
  const listing = /listing-id=([\w-]+)/.exec(asked)?.[1];
  const said = [asked, encodeURIComponent(asked), ...(listing ? [listing] : [])];
  return said.reduce((left, words) => left.replaceAll(words, ''), text);
}

const queryText = (pairs: readonly [string, string][]): string => new URLSearchParams(pairs).toString();

/** Everything that the server itself sends, to guests. */
export const pagePaths: readonly LeakPath[] = pages.map(pagePath);
