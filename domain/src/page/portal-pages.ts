import type { Edition } from '../edition/editions.ts';
import type { PageHead } from './page-head.ts';

/** Pages of the portal with a path of their own. Listings and market overviews are read from their paths. */
export const portalPages = {
  home: '/',
  sale: '/listings',
  lease: '/listings/lease',
  nearby: '/nearby',
  compare: '/compare',
  embed: '/embed',
  privacy: '/privacy-policy',
  terms: '/terms-of-use',
  forbidden: '/403-forbidden',
} as const;
export type PortalPage = keyof typeof portalPages;

const byPath = new Map<string, PortalPage>(
  Object.entries(portalPages).map(([page, path]) => [path, page as PortalPage]),
);

/** The page at a path, in any case and with or without a slash at the end, as the portal's router matches it. */
export const portalPageAt = (pathname: string): PortalPage | undefined =>
  byPath.get(pathname.toLowerCase().replace(/(?<=.)\/$/, ''));

/** The head of such a page. */
export const portalHead = (page: PortalPage, edition: Edition): PageHead => ({
  description: edition.descriptions.home,
  ...heads[page](edition),
  canonical: page === 'forbidden' ? null : portalPages[page],
});

type Words = Pick<PageHead, 'title'> & Partial<Pick<PageHead, 'description'>>;

const titled =
  (title: string) =>
  ({ name }: Edition): Words => ({ title: `${title} | ${name}` });

const heads: Readonly<Record<PortalPage, (edition: Edition) => Words>> = {
  home: ({ titles }) => ({ title: titles.home }),
  sale: ({ titles, descriptions }) => ({ title: titles.sale, description: descriptions.sale }),
  lease: ({ titles, descriptions }) => ({ title: titles.lease, description: descriptions.lease }),
  nearby: ({ name, regionName }) => ({
    title: `Homes near you | ${name}`,
    description: `Open houses, homes for sale and recently sold homes near you in ${regionName}.`,
  }),
  compare: titled('Compare homes'),
  embed: ({ name }) => ({
    title: `Widgets for your site | ${name}`,
    description: `Put home search, listings, a calculator and more from ${name} on your own site.`,
  }),
  privacy: titled('Privacy Policy'),
  terms: titled('Terms of Use'),
  forbidden: titled('No Access'),
};
