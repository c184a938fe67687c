import type { Edition } from '../edition/editions.ts';
import { isListingId } from '../listing/listing-id.ts';
import { parseListingPath } from '../listing/listing-path.ts';
import { longestAgentName } from '../people/bio-name.ts';
import { parseAreaPath } from '../search/areas/area-path.ts';
import { accountPageRows } from './account-page-rows.ts';
import { actingPages } from './acting-pages.ts';
import { agentPages } from './agent-pages.ts';
import { agentWorkPages } from './agent-work-pages.ts';
import { directoryWords } from './agents-page.ts';
import { formPageRows } from './form-page-rows.ts';
import { homeGuidePath, homeGuideTitle } from './home-guide.ts';
import { myListingPages } from './my-listing-pages.ts';
import { collectionId, listingSteps, numberedId, threadSteps } from './page-ids.ts';
import type { PageRow, PathParams } from './page-row.ts';
import { personPages } from './person-pages.ts';

/** Dialogs of an agent's page, each with a path below it. */
export const agentSteps = ['contact', 'refer-me', 'review-me'] as const;
export type AgentStep = (typeof agentSteps)[number];

const isAgentStep = (step: string | undefined): step is AgentStep | undefined =>
  step === undefined || (agentSteps as readonly string[]).includes(step);

/** Path of an agent's page by the name in it. */
export const agentPathOf = (name: string): string => `/agents/${encodeURIComponent(name)}`;

const notFoundTitle = ({ titles }: Edition): string => titles.notFound;

