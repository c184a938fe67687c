import type { MarketMonth, MarketOverview } from '@hearth/domain/contract/market-overview.ts';
import { aBox } from '@hearth/domain/testing/a-box.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { aListingCard } from '@hearth/widgets/testing/a-listing-card.ts';
import { aSite } from '@hearth/widgets/testing/a-site.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { homeServer } from '@hearth/widgets/testing/home-server.ts';
import { textSpacing } from '@hearth/widgets/testing/in-full.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppProvider } from '../../shared/app/app-context.tsx';
import portal from '../../styles.css';
import { anApp } from '../../testing/an-app.ts';
import areaLinks from './area-links.css';
import overviewSheet from './market-overview.css';
import tables from './market-tables.css';
import { OverviewScreen } from './overview-screen.tsx';

const url = '/listings/market-overview/subdivision/tx/zilker';
const link = (type: MarketOverview['type'], place: string, path: string | null) => ({
  ...{ type, place, url: path },
});
const months: MarketMonth[] = Array.from({ length: 24 }, (_, at) => ({
  month: `${2024 + Math.floor((at + 11) / 12)}-${String(((at + 11) % 12) + 1).padStart(2, '0')}`,
  ...{ sold: at, soldmedianlistprice: at > 2 ? 500_000 + at * 1_000 : null, listed: 2 },
}));
const zilker: MarketOverview = {
  ...{ id: 'sub-1', type: 'subdivision', name: 'Zilker', place: 'Zilker', url, asof: '2026-11-21' },
  within: [link('city', 'Austin', '/listings/market-overview/city/tx/austin')],
  figures: {
    ...{ forsale: 12, medianlistprice: 900_000, medianpricepersquarefoot: 512, mediandaysonmarket: 31 },
    ...{ pricecuts: 3, sold: 40 },
  },
  range: { of: 'area', count: 12, minimum: 450_000, maximum: 2_400_000 },
  inventory: [{ propertyfiltertype: 'Condominium', active: 3, pending: 1, medianlistprice: 480_000 }],
  months,
  compared: null,
  zipcodes: [
    { ...link('postalcode', '78704', '/listings/market-overview/postalcode/tx/78704'), count: 12 },
    { ...link('postalcode', '78746', null), count: 1 },
  ],
  neighborhoods: {
    place: 'Austin',
    areas: [{ ...link('subdivision', 'Barton Hills', `${url}-b`), count: 9 }],
  },
  schoolratings: { source: 'Texas Education Agency', year: 2022 },
  schools: [
    {
      ...link('school', 'Zilker Elementary', `${url}-s`),
      count: 12,
      level: 'elementary',
      rating: 8,
      distancemiles: 1.2,
    },
    { ...link('school', 'Austin High', null), count: 12, level: 'high', rating: null, distancemiles: null },
  ],
};
const outline = {
  ...{ id: 'sub-1', type: 'subdivision', name: 'Zilker' },
  bounds: { minLatitude: 30.2, maxLatitude: 30.3, minLongitude: -97.8, maxLongitude: -97.7 },
  geometry: aBox(-97.8, 30.2, -97.7, 30.3),
};

interface Setup {
  readonly query?: string;
  readonly overview?: MarketOverview | Response;
  readonly sheets?: readonly CSSStyleSheet[];
  readonly homes?: Parameters<typeof homeServer>[0]['search'];
}

function Page(): ReactNode {
  const params = { type: 'subdivision', state: 'tx', slug: 'zilker', id: null } as const;
  return <OverviewScreen params={params} location={useLocation()} notFound={<p>Nothing here</p>} />;
}

function open({ query = '', overview = zilker, homes = () => ({}), sheets = [] }: Setup = {}) {
  const server = homeServer({ search: homes, site: () => aSite() });
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const { pathname } = new URL((input as Request).url);
    if (pathname === '/api/polygon') return json(outline);
    if (pathname !== '/api/market-overview/sub-1') return server.fetch(input);
    return overview instanceof Response ? overview : json(overview);
  };
  const client = createClient({ baseUrl: 'https://homes.example/', fetch });
  const view = mount(
    <AppProvider value={anApp(client)}>
      <MemoryRouter initialEntries={[url + query]}>
        <Page />
      </MemoryRouter>
    </AppProvider>,
    { sheets },
  );
  const canonical = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return { ...view, searches: server.searches, canonical };
}

const linksOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole<HTMLAnchorElement>('link')
    .map((each) => [each.textContent, each.getAttribute('href')]);

