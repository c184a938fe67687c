import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { json } from '../testing/answers.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { found, homes, show } from './testing/shown-search.tsx';

test('skeletons give way to the count and the cards', async () => {
  const search = show({ search: () => found });
  expect(search.container.querySelector('.hearth-card--skeleton')).toBeTruthy();
  await search.findByText('1,234 homes');
  expect(await search.findAllByRole('article')).toHaveLength(3);
  expect(search.container.querySelector('.hearth-card--skeleton')).toBeNull();
});

test('the first three cards are there before the others are drawn', async () => {
  const listings = ['L3', 'L4'].map((listingid) => ({ ...homes[0]!, listingid }));
  const search = show({ search: () => ({ ...found, listings: [...homes, ...listings] }) });
  const drawn = new Set<string>();
  const count = (selector: string) =>
    search.container.querySelectorAll(`.hearth-search__grid > li > ${selector}`).length;
  const note = () => drawn.add(`${count('article')} of ${count('*')}`);
  const observer = new MutationObserver(note);
  observer.observe(search.container, { childList: true, subtree: true });
  await expect.poll(() => [...drawn].at(-1)).toBe('5 of 5');
  observer.disconnect();
  expect([...drawn].filter((state) => state.endsWith(' of 5'))).toEqual(['3 of 5', '5 of 5']);
});

test('what the visitor may not search for is named over the homes', async () => {
  const words = 'Sign up to see sold homes.';
  const leftOut = [{ filter: 'mlsStatus', value: 'Sold', reason: 'needs_account', words }] as const;
  const extra = { mlsStatus: 'Sold', soldTimeframe: '30', waterfront: 'true' };
  const search = show({ search: () => ({ ...found, leftOut }) }, { query: { extra } });
  await search.findByText(words);
  const chips = () => search.getAllByRole('button', { name: /^Remove / }).map((chip) => chip.textContent);
  await expect.poll(chips).toEqual(['Waterfront']);
  expect(await search.findAllByRole('article')).toHaveLength(3);
  expect(await axeViolations(search.container)).toEqual([]);
});

test('the count is announced politely', async () => {
  const search = show({ search: () => ({ listings: homes.slice(0, 1) }) });
  await expect.poll(() => search.getByText('1 home found').role).toBe('status');
});

test('a failure is one line with a retry, and the form stays', async () => {
  let broken = true;
  const search = show({ search: () => (broken ? json({ code: 'internal_error' }, 500) : found) });
  await search.findByText('Unable to fetch listings.');
  expect(search.getByLabelText('Location')).toBeTruthy();
  const retry = search.getByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  expect([retry.isConnected, document.activeElement]).toEqual([true, retry]);
  await expect.poll(() => retry.getAttribute('aria-disabled')).toBe('false');
  broken = false;
  await userEvent.click(retry);
  expect(await search.findByText('1,234 homes')).toBe(document.activeElement);
});

test('choosing a home reports which one', async () => {
  const search = show({ search: () => found });
  await userEvent.click(await search.findByRole('link', { name: '2108 Duval Ln' }));
  expect(search.onListingSelect).toHaveBeenCalledExactlyOnceWith({
    listingid: 'L1',
    url: 'https://homes.example/home-L1.html',
  });
});

test('puts the filters behind a button in a narrow box', async () => {
  const search = show(
    { search: () => found },
    { width: 390, query: { filters: { minPrice: 1, lot: true } } },
  );
  expect(search.queryByLabelText('Beds')?.checkVisibility() ?? false).toBe(false);
  await userEvent.click(search.getByRole('button', { name: 'Filters (2)' }));
  expect((await search.findByLabelText('Beds')).checkVisibility()).toBe(true);
});

test('axe finds nothing in results, empty results and failures', async () => {
  const results = show({ search: () => found });
  await results.findByText('1,234 homes');
  expect(await axeViolations(results.container)).toEqual([]);
  const empty = show({ search: () => ({}) });
  await empty.findByText('No results');
  expect(await axeViolations(empty.container)).toEqual([]);
  const failed = show({ search: () => json({}, 500) });
  await failed.findByText('Unable to fetch listings.');
  expect(await axeViolations(failed.container)).toEqual([]);
});
