import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aListingCard } from '../testing/a-listing-card.ts';
import { json } from '../testing/answers.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { homeServer } from '../testing/home-server.ts';
import { inside, place } from '../testing/mount.tsx';
import type { SearchEvents } from './search.element.ts';
import './search.element.ts';

const home = aListingCard({ listingid: 'L1' });
let server = homeServer({});
let answer: (query: URLSearchParams) => Response | object;

beforeEach(() => {
  answer = () => ({ listings: [home], total: 30, pageCount: 3 });
  server = homeServer({ search: (query) => answer(query) });
  vi.stubGlobal('fetch', server.fetch);
  return () => vi.unstubAllGlobals();
});

const last = () => server.searches.at(-1);

type Submission = SearchEvents['hearth-search-submit']['detail'];

function submissions(search: HTMLElement): Submission[] {
  const heard: Submission[] = [];
  search.addEventListener('hearth-search-submit', (event) => {
    event.preventDefault();
    heard.push((event as SearchEvents['hearth-search-submit']).detail);
  });
  return heard;
}

test('a bar sends no request and opens the results page in the named target', async () => {
  const search = place(
    '<hearth-search shape="bar" min-price="1000" results-url="/found?a=1" target="_top"></hearth-search>',
  );
  const heard = submissions(search);
  const button = await inside(search).findByRole('button', { name: 'Search' });
  await userEvent.fill(inside(search).getByLabelText('Location'), 'Austin');
  button.click();
  await expect
    .poll(() => heard)
    .toEqual([
      { url: `${location.origin}/found?a=1&hearth-minPrice=1000&hearth-address=Austin`, target: '_top' },
    ]);
  expect(server.searches).toHaveLength(0);
  expect(await axeViolations(search)).toEqual([]);
});

test('a bar without a results page leads to the portal', async () => {
  const search = place('<hearth-search shape="bar" lease waterfront></hearth-search>');
  const heard = submissions(search);
  const button = await inside(search).findByRole('button', { name: 'Search' });
  button.click();
  await expect.poll(() => heard[0]?.url).toMatch(/\/listings\/lease\?waterfront=true$/);
});

test("a bar of an agent leads to that agent's homes on the portal", async () => {
  const withAgent = async (input: RequestInfo | URL) => {
    const { pathname } = new URL((input as Request).url);
    return pathname.endsWith('/api/agent/jdoe') ? json({ trecLicense: '0612345' }) : server.fetch(input);
  };
  vi.stubGlobal('fetch', withAgent);
  const search = place('<hearth-search shape="bar" agent="jdoe" own-listings beds="3"></hearth-search>');
  const heard = submissions(search);
  const button = await inside(search).findByRole('button', { name: 'Search' });
  await expect
    .poll(() => {
      button.click();
      return new URL(heard.at(-1)?.url ?? location.href).search;
    })
    .toBe('?minBedrooms=3&trecLicense=0612345&showEnabledAgentListings=true');
});

test('hides no field of one row behind a button, also once the card styles load', async () => {
  const search = place('<hearth-search shape="results" style="width: 1200px"></hearth-search>');
  await inside(search).findByRole('article');
  expect(inside(search).queryByRole('button', { name: 'Filters' })).toBeNull();
  expect((await inside(search).findByLabelText('Beds')).checkVisibility()).toBe(true);
});

test('results have no map, and a map has no form', async () => {
  const results = place('<hearth-search shape="results"></hearth-search>');
  await inside(results).findByText('30 homes');
  expect(inside(results).queryByRole('button', { name: 'Map' })).toBeNull();
  const map = place('<hearth-search shape="map"></hearth-search>');
  await inside(map).findByRole('region', { name: 'Map' });
  expect(inside(map).queryByRole('search')).toBeNull();
});

test.each(['list', 'table'])('results are drawn as a %s too', async (view) => {
  const search = place(`<hearth-search shape="results" view="${view}"></hearth-search>`);
  expect(await inside(search).findByRole('link', { name: '2108 Bluebonnet Ln' })).toBeTruthy();
  if (view === 'table') await inside(search).findByRole('table');
  expect(await axeViolations(search)).toEqual([]);
});

test('a table shows the news of a home and its date of sale', async () => {
  const label = (text: string) => ({ text, color: '#ffffff', background: '#17614f' });
  const listings = [
    aListingCard({ listingid: 'L1', primarylabel: label('Just Listed') }),
    aListingCard({ listingid: 'L2', mlsstatus: 'Sold', secondarylabel: label('Sold 11/02/2026') }),
  ];
  answer = () => ({ listings, total: 2 });
  const search = place('<hearth-search shape="results" view="table"></hearth-search>');
  expect(await inside(search).findByRole('cell', { name: 'Just Listed Active' })).toBeTruthy();
  expect(inside(search).getByRole('cell', { name: 'Sold 11/02/2026' })).toBeTruthy();
});

