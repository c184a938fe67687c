import { aMedia } from '@hearth/domain/testing/a-listing.ts';
import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aSite } from '../testing/a-site.ts';
import { json } from '../testing/answers.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { homeServer } from '../testing/home-server.ts';
import { inside, place } from '../testing/mount.tsx';
import './listing.element.ts';

const photos = [0, 1, 2].map((sortOrder) => aMedia({ sortOrder, shortdescription: `Room ${sortOrder + 1}` }));
const home = listingDetails({
  listingid: 'L1',
  images: photos,
  locked: { images: 9, pricehistory: true, virtualtour: false },
  publicremarks: 'Two oaks.',
  listofficename: 'Live Oak Realty',
  history: [
    {
      listingkey: 'K1',
      changedat: '2026-03-01T12:00:00Z',
      mlsstatus: 'Active',
      price: null,
      event: 'listed',
    },
  ],
});

/** A page with the element; the server has these homes. */
function show(attributes: string, listings = [home], gone: readonly string[] = []) {
  const { fetch } = homeServer({ listings, gone, site: () => aSite() });
  vi.stubGlobal('fetch', fetch);
  const element = place<HTMLElement>(`<hearth-listing ${attributes}></hearth-listing>`);
  return { element, ...inside(element) };
}

afterEach(() => vi.unstubAllGlobals());

const partsOf = (element: HTMLElement) =>
  [...(element.shadowRoot?.querySelectorAll('article > *, article > * > section') ?? [])].flatMap(
    (each) => each.getAttribute('part') ?? [],
  );

test('a home has its price, its firm and all sections, and locks of guests hold', async () => {
  const { element, findByRole, getByRole, getByText, queryByText } = show('listing-id="L1"');
  await findByRole('heading', { level: 2, name: /2108 Bluebonnet|Oak|St/ });
  await findByRole('heading', { level: 3, name: 'Facts and features' });
  const all = ['gallery', 'head', 'about', 'facts', 'history', 'payment', 'map', 'contact', 'legal'];
  await expect.poll(() => partsOf(element)).toEqual(all);
  expect(getByText(/Listed by .*Live Oak Realty/)).toBeTruthy();
  expect(getByRole('button', { name: '3 of 12 photos' })).toBeTruthy();
  expect(getByText(/Sign up to see price history/)).toBeTruthy();
  expect(queryByText('Price', { selector: 'th' })).toBeNull();
  await findByRole('heading', { name: 'About this data' });
  expect(await axeViolations(element)).toEqual([]);
});

test('sections are shown in the order of the attribute, and the notices are never left out', async () => {
  const { element, findByRole, queryByRole } = show(
    'listing-id="L1" sections="history, facts" heading-level="1"',
  );
  await findByRole('heading', { level: 1 });
  await findByRole('heading', { level: 2, name: 'Facts and features' });
  await expect.poll(() => partsOf(element)).toEqual(['head', 'history', 'facts', 'legal']);
  expect(queryByRole('button', { name: 'Ask a question' })).toBeNull();
});

test.each([
  ['listing-id="L9"', 'This listing is no longer on the market.'],
  ['listing-id="L7"', 'This listing is not available.'],
  ['', 'This listing is not available.'],
])('<hearth-listing %s> says "%s"', async (attributes, words) => {
  const { element, findByText } = show(attributes, [home], ['L9']);
  await findByText(words);
  expect(await axeViolations(element)).toEqual([]);
});

test('Schedule a tour leads to the form, whose focus follows', async () => {
  const { element, findByRole } = show('listing-id="L1" sections="facts, form"');
  (await findByRole('button', { name: 'Schedule a tour' })).click();
  await findByRole('heading', { name: 'Schedule a tour' });
  await expect.poll(() => element.shadowRoot?.activeElement?.localName).toBe('input');
});

test('a phone of 320 px shows a home without a horizontal scroll', async () => {
  await page.viewport(320, 700);
  const { element, findByRole } = show('listing-id="L1"');
  await findByRole('heading', { name: 'Facts and features' });
  const article = element.shadowRoot?.querySelector('article');
  expect(article?.scrollWidth).toBeLessThanOrEqual(320);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('a failure of the server is said with a retry', async () => {
  vi.stubGlobal('fetch', async () => json({ code: 'internal_error', message: '' }, 500));
  const element = place<HTMLElement>('<hearth-listing listing-id="L1"></hearth-listing>');
  await inside(element).findByText('This listing could not be loaded.');
  expect(inside(element).getByRole('button', { name: 'Try again' })).toBeTruthy();
});