test('an overview has the titles of the specification, and links to zips and schools', async () => {
  const view = open();
  const title = 'Zilker Real Estate Listings and Homes for Sale';
  await view.findByRole('heading', { level: 1, name: title });
  await expect.poll(() => document.title).toBe(title);
  expect(view.getByText(/^12 homes for sale in Zilker/).textContent).toBe(
    '12 homes for sale in Zilker, 1 pending, listed from $450,000 to $2,400,000.',
  );
  view.getByText('As of 21 Nov 2026');
  expect(linksOf(view.getByRole('region', { name: 'ZIP Codes in Zilker TX' }))).toEqual([
    ['78704', '/listings/market-overview/postalcode/tx/78704'],
    ['78746', '/listings?address=78746'],
  ]);
  expect(linksOf(view.getByRole('region', { name: 'Popular Neighborhoods in Austin' }))).toEqual([
    ['Barton Hills', `${url}-b`],
  ]);
  const schools = view.getByRole('region', { name: 'Schools in Zilker' });
  expect(linksOf(schools)).toEqual([
    ['Zilker Elementary', `${url}-s`],
    ['Austin High', '/listings?address=Austin+High'],
  ]);
  await within(schools).findByText('Rated 8 of 10');
  within(schools).getByText('Not rated');
  within(schools).getByText('1.2 mi');
  within(schools).getByText(/^Ratings: Texas Education Agency, 2022\. /);
  const trail = view.getByRole('navigation', { name: 'Breadcrumbs' });
  expect(within(trail).getByText('Zilker').getAttribute('aria-current')).toBe('page');
  expect(view.canonical()).toBe(location.origin + url);
  view.unmount();
  await expect.poll(view.canonical).toBeUndefined();
});

test('an overview names the parts of a link that it does not use, until they are dismissed', async () => {
  const view = open({
    query: '?minPrice=abc&pool=yes&mlsstatus=Sold&page=3&lease=true&fireplace=true&utm_source=mail',
  });
  const notice = await view.findByRole('region', { name: 'About this link' });
  expect([...notice.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Sign up to see sold homes.',
    '“pool” is not a filter.',
    'We ignored a part of this link that is not valid: price.',
    'This page does not use all of its link: sale or lease, page.',
  ]);
  await userEvent.click(within(notice).getByRole('button', { name: 'Dismiss' }));
  expect(view.queryByRole('region', { name: 'About this link' })).toBeNull();
  view.unmount();
  const other = open({ query: '?minPrice=300000&utm_source=mail' });
  await other.findByRole('heading', { level: 1 });
  expect(other.queryByRole('region', { name: 'About this link' })).toBeNull();
});

