import { expect, test, vi } from 'vitest';
import { ApiError } from '../client/api-error.ts';
import { dataOf } from '../client/request-state.ts';
import { aSearchResult } from '../testing/home-server.ts';
import { createSearchStore } from './search-store.ts';

interface Query {
  readonly page: number;
  readonly minPrice: number;
}

type Result = ReturnType<typeof aSearchResult>;

interface Deferred {
  readonly promise: Promise<Result>;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: ApiError) => void;
}

function deferred(): Deferred {
  let settlers: Omit<Deferred, 'promise'> | undefined;
  const promise = new Promise<Result>((resolve, reject) => {
    settlers = { resolve, reject };
  });
  return {
    promise,
    resolve: (result) => settlers?.resolve(result),
    reject: (error) => settlers?.reject(error),
  };
}

/** A store whose searches the test completes by hand, in any order. */
function aStore(query: Query = { page: 1, minPrice: 0 }) {
  const requested: { query: Query; signal: AbortSignal; answer: Deferred }[] = [];
  const find = (wanted: Query, signal: AbortSignal) => {
    const answer = deferred();
    requested.push({ query: wanted, signal, answer });
    return answer.promise;
  };
  const store = createSearchStore({ find, query });
  const settle = async (index: number, total: number) =>
    requested[index]?.answer.resolve(aSearchResult({ total }));
  return { store, requested, settle, total: () => dataOf(store.state.request)?.total };
}

test('sends no request before the first action', () => {
  const { store, requested } = aStore();
  expect(store.state.request.status).toBe('initial');
  expect(requested).toHaveLength(0);
});

test('the first search loads, and succeeds with its result', async () => {
  const { store, requested, settle, total } = aStore({ page: 2, minPrice: 5 });
  const searched = store.search();
  expect(store.state.request.status).toBe('loading');
  expect(requested[0]?.query).toEqual({ page: 2, minPrice: 5 });
  await settle(0, 7);
  await searched;
  expect(store.state.request.status).toBe('succeeded');
  expect(total()).toBe(7);
});

test('old results stay in view while new ones load', async () => {
  const { store, settle, total } = aStore();
  const first = store.search();
  await settle(0, 7);
  await first;
  const second = store.change({ minPrice: 1 });
  expect(store.state.request.status).toBe('reloading');
  expect(total()).toBe(7);
  await settle(1, 3);
  await second;
  expect(total()).toBe(3);
});

test('a newer search aborts the older one, whose late response is dropped', async () => {
  const { store, requested, settle, total } = aStore();
  const first = store.change({ minPrice: 1 });
  const second = store.change({ minPrice: 2 });
  expect(requested[0]?.signal.aborted).toBe(true);
  await settle(1, 2);
  await second;
  await settle(0, 1);
  await first;
  expect(store.state.request.status).toBe('succeeded');
  expect(total()).toBe(2);
});

test('every change but one of the page starts at page 1 again', () => {
  const { store } = aStore({ page: 4, minPrice: 0 });
  store.change({ page: 5 });
  expect(store.state.query).toEqual({ page: 5, minPrice: 0 });
  store.change({ minPrice: 9 });
  expect(store.state.query).toEqual({ page: 1, minPrice: 9 });
});

test('a whole query is not changed', () => {
  const { store } = aStore();
  store.show({ page: 3, minPrice: 8 });
  expect(store.state.query).toEqual({ page: 3, minPrice: 8 });
});

test('a failure drops the results, and another search may succeed', async () => {
  const { store, requested, settle, total } = aStore();
  const first = store.search();
  await settle(0, 7);
  await first;
  const second = store.search();
  requested[1]?.answer.reject(new ApiError('internal_error', 'no', { status: 500 }));
  await second;
  expect(store.state.request).toMatchObject({ status: 'failed', error: { code: 'internal_error' } });
  expect(total()).toBeUndefined();
  const third = store.search();
  await settle(2, 4);
  await third;
  expect(total()).toBe(4);
});

test('stopping aborts the running request and leaves the data', async () => {
  const { store, requested, settle, total } = aStore();
  const first = store.search();
  await settle(0, 7);
  await first;
  store.change({ minPrice: 1 });
  store.stop();
  expect(requested[1]?.signal.aborted).toBe(true);
  expect(store.state.request.status).toBe('succeeded');
  expect(total()).toBe(7);
});

test('offline no request is sent, and the search runs when the network is back', async () => {
  const { store, requested, settle, total } = aStore();
  const first = store.search();
  await settle(0, 7);
  await first;
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await store.change({ minPrice: 1 });
  await store.change({ minPrice: 2 });
  expect(requested).toHaveLength(1);
  expect(total()).toBe(7);
  online.mockRestore();
  dispatchEvent(new Event('online'));
  expect(requested).toHaveLength(2);
  expect(requested[1]?.query).toEqual({ page: 1, minPrice: 2 });
});

test('two stores share nothing', () => {
  const one = aStore().store;
  const other = aStore().store;
  one.pointAt('L1');
  const { pointedAt } = one.state;
  one.pointAt('L1');
  expect(one.state.pointedAt).toBe(pointedAt);
  one.change({ minPrice: 5 });
  expect(other.state.pointedAt).toEqual([]);
  expect(other.state.query.minPrice).toBe(0);
});
