import type { Commute } from '@hearth/domain/contract/commute.ts';
import type { Suggestion } from '@hearth/domain/contract/suggestions.ts';
import { noAddress } from '@hearth/domain/listing/address.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { listingPath } from '@hearth/domain/listing/listing-path.ts';
import { pageAt } from '@hearth/domain/page/page-at.ts';
import { areaSlug } from '@hearth/domain/search/areas/area-path.ts';
import { createAgentService } from '../../agents/agent.service.ts';
import { AppError } from '../../http/errors.ts';
import { pageHeads } from '../../pages/page-heads.ts';
import { headHtml } from '../../static/head-html.ts';
import { testNow } from '../generated-listings.ts';
import { testConfig } from '../test-config.ts';
import {
  areaId,
  boxAround,
  fencedAgent,
  fencedKey,
  type HttpPath,
  type LeakPath,
  leakAnswer,
  overHttp,
  promised,
  sectionName,
  servicesOf,
} from './leak-path.ts';
import type { Suspect } from './leak-world.ts';

const pages: readonly HttpPath[] = [
  {
    ...endpoint('GET /api/places/search'),
    name: 'suggestions by its city, with the statuses of a new search',
    by: 'name',
    reachedBy: 'list',
    url: ({ listing }) => `/api/places/search?query=${listing.city}`,
    countOf: (answer, suspect) => promised((answer as { hits: Suggestion[] }).hits, suspect),
  },
  {
    ...endpoint('GET /api/user/inquiry/recipient'),
    by: 'name',
    reachedBy: 'link',
    url: ({ listing }) => `/api/user/inquiry/recipient?type=listing-question&listingId=${listing.listingid}`,
  },
  {
    ...endpoint('GET /api/user/inquiry/recipient'),
    name: 'times of tours of its agent',
    by: 'name',
    reachedBy: 'link',
    url: ({ listing }) => `/api/user/inquiry/recipient?type=schedule-a-tour&listingId=${listing.listingid}`,
  },
  {
    ...endpoint('GET /api/v2/listing/{id}/showing-details'),
    by: 'name',
    agentsAlone: true,
    reachedBy: 'link',
    url: ({ listing }) => `/api/v2/listing/${listing.listingid}/showing-details`,
  },
  {
    ...page('GET /oembed'),
    by: 'name',
    reachedBy: 'link',
    url: ({ listing }) =>
      `/oembed?url=${encodeURIComponent(`http://localhost:3000${pathWithoutAddress(listing)}`)}`,
  },
  {
    ...page('GET /w/listing-card'),
    by: 'name',
    reachedBy: 'link',
    url: ({ listing }) => `/w/listing-card?listing-id=${listing.listingid}`,
  },
  {
    ...page('GET /embed/frame/listing-card'),
    by: 'name',
    reachedBy: 'link',
    url: ({ listing }) => `/embed/frame/listing-card?listing-id=${listing.listingid}`,
  },
  ...silent('GET /api/market-areas', ({ listing: { city, postalcode, subdivisionname } }) => {
    return `/api/market-areas?city=${city}&postalcode=${postalcode}&subdivision=${subdivisionname}`;
  }),
  ...silent('GET /api/market-areas/largest', () => '/api/market-areas/largest'),
  ...silent('GET /api/v2/map/areas', (suspect) => `/api/v2/map/areas?polygon=${areaId('drawn', suspect)}`),
  ...silent('GET /api/polygon/{id}', (suspect) => `/api/polygon/${areaId('drawn', suspect)}`),
  ...silent('GET /api/polygon', (suspect) => `/api/polygon?url=mlsarea/tx/${areaSlug(sectionName(suspect))}`),
  ...silent('GET /api/v2/map/tiles', () => '/api/v2/map/tiles'),
  ...silent('GET /api/v2/map/tiles/{z}/{x}/{y}', (suspect) => `/api/v2/map/tiles/${tileAround(suspect, 14)}`),
  ...silent('GET /api/v2/map/outlines', () => '/api/v2/map/outlines'),
  ...silent(
    'GET /api/home-price-estimates',
    ({ listing }) =>
      `/api/home-price-estimates?address=${listing.streetnumber}%20${listing.streetname}&zip=${listing.postalcode}`,
  ),
  ...silent('GET /api/agent', () => '/api/agent?query=ada'),
  ...silent('GET /api/agent/{agentId}', () => '/api/agent/ada.reyes'),
  ...silent('GET /api/agent/{agentId}/cover', () => '/api/agent/ada.reyes/cover'),
  // The figures of the suspects' own agent are held to the gate in agent-figures.test.ts.
  ...silent('GET /api/agent/{agentId}/figures', () => `/api/agent/${fencedAgent}/figures`),
  ...silent('GET /api/agent/default', () => '/api/agent/default'),
  ...silent('GET /api/agent/interviewer', () => '/api/agent/interviewer'),
  ...silent('GET /api/agent/review', () => '/api/agent/review?agentId=ada.reyes'),
  ...silent('GET /api/agent/review/latest', () => '/api/agent/review/latest'),
  ...silent('GET /api/office', () => '/api/office'),
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
  {
    ...endpoint('POST /api/v2/listing/{id}/commute'),
    by: 'name',
    reachedBy: 'link',
    url: ({ listing }) => `/api/v2/listing/${listing.listingid}/commute`,
    payload: () => ({
      ...{ mode: 'DRIVING', departure: 'midday' },
      places: [{ latitude: 30.2672, longitude: -97.7431 }],
    }),
    countOf: (answer) => (answer as Partial<Commute>).trips?.length ?? 0,
  },
  ...silent(
    'GET /api/v2/listing/{id}/street-view',
    ({ listing }) => `/api/v2/listing/${listing.listingid}/street-view`,
  ),
  {
    // Sitemaps of areas have the names of boundaries alone.
    ...page('the sitemap of listings'),
    ...{ by: 'name', reachedBy: 'list', knowsNoKeys: true },
    url: () => '/sitemaps/listings-0.xml',
  },
  {
    ...page('the home page'),
    ...{ by: 'name', reachedBy: 'list', knowsNoKeys: true },
    url: () => '/',
  },
  ...['/api/docs/json', '/readyz', '/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml'].map(
    (url) => ({ ...page(`GET ${url}`), by: 'nothing', reachedBy: 'list', url: () => url }) as const,
  ),
];

