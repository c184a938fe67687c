import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withListingPages } from './listing-pages.ts';

beforeAll(() => void vi.stubGlobal('document', { baseURI: 'http://localhost:3000/' }));
afterAll(() => void vi.unstubAllGlobals());

const home = { listingid: 'EX 1/2', url: '/1-oak-st.html', images: [{ url: 'a.webp' }] };

test.each([
  ['/homes/{id}', 'http://localhost:3000/homes/EX%201%2F2'],
  ['https://partner.example/?home={id}#top', 'https://partner.example/?home=EX%201%2F2#top'],
])('%s leads the listings of an answer to the page of the host', (template, url) => {
  const answer = { total: 1, listings: [home], nearbyListings: null };
  const page = withListingPages(answer, template) as typeof answer;
  expect(page.listings[0]!.url).toBe(url);
  expect(page.listings[0]!.images).toEqual(home.images);
});

test.each(['/homes/', 'javascript:alert("{id}")', 'https://[{id}'])('%s changes nothing', (template) => {
  expect(withListingPages([home], template)).toEqual([home]);
});
