import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aListingCard, somePhotos } from '../testing/a-listing-card.ts';
import { aSite } from '../testing/a-site.ts';
import { json } from '../testing/answers.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { type HomeServer, homeServer } from '../testing/home-server.ts';
import { inside, place } from '../testing/mount.tsx';
import './listings.element.ts';

const homes = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aListingCard({ listingid: `L${index + 1}`, streetnumber: String(100 + index), images: somePhotos(2) }),
  );

/** The requests to the server, as `path?query`. */
let requested: string[];
let server: HomeServer;
beforeEach(() => {
  requested = [];
  server = { search: () => ({ listings: homes(3), total: 3 }), site: () => aSite() };
  window.__hearth = { version: '1', api: 'https://homes.example/' };
  vi.stubGlobal('fetch', async (input: Request) => {
    const { pathname, search } = new URL(input.url);
    requested.push(decodeURIComponent(pathname + search));
    if (pathname === '/api/agent/nobody') return json({ code: 'agent_not_found', message: 'no' }, 404);
    if (pathname.startsWith('/api/agent/')) return json({ trecLicense: '510123' });
    return homeServer(server).fetch(input);
  });
  return () => {
    vi.unstubAllGlobals();
    delete window.__hearth;
  };
});

const show = (attributes: string) => {
  const element = place<HTMLElement>(`<hearth-listings ${attributes}></hearth-listings>`);
  return { element, page: inside(element) };
};
const searches = () =>
  requested
    .filter((url) => url.includes('/listing/search'))
    .map((url) => new URLSearchParams(url.split('?')[1]));
const cards = (element: Element) => [...(element.shadowRoot?.querySelectorAll('article') ?? [])];

test('attributes choose the homes, and placeholders reserve their room', async () => {
  const { element, page } = show(
    'heading="Homes by the lake" location="Lakeway" min-price="500000" beds="3" waterfront min-year-built="1990" limit="3"',
  );
  await expect.poll(() => element.shadowRoot?.querySelectorAll('.hearth-card--skeleton').length).toBe(3);
  await page.findByRole('heading', { level: 2, name: 'Homes by the lake' });
  await expect.poll(() => cards(element).length).toBe(3);
  expect(Object.fromEntries(searches()[0] ?? [])).toEqual({
    address: 'Lakeway',
    minPrice: '500000',
    minBedrooms: '3',
    waterfront: 'true',
    minYearBuilt: '1990',
    limit: '3',
  });
  await page.findByText('Data from ACTRIS as of 20 Nov 2026. Shown by Hearth Realty');
  expect(await axeViolations(page.getByRole('region', { name: 'Homes by the lake' }))).toEqual([]);
});

test('a locked attribute is named under the heading', async () => {
  const words = 'Sign up to see sold homes.';
  const leftOut = [{ filter: 'mlsStatus', value: 'Sold', reason: 'needs_account', words }] as const;
  server = { ...server, search: () => ({ listings: homes(3), total: 3, leftOut }) };
  const { element, page } = show('heading="Recently sold" mls-status="Sold"');
  await page.findByText(words);
  expect(cards(element)).toHaveLength(3);
});

test.each([
  ['new-this-week', { daysOnMarket: '7' }],
  ['open-houses', { openHouseOnly: 'true', sortBy: 'openHouseDate' }],
  ['open-houses sort="price-low"', { openHouseOnly: 'true', sortBy: 'price', sortType: 'ASC' }],
  ['own-listings lease', { ourListingsOnly: 'true', lease: 'true' }],
  ['trec-license="510123, 510124" own-listings', { trecLicense: '510124', showEnabledAgentListings: 'true' }],
  ['limit="900"', { limit: '48' }],
  ['limit="0"', { limit: '12' }],
])('%s', async (attributes, wanted) => {
  const { element } = show(attributes);
  await expect.poll(() => cards(element).length).toBe(3);
  expect(Object.fromEntries(searches()[0] ?? [])).toMatchObject(wanted);
});

test("an agent's own listings are found by the agent's license", async () => {
  const { element } = show('agent="maria"');
  await expect.poll(() => cards(element).length).toBe(3);
  expect(requested[0]).toBe('/api/agent/maria');
  expect(searches()[0]?.getAll('trecLicense')).toEqual(['510123']);
});

test('an unknown agent is reported, and no homes of others are shown', async () => {
  const { element, page } = show('agent="nobody"');
  await page.findByText('This agent could not be found.');
  expect(page.queryByRole('button')).toBeNull();
  expect([searches().length, cards(element).length]).toEqual([0, 0]);
});

