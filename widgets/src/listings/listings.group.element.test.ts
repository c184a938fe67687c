import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aListingCard } from '../testing/a-listing-card.ts';
import { aSite } from '../testing/a-site.ts';
import { homeServer } from '../testing/home-server.ts';
import { inside, place } from '../testing/mount.tsx';
import '../search/search.element.ts';
import './listings.element.ts';

const homes = (count: number) =>
  Array.from({ length: count }, (_, index) => aListingCard({ listingid: `L${index + 1}` }));

type Search = NonNullable<Parameters<typeof homeServer>[0]['search']>;

/** The searches of a server with these answers. */
function serve(search: Search): readonly URLSearchParams[] {
  const { fetch, searches } = homeServer({ search, site: () => aSite() });
  vi.stubGlobal('fetch', fetch);
  return searches;
}
beforeEach(() => {
  window.__hearth = { version: '1', api: 'https://homes.example/' };
  return () => {
    vi.unstubAllGlobals();
    delete window.__hearth;
  };
});

const cards = (element: Element) => [...(element.shadowRoot?.querySelectorAll('article') ?? [])];

test('the homes of a group are those of its search', async () => {
  const searches = serve((query) => ({ listings: homes(query.has('minPrice') ? 1 : 2) }));
  const bar = place('<hearth-search shape="bar" group="town"></hearth-search>');
  const element = place('<hearth-listings group="town" beds="2"></hearth-listings>');
  await expect.poll(() => cards(element).length).toBe(2);
  expect(searches.at(-1)?.get('minBedrooms')).toBe('2');
  await userEvent.click(inside(bar).getByRole('button', { name: /^Filters/ }));
  await userEvent.selectOptions(await inside(bar).findByLabelText('Min. price'), '500000');
  await expect.poll(() => cards(element).length).toBe(1);
  expect(searches.at(-1)?.get('minBedrooms')).toBe('2');
});

test('a list that joins a group after its search has no more homes than its limit meanwhile', async () => {
  const held = new Promise<Response>(() => {});
  const searches = serve((query) => (query.get('limit') === '2' ? held : { listings: homes(5) }));
  const search = place('<hearth-search group="town"></hearth-search>');
  await expect.poll(() => cards(search).length).toBe(5);
  const element = place('<hearth-listings group="town" limit="2"></hearth-listings>');
  await expect.poll(() => searches.at(-1)?.get('limit')).toBe('2');
  await expect.poll(() => cards(element).length).toBe(2);
});
