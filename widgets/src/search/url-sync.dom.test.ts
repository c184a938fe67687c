import { afterEach, beforeEach, expect, test } from 'vitest';
import { homeServer } from '../testing/home-server.ts';
import { followUrl } from './url-sync.ts';
import type { WidgetQuery } from './widget-query.ts';
import { createWidgetStore } from './widget-store.ts';

const before = location.href;
const leaves: (() => void)[] = [];
beforeEach(() => history.replaceState({ host: 1 }, '', '?lang=es%20x&flag#part'));
afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
  history.replaceState(null, '', before);
});

function aSearch(start: WidgetQuery = {}, prefix = 'hearth-') {
  const { client, searches } = homeServer({});
  const store = createWidgetStore(client, start);
  leaves.push(followUrl(store, prefix));
  return { store, searches };
}

const query = () => location.search + location.hash;

test('a search with the settings of the page does not change the URL', async () => {
  const { store } = aSearch({ filters: { minPrice: 5 } });
  await expect.poll(() => store.state.request.status).toBe('succeeded');
  expect(query()).toBe('?lang=es%20x&flag#part');
});

test('changes of the visitor are in the URL, and its other parts do not change', async () => {
  // Entries that Back left behind would be replaced by the next one.
  history.pushState({ host: 1 }, '');
  const { store } = aSearch();
  const steps = history.length;
  await store.change({ filters: { minPrice: 5 } });
  expect(query()).toBe('?lang=es%20x&flag&hearth-minPrice=5#part');
  expect(history.length).toBe(steps + 1);
  expect(history.state).toEqual({ host: 1 });
  await store.change({ filters: {} });
  expect(query()).toBe('?lang=es%20x&flag#part');
});

test('removing a setting of the page is in the URL too', async () => {
  const { store } = aSearch({ address: ['Austin'] });
  await store.change({ address: [] });
  expect(query()).toBe('?lang=es%20x&flag&hearth-page=1#part');
  leaves.pop()?.();
  expect(aSearch({ address: ['Austin'] }).store.state.query.address).toBeUndefined();
});

test('a URL starts the search, and Back and Forward restore it', async () => {
  history.replaceState(null, '', '?hearth-minPrice=7&hearth-waterfront=true');
  const { store, searches } = aSearch({ filters: { minPrice: 5 }, limit: 6 });
  expect(store.state.query).toEqual({ limit: 6, filters: { minPrice: 7 }, extra: { waterfront: 'true' } });
  await expect.poll(() => searches[0]?.get('minPrice')).toBe('7');
  await store.change({ filters: { minPrice: 9 } });
  history.back();
  await expect.poll(() => store.state.query.filters).toEqual({ minPrice: 7 });
  expect(query()).toBe('?hearth-minPrice=7&hearth-waterfront=true');
  history.forward();
  await expect.poll(() => store.state.query.filters).toEqual({ minPrice: 9 });
});

test('requests nothing for history entries that differ elsewhere only, as an open home does', async () => {
  history.replaceState(null, '', '?hearth-minPrice=7');
  const { store, searches } = aSearch();
  await store.change({ filters: { minPrice: 9 } });
  const requested = searches.length;
  history.pushState(null, '', `${location.search}&hearth-listing-id=L1`);
  history.back();
  await expect.poll(query).toBe('?hearth-minPrice=9');
  expect(searches.length).toBe(requested);
  history.back();
  await expect.poll(() => store.state.query.filters).toEqual({ minPrice: 7 });
  expect(searches.length).toBe(requested + 1);
});

test('several moves of the map are one history entry', async () => {
  const { store } = aSearch();
  const box = { minLatitude: 30, maxLatitude: 31, minLongitude: -98, maxLongitude: -97 };
  await store.change({ bounds: box, zoom: 10 });
  const steps = history.length;
  await store.change({ bounds: { ...box, minLatitude: 30.5 }, zoom: 11 });
  expect(history.length).toBe(steps);
  expect(query()).toContain('hearth-minLatitude=30.5');
});

test('values that the server refuses leave the URL without a history entry', async () => {
  history.replaceState(null, '', '?hearth-waterfrunt=true');
  const steps = history.length;
  const { client } = homeServer({
    search: (requested) =>
      requested.has('waterfrunt')
        ? new Response(
            JSON.stringify({
              code: 'validation_failed',
              message: 'no',
              validationErrors: [{ name: 'waterfrunt', message: 'is not known' }],
            }),
            { status: 400 },
          )
        : {},
  });
  const store = createWidgetStore(client, {});
  leaves.push(followUrl(store, 'hearth-'));
  await expect.poll(() => store.state.request.status).toBe('succeeded');
  await expect.poll(() => location.search).toBe('');
  expect(history.length).toBe(steps);
});

test('two groups of a page use their own parameter names', async () => {
  const one = aSearch({}, 'a-').store;
  const other = aSearch({}, 'b-').store;
  await one.change({ page: 2 });
  await other.change({ page: 3 });
  expect(location.search).toBe('?lang=es%20x&flag&a-page=2&b-page=3');
});

test('a group does not change the names of a group with a similar name', async () => {
  history.replaceState(null, '', '?a-b-minPrice=7');
  const { store } = aSearch({ filters: { minPrice: 5 } }, 'a-');
  expect(store.state.query.filters).toEqual({ minPrice: 5 });
  await store.change({ page: 2 });
  expect(location.search).toContain('a-b-minPrice=7');
  await store.change({ page: 1 });
  expect(location.search).toBe('?a-b-minPrice=7');
});