/** A page's address is in the page, and must be no leak of it. */
const pathWithoutAddress = (listing: Listing): string => listingPath({ ...listing, ...noAddress });

const inquiryAbout = (listingId: string) => ({
  type: 'listing-question',
  ...{ email: 'kim@example.com', firstname: 'Kim', lastname: 'Lee', phone: '512-555-0100' },
  ...{ message: 'Is it still there?', listingId },
});

/** The tile of the base map on which a suspect lies, 'z/x/y'. */
function tileAround({ listing }: Suspect, zoom: number): string {
  const latitude = (listing.latitude! * Math.PI) / 180;
  const x = ((listing.longitude! + 180) / 360) * 2 ** zoom;
  const y = ((1 - Math.asinh(Math.tan(latitude)) / Math.PI) / 2) * 2 ** zoom;
  return [zoom, Math.floor(x), Math.floor(y)].join('/');
}

function drawnAround(suspect: Suspect): object {
  const { minLatitude, maxLatitude, minLongitude, maxLongitude } = boxAround(suspect);
  const ring = [
    [minLongitude, minLatitude],
    [maxLongitude, minLatitude],
    [maxLongitude, maxLatitude],
  ];
  return { type: 'Polygon', coordinates: [ring] };
}

function endpoint(name: string): Pick<HttpPath, 'name' | 'endpoint' | 'audience'> {
  return { name, endpoint: name, audience: 'viewer' };
}

function page(name: string): Pick<HttpPath, 'name' | 'endpoint' | 'audience'> {
  return { name, endpoint: null, audience: 'public' };
}

/** Answers without a word of any listing. */
function silent(name: string, url: HttpPath['url'], payload?: HttpPath['payload']): HttpPath[] {
  return [{ ...endpoint(name), by: 'nothing', reachedBy: 'list', url, ...(payload && { payload }) }];
}

/** The parts of a listing's page that search engines and previews read; the rest of the page comes from the API. */
const listingHeadPath: LeakPath = {
  ...page("the head of the listing's page in the portal"),
  ...{ by: 'name', reachedBy: 'link', knowsNoKeys: true },
  async ask({ db }, { listing }) {
    const config = testConfig();
    const headOf = pageHeads({
      config,
      clock: () => testNow,
      ...servicesOf(db.kysely),
      agents: createAgentService({ db, config }),
    });
    const head = await headOf(pageAt(pathWithoutAddress(listing)), '').catch((error: unknown) => {
      if (error instanceof AppError) return 'missing' as const;
      throw error;
    });
    if (head === 'missing') return leakAnswer(null);
    return leakAnswer(headHtml(head, { publicUrl: config.publicUrl, site: 'Hearth' }));
  },
};

/** All other responses of the server. */
export const pagePaths: readonly LeakPath[] = [...pages.map(overHttp), listingHeadPath];