test('it shows prices, price per sq ft, days on market, inventory and sales, also as tables', async () => {
  const view = open();
  const prices = await view.findByRole('region', { name: 'Home Prices in Zilker' });
  const figures = [...view.container.querySelectorAll('dt')].map(
    (term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`,
  );
  expect(figures).toEqual([
    ...['Median list price: $900,000', 'Supply: 3.6 months', 'Median days on market: 31'],
    ...['Price cuts: 25%3 in the last 30 days', 'Homes for sale: 121 pending'],
    ...['Median price per sq ft: $512', 'Sold in the last 12 months: 40'],
  ]);
  within(prices).getByRole('row', { name: /Condo 3 1 \$480,000/ });
  for (const name of ['Homes sold', 'Median list price of homes sold', 'New listings']) {
    const chart = within(view.getByRole('region', { name }));
    chart.getByRole('img');
    await userEvent.click(chart.getByRole('button', { name: 'Show as table' }));
    await expect.poll(() => chart.queryAllByRole('row')).toHaveLength(25);
  }
});

test.each([
  ['?maxPrice=500000', ' under $500,000', '?maxPrice=500000'],
  ['?minBedrooms=3&maxBedrooms=3', ' with 3 Bedrooms', '?minBedrooms=3&maxBedrooms=3'],
  ['?minBathrooms=2&fireplace=true', ' with 2+ Bathrooms', '?minBathrooms=2'],
  ['?minBathrooms=2&maxPrice=500000', '', ''],
  ['?fireplace=true', '', ''],
])('of %s its title ends in "%s", and its one address in "%s"', async (query, phrase, canonical) => {
  const view = open({ query });
  const title = `Zilker Real Estate Listings and Homes for Sale${phrase}`;
  await view.findByRole('heading', { level: 1, name: title });
  await expect.poll(() => document.title).toBe(title);
  expect(view.canonical()).toBe(location.origin + url + canonical);
});

test('its homes match its filters, link to all, and include homes nearby below two matches', async () => {
  const found = aListingCard({ listingid: 'L1' });
  const near = aListingCard({ listingid: 'L2', streetname: 'Duval' });
  const view = open({
    query: '?maxPrice=500000',
    homes: () => ({ listings: [found], nearbyListings: [near], nearbyMiles: 2 }),
  });
  const region = await view.findByRole('region', { name: 'Homes for sale in Zilker under $500,000' });
  await within(region).findByRole('heading', { name: 'Homes nearby, within 2 miles' });
  expect(within(region).getAllByRole('article')).toHaveLength(2);
  expect(
    within(region)
      .getByRole<HTMLAnchorElement>('link', { name: 'See this home in the search' })
      .getAttribute('href'),
  ).toBe('/listings?tags=subdivision%3Asub-1%3AZilker&maxPrice=500000');
  expect(Object.fromEntries(view.searches[0] ?? [])).toMatchObject({ maxPrice: '500000', polygon: 'sub-1' });
});

test('an unknown area is not found, and a failed request offers a retry', async () => {
  const unknown = open({ overview: json({ code: 'polygon_not_found', message: '' }, 404) });
  await unknown.findByText('Nothing here');
  unknown.unmount();
  const broken = open({ overview: json({ code: 'internal_error', message: '' }, 500) });
  await broken.findByText('This area could not be loaded.');
  broken.getByRole('button', { name: 'Try again' });
});

const tenSchools = Array.from({ length: 10 }, (_, at) => ({
  ...link('school', `School ${at + 1}`, null),
  ...{ count: 1, level: 'elementary' as const, rating: 10 - at, distancemiles: 10 - at },
}));

test('all schools are shown in pages, by name or by distance and never by rating', async () => {
  const view = open({ overview: { ...zilker, schools: tenSchools } });
  const schools = await view.findByRole('region', { name: 'Schools in Zilker' });
  const names = () => linksOf(schools).map(([name]) => name);
  expect(names()).toEqual(tenSchools.slice(0, 8).map(({ place }) => place));
  const pages = within(schools).getByRole('navigation', { name: 'Pages of elementary schools' });
  await userEvent.click(within(pages).getByRole('button', { name: 'Next page' }));
  expect(names()).toEqual(['School 9', 'School 10']);
  expect(within(schools).getByRole('status').textContent).toContain('9');
  await userEvent.selectOptions(within(schools).getByLabelText('Sort schools'), 'Distance');
  expect(names().slice(0, 2)).toEqual(['School 10', 'School 9']);
});

test('schools without distances are in no order of distances, which no line explains', async () => {
  const schools = zilker.schools.map((school) => ({ ...school, distancemiles: null }));
  const view = open({ overview: { ...zilker, schools } });
  const section = await view.findByRole('region', { name: 'Schools in Zilker' });
  expect(within(section).queryByLabelText('Sort schools')).toBeNull();
  expect(section.textContent).not.toContain('Distances');
});

test('the line of medians ends with the last full month, and is dashed to the running one', async () => {
  const view = open();
  await view.findByRole('region', { name: 'Median list price of homes sold' });
  const [whole, running, ...others] = [...view.container.querySelectorAll('.trend__line')];
  expect(others).toEqual([]);
  expect(whole?.getAttribute('d')).toMatch(/^M3\.5 .*L22\.5 [\d.]+$/);
  expect(running?.getAttribute('d')).toMatch(/^M22\.5 [\d.]+L23\.5 [\d.]+$/);
  expect(running?.hasAttribute('data-running')).toBe(true);
});

test('ratings without a source and a year are not shown', async () => {
  const schoolsUnrated = zilker.schools.map((school) => ({ ...school, rating: null }));
  const view = open({ overview: { ...zilker, schoolratings: null, schools: schoolsUnrated } });
  const schools = await view.findByRole('region', { name: 'Schools in Zilker' });
  await view.findByText(/All data is for consumers/);
  expect(within(schools).queryByText(/^Rat|rated/)).toBeNull();
});

test('an overview with text spacing is no wider than a screen of 320 px', async () => {
  await page.viewport(320, 800);
  const view = open({ sheets: [portal, overviewSheet, tables, areaLinks, textSpacing] });
  await view.findByRole('region', { name: 'Schools in Zilker' });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1280, 800);
});
