import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { json } from '../testing/answers.ts';
import { aSearchResult } from '../testing/home-server.ts';
import { found, homes, last, show } from './testing/shown-search.tsx';

test('a change of the page changes no other part', async () => {
  const search = show({ search: () => found }, { query: { filters: { minPrice: 1 } } });
  await userEvent.click(await search.findByRole('button', { name: 'Page 2' }));
  await expect.poll(() => last(search.searches)).toBe('minPrice=1&page=2&limit=12');
  await expect
    .poll(() => search.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current'))
    .toBe('page');
});

test('pages show their range of homes and the total', async () => {
  const search = show({ search: () => found }, { query: { page: 103 } });
  expect(await search.findByText('1,225–1,234 of 1,234')).toBeTruthy();
  await userEvent.click(search.getByRole('button', { name: 'Page 1' }));
  expect(await search.findByText('1–12 of 1,234')).toBeTruthy();
  search.unmount();
  const one = show({ search: () => ({ listings: homes }) });
  await one.findByText('3 homes');
  expect(one.queryByText(/ of /)).toBeNull();
});

test('describes the homes in view in the heading while a page loads', async () => {
  const answers: (() => void)[] = [];
  const search = show({
    search: (requested) =>
      requested.get('page') === '2'
        ? new Promise((resolve) => answers.push(() => resolve(json(aSearchResult(found)))))
        : found,
  });
  await search.findByText('1–12 of 1,234');
  await userEvent.click(search.getByRole('button', { name: 'Page 2' }));
  await expect.poll(() => answers).toHaveLength(1);
  expect(search.getByText('1–12 of 1,234')).toBeTruthy();
  answers[0]?.();
  await search.findByText('13–24 of 1,234');
});

test('turning a page scrolls to its top', async () => {
  const search = show({ search: () => found });
  await userEvent.click(await search.findByRole('button', { name: 'Next page' }));
  await expect.poll(() => document.activeElement).toBe(search.getByText('1,234 homes'));
});

test('a turned page is announced, and buttons skip the homes', async () => {
  const search = show({ search: () => found });
  await userEvent.click(await search.findByRole('button', { name: 'Next page' }));
  await expect.poll(() => search.getByText('1,234 homes found, page 2 of 103').role).toBe('status');
  search.getByRole('button', { name: 'Skip to the pages of results' }).click();
  expect(search.getByRole('group', { name: 'Pages of results' })).toBe(document.activeElement);
  expect(document.activeElement?.textContent).toMatch(/^13–24 of 1,234/);
});
