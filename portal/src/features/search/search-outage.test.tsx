import { json } from '@hearth/widgets/testing/answers.ts';
import { idlePage } from '@hearth/widgets/testing/idle-page.ts';
import { writeInto } from '@hearth/widgets/testing/write-into.ts';
import { screen } from '@testing-library/dom';
import { flushSync } from 'react-dom';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import filters from './filters/filters.css';
import searchHead from './search-head.css';
import { found, openList } from './testing/open-list.tsx';

beforeEach(async () => {
  toast.dismiss();
  localStorage.clear();
  await page.viewport(1300, 800);
});
afterEach(() => vi.restoreAllMocks());

const failure = () => json({ code: 'internal_error', message: '' }, 500);
const askForTwoBaths = async (search: ReturnType<typeof openList>) => {
  await userEvent.click(search.getByRole('button', { name: 'Bathrooms' }));
  await userEvent.click(await screen.findByRole('radio', { name: '2+' }));
};

test('a failed newer search leaves the homes in view, dimmed, with one line about it', async () => {
  let fails = false;
  const search = openList({ answer: () => (fails ? failure() : found(5)), sheets: [searchHead] });
  await expect.poll(search.count).toBe('5 homes found');
  fails = true;
  await askForTwoBaths(search);
  await search.findByRole('button', { name: 'Try again' });
  expect(search.getAllByRole('article')).toHaveLength(3);
  expect(search.container.querySelector('.search__results')?.hasAttribute('data-behind')).toBe(true);
  const visible = search
    .getAllByText('Unable to fetch listings')
    .filter((each) => each.getBoundingClientRect().width > 1 && !each.closest('[data-sonner-toaster]'));
  expect(visible).toHaveLength(1);
  fails = false;
  await userEvent.click(search.getByRole('button', { name: 'Try again' }));
  await expect.poll(search.count).toBe('5 homes found');
  expect(search.container.querySelector('.search__results')?.hasAttribute('data-behind')).toBe(false);
});

test('homes stay during the retry of a failed search, and the count has the focus', async () => {
  let answer: (query: URLSearchParams) => Response | Promise<Response> = () => found(120);
  const search = openList({ answer: (query) => answer(query), sheets: [searchHead] });
  const range = () => search.container.querySelector('.search__range')?.textContent;
  await expect.poll(search.count).toBe('120 homes found');
  expect(range()).toBe('1–50 of 120');
  answer = failure;
  await askForTwoBaths(search);
  await search.findByRole('button', { name: 'Try again' }, { timeout: 15_000 });
  expect(range()).toBeUndefined();
  let answered: (answer: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (answered = resolve));
  await userEvent.click(search.getByRole('button', { name: 'Try again' }));
  await expect.poll(search.count).toBe('Loading...');
  expect(search.getAllByRole('article')).toHaveLength(3);
  expect(range()).toBeUndefined();
  expect(document.activeElement).toBe(search.container.querySelector('.search__count'));
  answered(found(60));
  await expect.poll(search.count).toBe('60 homes found');
  expect(range()).toBe('1–50 of 60');
});

