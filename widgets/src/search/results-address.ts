import { withBaseQuery } from '../client/page-address.ts';
import { withOwn } from './own-pairs.ts';
import { writeSearch } from './search-url.ts';
import { encodeWidgetQuery, type WidgetQuery } from './widget-query.ts';

/** Names of the parameters of a search in the portal's links. */
const portalNames: Readonly<Record<string, string>> = {
  polygon: 'locations',
  mlsStatus: 'mlsstatus',
  minLatitude: 'minlat',
  maxLatitude: 'maxlat',
  minLongitude: 'minlong',
  maxLongitude: 'maxlong',
  zoom: 'z',
  latitude: 'ulat',
  longitude: 'ulng',
};

/** Parameters that the portal decides. */
const notForPortal = /^(lease|limit|page|privateExclusiveListing)$/;

interface Destination {
  /** Address of the page with the results; the portal's own list where it is missing or no web address. */
  readonly resultsUrl?: string | undefined;
  /** Address of the portal, with its trailing slash and the query that links to it carry. */
  readonly baseUrl: string;
  /** Of the names under which the search on another's page looks for its own. */
  readonly prefix: string;
}

/** The address that shows what a search finds, on the portal or on a page with a `sync-url` search. */
export function resultsAddress(query: WidgetQuery, { resultsUrl, baseUrl, prefix }: Destination): string {
  const list = new URL(query.lease ? 'listings/lease' : 'listings', baseUrl);
  const url = webAddress(resultsUrl) ?? list;
  const isPortal = url.origin === list.origin && url.pathname === list.pathname;
  if (!isPortal) {
    url.search = withOwn(url.search, prefix, writeSearch(query));
    return url.href;
  }
  for (const [name, value] of portalPairs(query)) url.searchParams.append(name, value);
  return withBaseQuery(url, baseUrl).href;
}

/** The query of the portal's page that shows what a search finds. */
export const portalPairs = (query: WidgetQuery): readonly (readonly [string, string])[] =>
  encodeWidgetQuery(withKnownAgent(query)).flatMap(([name, value]) =>
    notForPortal.test(name) ? [] : [[portalNames[name] ?? name, value] as const],
  );

/** An agent whose licence is not known yet finds no listings there, never those of all agents. */
const withKnownAgent = (query: WidgetQuery): WidgetQuery =>
  query.agent && !query.trecLicense ? { ...query, trecLicense: [query.agent] } : query;

/** Never a script: the address may come from markup that others wrote. */
function webAddress(text: string | undefined): URL | undefined {
  if (!text || !URL.canParse(text, document.baseURI)) return undefined;
  const url = new URL(text, document.baseURI);
  return /^https?:$/.test(url.protocol) ? url : undefined;
}