/** Every page of the portal. The first row that matches a path counts; `notFound` has the paths of no other row. */
export const pages = {
  home: {
    path: '/',
    screen: 'home',
    title: ({ titles }) => titles.home,
    engines: 'canonical and sitemap',
    menu: { label: 'Home' },
    prompts: true,
    firstRequests: true,
  },
  sale: {
    path: '/listings',
    screen: 'search',
    title: ({ titles }) => titles.sale,
    description: ({ descriptions }) => descriptions.sale,
    engines: 'canonical and sitemap',
    menu: { label: 'Buy' },
    prompts: true,
    dataHead: true,
    firstRequests: true,
  },
  lease: {
    path: '/listings/lease',
    screen: 'search',
    title: ({ titles }) => titles.lease,
    description: ({ descriptions }) => descriptions.lease,
    engines: 'canonical and sitemap',
    menu: { label: 'Lease' },
    prompts: true,
    lease: true,
    map: 'lease',
    dataHead: true,
    firstRequests: true,
  },
  sell: {
    path: '/sell',
    screen: 'sell',
    title: 'Sell Your Home',
    description: ({ name, city }) =>
      `Find out what your home in ${city} is worth, talk to an agent of ${name}, or buy before you sell.`,
    engines: 'canonical and sitemap',
    menu: { label: 'Sell' },
  },
  agents: {
    path: '/agents',
    screen: 'agents',
    title: 'Real Estate Agents',
    description: (edition) => directoryWords(edition).text,
    engines: 'canonical and sitemap',
    menu: { label: 'Agents' },
    firstRequests: true,
  },
  ...personPages,
  ...myListingPages,
  ...agentPages,
  ...actingPages,
  ...agentWorkPages,
  collection: {
    path: '/collections/:id',
    read: ({ id = '' }) => (collectionId.test(id) ? { id } : undefined),
    screen: 'collection',
    opensTo: 'signed in',
    // Its name is the person's own.
    title: 'Collection',
    map: 'collections',
  },
  agreement: {
    path: '/collections/:id/agreement',
    read: ({ id = '' }) => (numberedId.test(id) ? { id } : undefined),
    screen: 'agreement',
    opensTo: 'signed in',
    title: 'Where you agree',
  },
  collectionSheet: {
    path: '/collections/:id/sheet',
    read: ({ id = '' }) => (numberedId.test(id) ? { id } : undefined),
    screen: 'collection-sheet',
    opensTo: 'signed in',
    title: 'Tour sheet',
  },
  members: {
    path: '/members',
    screen: 'members',
    opensTo: 'signed in',
    title: 'People',
  },
  joinCollection: {
    path: '/join/listing/collection/:id',
    read: ({ id = '' }) => (numberedId.test(id) ? { id } : undefined),
    screen: 'join-collection',
    title: 'Join a collection',
  },
  searchMembers: {
    path: '/menu/saved-searches/add-members',
    screen: 'search-members',
    opensTo: 'signed in',
    title: 'People',
    besideMenu: true,
  },
  joinSearch: {
    path: '/join/saved-search/:id',
    read: ({ id = '' }) => (numberedId.test(id) ? { id } : undefined),
    screen: 'join-search',
    title: 'Join a saved search',
  },
  savedSearch: {
    path: '/saved-search/:id',
    read: ({ id = '' }) => (numberedId.test(id) ? { id } : undefined),
    screen: 'saved-search',
    opensTo: 'signed in',
    // Its name is the person's own.
    title: 'Saved Search',
    map: 'savedSearches',
  },
  menu: { path: '/menu', screen: 'menu', opensTo: 'signed in', title: 'Menu' },
  emailSettings: {
    path: '/email-settings',
    screen: 'email-settings',
    opensTo: 'signed in',
    title: 'Email Settings',
  },
  ...accountPageRows,
  ...formPageRows,
  // Its address comes with the form for it.
  homeGuide: {
    path: homeGuidePath,
    screen: 'home-guide',
    title: (edition) => `${homeGuideTitle(edition)} | ${edition.name}`,
    description: ({ city }) =>
      `Contract, option period, closing, property taxes and protests in ${city}, step by step.`,
  },
  nearby: {
    path: '/nearby',
    screen: 'nearby',
    title: 'Homes near you',
    description: ({ regionName }) =>
      `Open houses, homes for sale and recently sold homes near you in ${regionName}.`,
    engines: 'canonical',
    prompts: true,
  },
  compare: {
    path: '/compare',
    screen: 'compare',
    title: 'Compare homes',
    engines: 'canonical',
    prompts: true,
  },
  embed: {
    path: '/embed',
    screen: 'embed',
    title: 'Widgets for your site',
    description: ({ name }) =>
      `Put home search, listings, a calculator and more from ${name} on your own site.`,
    engines: 'canonical and sitemap',
  },
  embedKey: {
    path: '/embed/key/:link?',
    read: ({ link }: PathParams) => ({ link }),
    screen: 'embed-key',
    title: 'Your embed key',
  },
  privacy: {
    path: '/privacy-policy',
    screen: 'privacy',
    title: 'Privacy Policy',
    engines: 'canonical and sitemap',
  },
  terms: {
    path: '/terms-of-use',
    screen: 'terms',
    title: 'Terms of Use',
    engines: 'canonical and sitemap',
  },
  overview: {
    path: '/listings/market-overview/*',
    read: ({ '*': area = '' }) => parseAreaPath(area),
    screen: 'overview',
    prompts: true,
    dataHead: true,
    firstRequests: true,
  },
  listing: {
    path: '/:address.html/:step?/:thread?',
    read: ({ address, step, thread }) => {
      if (thread !== undefined && !threadSteps.includes(step)) return undefined;
      const listing = listingSteps.includes(step) ? parseListingPath(`/${address}.html`) : undefined;
      return listing && isListingId(listing.id) ? listing : undefined;
    },
    screen: 'listing',
    prompts: true,
    embeds: { widget: 'listing-card', attribute: 'listing-id', parameter: 'id' },
    dataHead: true,
  },
  forbidden: { path: '/403-forbidden', screen: 'forbidden', status: 403, title: 'Forbidden' },
  unknownListings: {
    path: '/listings/*',
    read: ({ '*': words = '' }) => ({ words }),
    screen: 'not-found',
    status: 404,
    title: notFoundTitle,
  },
  agent: {
    path: '/agents/:name/:step?',
    // Databases refuse the character NUL.
    read: ({ name = '', step }) =>
      name.includes('\0') || name.length > longestAgentName || !isAgentStep(step)
        ? undefined
        : { name, step },
    screen: 'agent',
    dataHead: true,
    firstRequests: true,
    embeds: { widget: 'agent-bio', attribute: 'agent', parameter: 'name' },
  },
  unknownLicense: {
    path: '/iabs/:license/404-not-found',
    read: ({ license = '' }) => ({ license }),
    screen: 'not-found',
    status: 404,
    title: notFoundTitle,
  },
  notFound: { path: '/404-not-found', screen: 'not-found', status: 404, title: notFoundTitle },
} as const satisfies Readonly<Record<string, PageRow>>;

type Pages = typeof pages;
export type PageName = keyof Pages;
export type ScreenName = Pages[PageName]['screen'];

/** Parameters of a page, as its row reads them. */
export type PageParams<Name extends PageName> = Pages[Name] extends { readonly read: infer Read }
  ? NonNullable<ReturnType<Extract<Read, (...given: never) => unknown>>>
  : object;

/** Names of the pages for signed-in people. */
export type PersonPage = {
  [Name in PageName]: Pages[Name] extends { readonly opensTo: 'signed in' } ? Name : never;
}[PageName];

/** Screens of the pages with a mark in their rows. */
export type ScreenWith<Mark extends keyof PageRow> = Extract<
  Pages[PageName],
  { readonly [Each in Mark]: true }
>['screen'];

/** Names of the pages with a screen. */
export type PagesOf<Screen extends ScreenName> = {
  [Name in PageName]: Pages[Name]['screen'] extends Screen ? Name : never;
}[PageName];