test('similar homes are of its kind, near it, at about its price, and not itself', async () => {
  const model = aListingCard({ listingid: 'L2', propertyfiltertype: 'Condominium', listprice: 500_000 });
  server = { ...server, listings: [model] };
  const { element } = show('similar-to="L2" limit="2"');
  await expect.poll(() => cards(element).length).toBe(2);
  expect(element.shadowRoot?.textContent).not.toContain('101 Bluebonnet');
  const query = Object.fromEntries(searches()[0] ?? []);
  expect(query).toMatchObject({
    condominium: 'true',
    singleFamilyResidence: 'false',
    townhouse: 'false',
    minPrice: '400000',
    maxPrice: '600000',
    sortBy: 'distance',
    latitude: '30.2527',
    limit: '3',
  });
  expect(Number(query.maxLatitude) - Number(query.minLatitude)).toBeCloseTo(0.3);
});

test('all similar homes are a search of the portal near the same position', async () => {
  server = {
    ...server,
    listings: [aListingCard()],
    search: () => ({ listings: homes(3), total: 40 }),
  };
  const { page } = show('similar-to="L1" limit="2"');
  const link = (await page.findByRole('link', { name: /^See all/ })) as HTMLAnchorElement;
  const query = Object.fromEntries(new URL(link.href).searchParams);
  expect(query).toMatchObject({ sortBy: 'distance', ulat: '30.2527', ulng: '-97.7745', minlat: '30.1027' });
  expect(query).not.toHaveProperty('limit');
});

test('a hidden position: similar homes come from the ZIP code, a lease from leases', async () => {
  const hidden = { latitude: null, longitude: null, propertytype: 'Residential Lease' } as const;
  server = { ...server, listings: [aListingCard({ ...hidden, listprice: 2_000 })] };
  const { element } = show('similar-to="L1"');
  await expect.poll(() => cards(element).length).toBe(2);
  const query = Object.fromEntries(searches()[0] ?? []);
  expect(query).toMatchObject({ address: '78704', lease: 'true', maxPrice: '2400' });
  expect(query).not.toHaveProperty('sortBy');
});

test.each([
  ['nothing', 'This listing is not available.'],
  ['withdrawn', 'This listing is no longer on the market.'],
])('similar to %s: one line, and no search for anything', async (id, words) => {
  server = { ...server, gone: ['withdrawn'] };
  await show(`similar-to="${id}"`).page.findByText(words);
  expect(searches()).toEqual([]);
});

test('an empty result has the words of the search', async () => {
  server = { ...server, search: () => ({ listings: [] }) };
  const { page } = show('heading="Castles"');
  await page.findByText("You'll find the results here as soon as the listings match your search criteria.");
  expect(page.queryByRole('link', { name: /See all/ })).toBeNull();
});

test("more homes than shown have a link to all, on the portal or the page's own results page", async () => {
  server = { ...server, search: () => ({ listings: homes(2), total: 90 }) };
  const portal = show('heading="New" new-this-week limit="2" min-price="100000"');
  const link = await portal.page.findByRole('link', { name: 'See all New' });
  expect(link.getAttribute('href')).toBe('https://homes.example/listings?minPrice=100000&daysOnMarket=7');
  const own = show('agent="maria" results-url="https://maria.example/homes" target="_top"');
  const mine = await own.page.findByRole('link', { name: 'See all Homes' });
  expect(mine.getAttribute('href')).toMatch(/^https:\/\/maria\.example\/homes\?hearth-/);
  expect(mine.getAttribute('target')).toBe('_top');
  const scoped = show('agent="maria"');
  const hers = await scoped.page.findByRole('link', { name: 'See all Homes' });
  expect(hers.getAttribute('href')).toMatch(/^https:\/\/homes\.example\/listings\?trecLicense=510123(&|$)/);
});

test('attributes that the server refuses are left out of the search', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const validationErrors = [{ name: 'swimmingPools', message: 'is not known' }];
  server = {
    ...server,
    search: (query) =>
      query.has('swimmingPools')
        ? json({ code: 'validation_failed', message: 'no', validationErrors }, 400)
        : { listings: homes(1) },
  };
  const { element } = show('swimming-pools class="mine"');
  await expect.poll(() => cards(element).length).toBe(1);
});

test('a failing server shows one line instead of the cards, and a retry works', async () => {
  let broken = true;
  server = {
    ...server,
    search: () => (broken ? json({ code: 'internal_error' }, 500) : { listings: homes(1) }),
  };
  const { element, page } = show('limit="2"');
  const height = () => element.getBoundingClientRect().height;
  await expect.poll(height).toBeGreaterThan(0);
  const before = height();
  await page.findByText('Unable to fetch listings.');
  expect(height()).toBeCloseTo(before, 0);
  broken = false;
  page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => cards(element).length).toBe(1);
});

