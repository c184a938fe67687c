import { expect, test } from 'vitest';
import { renderFirstView } from './first-view.tsx';

const page = {
  ...{ edition: 'austin', query: '', publicUrl: 'https://homes.test', now: new Date('2026-11-21T18:00:00Z') },
  ...{ answers: {}, refusal: null },
} as const;

async function viewOf(
  ...given: readonly Partial<Parameters<typeof renderFirstView>[0]>[]
): Promise<HTMLElement> {
  const { html } = await renderFirstView(Object.assign({ pathname: '/' }, page, ...given));
  const view = document.createElement('div');
  view.innerHTML = html;
  return view;
}
const headingOf = (view: HTMLElement) => view.querySelector('h1')?.textContent;
const linksOf = (view: HTMLElement) =>
  [...view.querySelectorAll('main a')].map((link) => [link.textContent, link.getAttribute('href')]);

const sale = ['Homes for sale', '/listings'];
const lease = ['Homes for lease', '/listings/lease'];

test('a home that is gone says so, with the ways to other homes', async () => {
  const view = await viewOf({
    pathname: '/x-austin-tx-78704-42.html',
    refusal: { id: '42', status: 410, code: 'listing_gone' },
  });
  expect(headingOf(view)).toBe('This listing is no longer on the market.');
  expect(view.textContent).toContain('Search the homes that are for sale or for lease now.');
  expect(linksOf(view)).toEqual([sale, lease, ['Homes for sale in 78704', expect.stringContaining('78704')]]);
});

test.each(['/x-austin-tx-78704-42.html', '/nothing/is/here'])('nothing is at %s', async (pathname) => {
  const refusal = { id: '42', status: 404, code: 'listing_not_found' } as const;
  const view = await viewOf({ pathname, refusal });
  expect(headingOf(view)).toBe('We could not find this page');
  expect(linksOf(view)).toEqual([sale, lease]);
});