test('the headers of a table sort it, and the menu shows the order', async () => {
  const search = place('<hearth-search shape="results" view="table" style="width: 1100px"></hearth-search>');
  const header = () => inside(search).getByRole('columnheader', { name: /^Address/ });
  await userEvent.click(await inside(search).findByRole('button', { name: 'Address' }));
  await expect.poll(() => last()?.get('sortBy')).toBe('address');
  await expect.poll(() => header().getAttribute('aria-sort')).toBe('ascending');
  expect(inside(search).getByLabelText<HTMLSelectElement>('Sort').selectedOptions[0]?.text).toBe(
    'Custom order',
  );
});

test('any filter of the search is an attribute, with a chip that removes it', async () => {
  const search = place(
    '<hearth-search shape="results" waterfront min-year-built="1990" cities="Austin, Kyle"></hearth-search>',
  );
  await inside(search).findByText('30 homes');
  expect(last()?.get('waterfront')).toBe('true');
  expect(last()?.getAll('address')).toEqual(['Austin', 'Kyle']);
  const chip = await inside(search).findByRole('button', { name: 'Remove Min year built: 1990' });
  expect(await axeViolations(search)).toEqual([]);
  await userEvent.click(chip);
  await expect.poll(() => last()?.has('minYearBuilt')).toBe(false);
  await userEvent.click(inside(search).getByRole('button', { name: 'Remove Kyle' }));
  await expect.poll(() => last()?.getAll('address')).toEqual(['Austin']);
  expect(inside(search).getByLabelText<HTMLInputElement>('Location').value).toBe('Austin');
});

test('an attribute unknown to the server is dropped from the search', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  answer = (query) =>
    query.has('castle')
      ? json(
          { code: 'validation_failed', validationErrors: [{ name: 'castle', message: 'is not known' }] },
          400,
        )
      : { listings: [home], total: 30 };
  const search = place('<hearth-search shape="results" castle waterfront></hearth-search>');
  await inside(search).findByText('30 homes');
  expect(last()?.toString()).toBe('limit=12&waterfront=true');
  expect(warned.mock.calls.flat()).toEqual(['Hearth: <hearth-search> leaves out castle: it is not known.']);
  warned.mockRestore();
});

test.each([
  [403, 'origin_not_allowed', 'The embed key of this page is not valid for this site.', false],
  [500, 'internal_error', 'Unable to fetch listings.', true],
])('a refusal (%s %s) is one clear line', async (status, code, words, canRetry) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  answer = () => json({ code }, status);
  const search = place('<hearth-search shape="results"></hearth-search>');
  await inside(search).findByText(words);
  expect(inside(search).queryByRole('button', { name: 'Try again' }) !== null).toBe(canRetry);
  expect(await axeViolations(search)).toEqual([]);
  warned.mockRestore();
});

test('an unreachable server is one line with a retry, and throws no error at the page', async () => {
  const errors: unknown[] = [];
  const hear = (event: Event) => errors.push(event);
  addEventListener('error', hear);
  addEventListener('unhandledrejection', hear);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const search = place('<hearth-search shape="results"></hearth-search>');
  const retry = await inside(search).findByRole('button', { name: 'Try again' });
  vi.stubGlobal('fetch', server.fetch);
  await userEvent.click(retry);
  await inside(search).findByText('30 homes');
  removeEventListener('error', hear);
  removeEventListener('unhandledrejection', hear);
  expect(errors).toEqual([]);
});

test('a map alone without homes shows a notice', async () => {
  const search = place('<hearth-search shape="map"></hearth-search>');
  await inside(search).findByText('No homes in this part of the map');
});

test('a map alone at a failing server shows a notice in place of the map, and a retry loads it', async () => {
  answer = () => json({ code: 'internal_error' }, 500);
  const search = place('<hearth-search shape="map"></hearth-search>');
  const retry = await inside(search).findByRole('button', { name: 'Try again' });
  inside(search).getByText('Unable to fetch listings.');
  expect(search.shadowRoot?.querySelector('.hearth-map, .hearth-search__map-wait')).toBeNull();
  answer = () => ({ listings: [home], total: 30 });
  await userEvent.click(retry);
  await expect
    .poll(() => search.shadowRoot?.querySelector('.hearth-map, .hearth-search__map-wait'))
    .toBeTruthy();
});

