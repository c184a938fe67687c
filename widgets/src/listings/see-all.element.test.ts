import { afterEach, expect, test, vi } from 'vitest';
import { aListingCard } from '../testing/a-listing-card.ts';
import { homeServer } from '../testing/home-server.ts';
import { inside, place } from '../testing/mount.tsx';
import './listings.element.ts';

const key = 'hk_0123456789abcdefGHIJ';

afterEach(() => {
  vi.unstubAllGlobals();
  delete window.__hearth;
});

async function linkOf(attributes: string): Promise<string> {
  window.__hearth = { version: '1', api: 'https://homes.example/', key };
  vi.stubGlobal('fetch', homeServer({ search: () => ({ listings: [aListingCard()], total: 9 }) }).fetch);
  const element = place<HTMLElement>(`<hearth-listings limit="1" ${attributes}></hearth-listings>`);
  return (await inside(element).findByRole<HTMLAnchorElement>('link', { name: /^See all/ })).href;
}

test('the link to all homes of the portal carries the key and the host', async () => {
  const { pathname, searchParams } = new URL(await linkOf('beds="3"'));
  expect(pathname).toBe('/listings');
  expect(Object.fromEntries(searchParams)).toMatchObject({ embedKey: key, embedHost: location.host });
});

test('the link to a page of the host carries neither', async () => {
  expect(await linkOf('results-url="/found"')).not.toContain('embed');
});
