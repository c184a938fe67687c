import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { MarketOverview } from '@hearth/domain/contract/market-overview.ts';
import type { Place } from '@hearth/domain/contract/places.ts';
import type { SearchRelaxations } from '@hearth/domain/contract/relaxations.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { listingPath } from '@hearth/domain/listing/listing-path.ts';
import { areaSlug } from '@hearth/domain/search/areas/area-path.ts';
import { encodeMapPointsQuery, encodeSearchQuery } from '@hearth/domain/search/url/api-query.ts';
import { toldOf } from './leak-markets.ts';
import {
  areaId,
  atItsPrice,
  boxAround,
  fencedKey,
  fencedOrigin,
  type LeakPath,
  promised,
  sectionName,
} from './leak-path.ts';
import type { Suspect } from './leak-world.ts';

interface Page {
  readonly name: string;
  readonly endpoint: string | null;
  readonly by: LeakPath['by'];
  readonly reachedBy: LeakPath['reachedBy'];
  readonly url: (suspect: Suspect) => string;
  /** What is sent, of a POST. */
  readonly payload?: (suspect: Suspect) => object;
  readonly countOf?: (answer: unknown, suspect: Suspect) => number;
}

const pages: readonly Page[] = [
  {
    ...endpoint('GET /api/v2/listing/search'),
    by: 'name',
    reachedBy: 'list',
    url: (suspect) => `/api/v2/listing/search?${queryText(encodeSearchQuery(atItsPrice(suspect)))}`,
    countOf: (answer) => (answer as SearchResult).total,
  },
  {
    ...endpoint('GET /api/v2/map/points'),
    by: 'position',
    reachedBy: 'list',
    url: (suspect) =>
      `/api/v2/map/points?${queryText(encodeMapPointsQuery({ ...atItsPrice(suspect), zoom: 12 }))}`,
    countOf: (answer) => (answer as MapPoints).total,
  },
  {
    ...endpoint('GET /api/places/search'),
    by: 'name',
    reachedBy: 'list',
    url: ({ listing }) => `/api/places/search?query=${listing.city}`,
    countOf: (answer, suspect) => promised((answer as { hits: Place[] }).hits, suspect),
  },
  {
    ...endpoint('GET /api/v2/listing/{id}'),
    by: 'name',
    reachedBy: 'link',
    url: ({ listing }) => `/api/v2/listing/${listing.listingid}`,
  },
  {
    ...endpoint('GET /api/listing/media-bulk/images'),
    by: 'name',
    reachedBy: 'link',
    url: ({ listing }) => `/api/listing/media-bulk/images?listingKeys=${listing.listingkey}`,
  },
  {
    ...page('GET /oembed'),
    by: 'name',
    reachedBy: 'link',
    url: ({ listing }) =>
      `/oembed?url=${encodeURIComponent(`http://localhost:3000${listingPath({ ...listing, streetname: null, streetnumber: null, city: null, postalcode: null })}`)}`,
  },
  {
    ...page("the listing's page in the portal"),
    by: 'nothing',
    reachedBy: 'link',
    url: ({ listing }) => listingPath(listing),
  },
  {
    ...page('GET /w/listing-card'),
    by: 'nothing',
    reachedBy: 'link',
    url: ({ listing }) => `/w/listing-card?listing-id=${listing.listingid}`,
  },
  {
    ...page('GET /embed/frame/listing-card'),
    by: 'nothing',
    reachedBy: 'link',
    url: ({ listing }) => `/embed/frame/listing-card?listing-id=${listing.listingid}`,
  },
  {
    ...endpoint('GET /api/v2/listing/search/relaxations'),
    by: 'name',
    reachedBy: 'list',
    url: (suspect) => {
      const filters = { ...atItsPrice(suspect).filters, keyword: 'nothing says this' };
      return `/api/v2/listing/search/relaxations?${queryText(encodeSearchQuery({ filters }))}`;
    },
    countOf: (answer) => (answer as SearchRelaxations).relaxations.reduce((sum, { total }) => sum + total, 0),
  },
  {
    ...endpoint('GET /api/market-overview/{id}'),
    by: 'position',
    reachedBy: 'list',
    url: (suspect) => `/api/market-overview/${areaId('section', suspect)}`,
    countOf: (answer, suspect) => toldOf(answer as MarketOverview, suspect).count!,
  },
  ...silent('GET /api/market-areas', ({ listing: { city, postalcode, subdivisionname } }) => {
    return `/api/market-areas?city=${city}&postalcode=${postalcode}&subdivision=${subdivisionname}`;
  }),
  ...silent('GET /api/v2/map/areas', (suspect) => `/api/v2/map/areas?polygon=${areaId('drawn', suspect)}`),
  ...silent('GET /api/polygon/{id}', (suspect) => `/api/polygon/${areaId('drawn', suspect)}`),
  ...silent('GET /api/polygon', (suspect) => `/api/polygon?url=mlsarea/tx/${areaSlug(sectionName(suspect))}`),
  ...silent('GET /api/v2/map/outlines', () => '/api/v2/map/outlines'),
  ...silent('GET /api/agent/{agentId}', () => '/api/agent/ada.reyes'),
  ...silent('GET /api/agent/default', () => '/api/agent/default'),
  ...silent('GET /api/agent/review', () => '/api/agent/review?agentId=ada.reyes'),
  ...silent('GET /api/site', () => '/api/site'),
  ...silent('GET /api/captcha/challenge', () => '/api/captcha/challenge?action=inquiry'),
  ...silent('GET /api/embed/status', () => `/api/embed/status?key=${fencedKey}`),
  ...silent(
    'POST /api/polygon',
    () => '/api/polygon',
    (suspect) => ({ geometry: drawnAround(suspect) }),
  ),
  ...silent(
    'POST /api/user/inquiry',
    () => '/api/user/inquiry',
    ({ listing }) => inquiryAbout(listing.listingid),
  ),
  ...silent(
    'POST /api/v2/user/inquiry/feedback',
    () => '/api/v2/user/inquiry/feedback',
    ({ listing }) => ({ ...inquiryAbout(listing.listingid), type: 'feedback' }),
  ),
  ...['/api/docs/json', '/readyz', '/'].map(
    (url) => ({ ...page(`GET ${url}`), by: 'nothing', reachedBy: 'list', url: () => url }) as const,
  ),
];