test('an empty list shows at most `limit` homes nearby, under a heading', async () => {
  server = { ...server, search: () => ({ nearbyListings: homes(3), nearbyMiles: 2, total: 0 }) };
  const { element, page } = show('limit="2"');
  await page.findByRole('heading', { name: 'Homes nearby, within 2 miles' });
  await expect.poll(() => cards(element).length).toBe(2);
  expect(element.shadowRoot?.querySelectorAll('.hearth-listings__grid')).toHaveLength(1);
});

test('script in a field or an attribute is text', async () => {
  const script = '<img src=x onerror=document.title=1>';
  server = { ...server, search: () => ({ listings: [aListingCard({ streetname: script, city: script })] }) };
  const { element, page } = show(`heading="${script}" results-url="javascript:alert(1)"`);
  await page.findByRole('heading', { name: script });
  await expect.poll(() => cards(element).length).toBe(1);
  expect(element.shadowRoot?.querySelector('img')).toBeNull();
  const link = await page.findByRole('link', { name: /^See all/ });
  expect(link.getAttribute('href')).toBe('https://homes.example/listings');
});

test.each(['compact', 'row', 'card'] as const)('its cards can be %s', async (card) => {
  const { element } = show(`card="${card}" photos="none"`);
  await expect.poll(() => cards(element).map(({ dataset }) => dataset.layout)).toEqual([card, card, card]);
  expect(element.shadowRoot?.querySelector('.hearth-card__media')).toBeNull();
});

test('a carousel moves by buttons and keys, and its height never changes', async () => {
  server = { ...server, search: () => ({ listings: homes(8) }) };
  const { element, page } = show('layout="carousel" heading="Similar" limit="8" style="width: 640px"');
  await page.findByRole('list', { name: 'Similar' });
  const height = element.getBoundingClientRect().height;
  await expect.poll(() => cards(element).length).toBe(8);
  expect(element.getBoundingClientRect().height).toBeCloseTo(height, 0);
  expect(element.shadowRoot?.querySelectorAll('.hearth-carousel__slide')).toHaveLength(8);

  const row = page.getByRole('list', { name: 'Similar' });
  const next = (await page.findByRole('button', { name: 'Next homes' })) as HTMLButtonElement;
  const back = page.getByRole('button', { name: 'Previous homes' }) as HTMLButtonElement;
  await expect.poll(() => [back.disabled, next.disabled]).toEqual([true, false]);
  await userEvent.click(next);
  await expect.poll(() => row.scrollLeft).toBeGreaterThan(300);
  await expect.poll(() => back.disabled).toBe(false);
  row.focus();
  await userEvent.keyboard('{ArrowRight}');
  row.scrollTo({ left: 99_999, behavior: 'instant' });
  await expect.poll(() => next.disabled).toBe(true);
  expect(await axeViolations(page.getByRole('region', { name: 'Similar' }))).toEqual([]);
});

test('a carousel with room for all its homes has no buttons', async () => {
  server = { ...server, search: () => ({ listings: homes(1) }) };
  const { element, page } = show('layout="carousel" style="width: 640px"');
  await expect.poll(() => cards(element).length).toBe(1);
  await expect.poll(() => page.queryByRole('button', { name: 'Next homes' })).toBeNull();
});

test('a carousel that failed to load has no buttons, and stays as high as its cards', async () => {
  server = { ...server, search: () => json({ code: 'internal_error' }, 500) };
  const { element, page } = show('layout="carousel" limit="6" style="width: 640px"');
  await expect.poll(() => element.shadowRoot?.querySelectorAll('.hearth-card--skeleton').length).toBe(6);
  const height = element.getBoundingClientRect().height;
  await page.findByRole('button', { name: 'Try again' });
  await expect.poll(() => page.queryByRole('button', { name: 'Next homes' })).toBeNull();
  expect(element.getBoundingClientRect().height).toBeCloseTo(height, 0);
});

test('opening a home fires an event', async () => {
  const { element, page } = show('limit="3"');
  const heard: unknown[] = [];
  element.addEventListener('hearth-listing-select', (event) => {
    event.preventDefault();
    heard.push((event as CustomEvent).detail);
  });
  (await page.findByRole('link', { name: '100 Bluebonnet Ln' })).click();
  expect(heard).toEqual([{ listingid: 'L1', url: 'https://homes.example/home-L1.html' }]);
});

test('other attributes are another list', async () => {
  const { element } = show('beds="2"');
  await expect.poll(() => cards(element).length).toBe(3);
  element.setAttribute('beds', '4');
  await expect.poll(() => searches().at(-1)?.get('minBedrooms')).toBe('4');
});