test('homes of an agent are requested by license, and an unknown agent has none', async () => {
  const withAgent = async (input: RequestInfo | URL) => {
    const { pathname } = new URL((input as Request).url);
    if (!pathname.includes('/api/agent/')) return server.fetch(input);
    return pathname.endsWith('/jdoe')
      ? json({ trecLicense: '0612345' })
      : json({ code: 'agent_not_found' }, 404);
  };
  vi.stubGlobal('fetch', withAgent);
  const search = place('<hearth-search shape="results" agent="jdoe" own-listings></hearth-search>');
  await inside(search).findByText('30 homes');
  expect(last()?.toString()).toBe('limit=12&trecLicense=0612345&showEnabledAgentListings=true');
  const nobody = place('<hearth-search shape="results" agent="nobody"></hearth-search>');
  await inside(nobody).findByText('This agent could not be found.');
  expect(server.searches).toHaveLength(1);
});

test('elements of a group share a search without code, which survives one that leaves', async () => {
  const bar = place('<hearth-search shape="bar" group="town"></hearth-search>');
  const cards = place('<hearth-search shape="results" group="town" limit="6"></hearth-search>');
  await inside(cards).findByText('30 homes');
  expect(inside(bar).queryByRole('button', { name: 'Search' })).toBeNull();
  await userEvent.type(inside(bar).getByLabelText('Location'), '78704{Enter}');
  await expect.poll(() => last()?.toString()).toBe('page=1&limit=6&address=78704');
  expect(inside(cards).getByLabelText<HTMLInputElement>('Location').value).toBe('78704');
  bar.remove();
  await userEvent.selectOptions(inside(cards).getByLabelText('Sort'), 'Price: low to high');
  await expect.poll(() => last()?.toString()).toBe('sortBy=price&sortType=ASC&page=1&limit=6&address=78704');
});

test('the URL of the page is used only where an attribute asks for it', async () => {
  const before = location.href;
  const quiet = place('<hearth-search shape="results"></hearth-search>');
  await inside(quiet).findByText('30 homes');
  await userEvent.selectOptions(inside(quiet).getByLabelText('Sort'), 'Largest');
  await expect.poll(() => last()?.get('sortBy')).toBe('sqfeet');
  expect(location.href).toBe(before);
  quiet.remove();
  const synced = place('<hearth-search shape="results" sync-url></hearth-search>');
  await inside(synced).findByText('30 homes');
  await userEvent.selectOptions(inside(synced).getByLabelText('Sort'), 'Largest');
  await expect.poll(() => new URLSearchParams(location.search).get('hearth-sortBy')).toBe('sqfeet');
  synced.remove();
  history.replaceState(null, '', before);
});

test.for([
  ['_blank', ['_blank', 'noopener']],
  ['side', ['side', '']],
] as const)('a results page in %s is opened as a link would', async ([target, given]) => {
  const pressed: string[][] = [];
  const press = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    pressed.push([event.target.target, event.target.rel]);
  };
  addEventListener('click', press);
  const search = place(`<hearth-search shape="bar" target="${target}"></hearth-search>`);
  (await inside(search).findByRole('button', { name: 'Search' })).click();
  await expect.poll(() => pressed).toEqual([given]);
  removeEventListener('click', press);
});

test('leads from a bar and a card to the portal with key and host', async () => {
  const api = 'https://homes.example/';
  const key = 'hk_0123456789abcdefGHIJ';
  window.__hearth = { version: '1', api, key };
  const query = `embedKey=${key}&embedHost=${encodeURIComponent(location.host)}`;
  try {
    const bar = place('<hearth-search shape="bar" lease waterfront></hearth-search>');
    const heard = submissions(bar);
    (await inside(bar).findByRole('button', { name: 'Search' })).click();
    await expect.poll(() => heard[0]?.url).toBe(`${api}listings/lease?waterfront=true&${query}`);
    const own = place('<hearth-search shape="bar" results-url="/found"></hearth-search>');
    const heardOwn = submissions(own);
    (await inside(own).findByRole('button', { name: 'Search' })).click();
    await expect.poll(() => heardOwn[0]?.url).toBe(`${location.origin}/found?hearth-page=1`);
    const list = place('<hearth-search shape="results"></hearth-search>');
    await expect
      .poll(() => list.shadowRoot?.querySelector<HTMLAnchorElement>('article a')?.search)
      .toBe(`?${query}`);
    const pages = place('<hearth-search shape="results" listing-url="/homes/{id}"></hearth-search>');
    const first = () => pages.shadowRoot?.querySelector<HTMLAnchorElement>('article a')?.href;
    await expect.poll(first).toBe(`${location.origin}/homes/L1`);
  } finally {
    delete window.__hearth;
  }
});