const inquiryAbout = (listingId: string) => ({
  type: 'listing question',
  ...{ email: 'kim@example.com', firstname: 'Kim', lastname: 'Lee', phone: '512-555-0100' },
  ...{ message: 'Is it still there?', listingId },
});

function drawnAround(suspect: Suspect): object {
  const { minLatitude, maxLatitude, minLongitude, maxLongitude } = boxAround(suspect);
  const ring = [
    [minLongitude, minLatitude],
    [maxLongitude, minLatitude],
    [maxLongitude, maxLatitude],
  ];
  return { type: 'Polygon', coordinates: [ring] };
}

const pagePath = ({ name, endpoint, by, reachedBy, url, payload, countOf: count }: Page): LeakPath => ({
  ...{ name, endpoint, by, reachedBy, asks: 'guests' },
  async ask({ app }, suspect, { onlyAgent }) {
    const asked = url(suspect);
    const { body, statusCode } = await app.inject({
      method: payload ? 'POST' : 'GET',
      url: onlyAgent === null ? asked : fenced(asked),
      headers: onlyAgent === null ? {} : { origin: fencedOrigin },
      ...(payload && { payload: payload(suspect) }),
    });
    return {
      text: withoutEcho(body, asked),
      count: count && statusCode === 200 ? count(JSON.parse(body), suspect) : null,
      status: statusCode,
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

function endpoint(name: string): Pick<Page, 'name' | 'endpoint'> {
  return { name: `${name} over HTTP`, endpoint: name };
}

function page(name: string): Pick<Page, 'name' | 'endpoint'> {
  return { name, endpoint: null };
}

/** Answers without a word of any listing. */
function silent(name: string, url: Page['url'], payload?: Page['payload']): Page[] {
  return [{ ...endpoint(name), by: 'nothing', reachedBy: 'list', url, ...(payload && { payload }) }];
}

const queryText = (pairs: readonly [string, string][]): string => new URLSearchParams(pairs).toString();

/** Everything that the server itself sends, to guests. */
export const pagePaths: readonly LeakPath[] = pages.map(pagePath);