test('a search that the server refuses until tomorrow offers no retry', async () => {
  const search = openList({ answer: () => json({ code: 'listing_budget_spent', message: '' }, 429) });
  await search.findByText(/^Your network has reached the daily limit/, { selector: '.hearth-notice *' });
  expect(search.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('offline the first search sends no request, and runs once the network is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const search = openList();
  await expect.poll(search.count).toBe('You’re offline. Your search will run when you’re back online.');
  expect(search.searches).toEqual([]);
  expect(search.queryByText('Unable to fetch listings')).toBeNull();
  expect(screen.queryByText('Unable to fetch listings')).toBeNull();
  online.mockRestore();
  dispatchEvent(new Event('online'));
  await expect.poll(search.count).toBe('5 homes found');
});

test('a longer wait is shown over the homes of the previous search', async () => {
  let answered: (answer: Response) => void = () => undefined;
  const search = openList({
    answer: (query) =>
      query.has('minBathrooms') ? new Promise<Response>((resolve) => (answered = resolve)) : found(5),
  });
  await expect.poll(search.count).toBe('5 homes found');
  const line = () => search.container.querySelector('.loading-line');
  const whileBusy: (Element | null)[] = [];
  const watching = new MutationObserver(() => {
    if (search.container.querySelector('.search__results[aria-busy="true"]')) whileBusy.push(line());
  });
  watching.observe(search.container, { subtree: true, childList: true, attributes: true });
  await askForTwoBaths(search);
  await expect.poll(line).not.toBeNull();
  watching.disconnect();
  expect(whileBusy[0]).toBeNull();
  expect(line()?.textContent).toBe('Loading...');
  answered(found(1));
  await expect.poll(line).toBeNull();
});

test('a license without an agent shows no empty result before its page loads', async () => {
  let answered: (answer: Response) => void = () => undefined;
  const empty = found(0);
  const search = openList({
    at: '/listings?trecLicense=999',
    answer: () => empty,
    agent: () => new Promise((resolve) => (answered = resolve)),
  });
  await expect.poll(() => empty.bodyUsed).toBe(true);
  await idlePage();
  expect(search.count()).toBe('Loading...');
  expect(search.queryByText('No results')).toBeNull();
  answered(json({ code: 'agent_not_found', message: 'unknown' }, 404));
  await expect.poll(search.address).toBe('/iabs/999/404-not-found');
});

test('a step back drops the text being typed', async () => {
  const search = openList();
  await userEvent.click(await search.findByRole('button', { name: /^More filters/ }));
  const keyword = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Keyword/ });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  flushSync(() => writeInto(keyword, 'porch'));
  search.goBack();
  await expect.poll(search.address).toBe('/');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(search.address()).toBe('/');
});

test('closing a form searches for the text typed just before', async () => {
  const search = openList();
  await userEvent.click(await search.findByRole('button', { name: /^More filters/ }));
  await userEvent.fill(await screen.findByRole('textbox', { name: /^Keyword/ }), 'porch');
  await userEvent.keyboard('{Escape}');
  await expect.poll(search.address).toBe('/listings?keyword=porch');
});

test('a reset also clears invalid text that was never searched', async () => {
  // Without the sheet the page would move under the press on Reset, which closes the menu.
  const search = openList({ at: '/listings?minBathrooms=2', sheets: [filters] });
  await expect.poll(search.count).toBe('5 homes found');
  await userEvent.click(search.getByRole('button', { name: 'Price' }));
  await userEvent.fill(await screen.findByRole('combobox', { name: 'Min. price' }), 'cheap');
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Enter a price like 450,000 or 450k.');
  await userEvent.click(search.getByRole('button', { name: 'Reset' }));
  await expect.poll(() => screen.queryByText('Enter a price like 450,000 or 450k.')).toBeNull();
  await expect.poll(() => screen.queryByDisplayValue('cheap')).toBeNull();
});

test('a press on Reset beside text that is still being typed clears it, and its error', async () => {
  const search = openList({ at: '/listings?minBathrooms=2', sheets: [filters] });
  await expect.poll(search.count).toBe('5 homes found');
  await userEvent.click(search.getByRole('button', { name: 'Price' }));
  // Leaving the field by the press shows the error before the reset runs.
  await userEvent.fill(await screen.findByRole('combobox', { name: 'Min. price' }), 'cheap');
  await userEvent.click(search.getByRole('button', { name: 'Reset' }));
  await expect.poll(search.address).toBe('/listings');
  await expect.poll(() => screen.queryByText('Enter a price like 450,000 or 450k.')).toBeNull();
  await expect.poll(() => screen.queryByDisplayValue('cheap')).toBeNull();
});
