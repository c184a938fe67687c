import { getListing } from '@hearth/domain/contract/routes.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { json } from '../testing/answers.ts';
import { elementClient } from './element-client.ts';

afterEach(() => {
  delete window.__hearth;
  vi.unstubAllGlobals();
});

test('the answer that the loader asked for is read once, later answers come from the server', async () => {
  const api = 'https://ahead.example/';
  const ahead = { [`${api}api/v2/listing/7`]: Promise.resolve(json({ listingkey: 'early' })) };
  window.__hearth = { version: '1', api, ahead };
  vi.stubGlobal('fetch', async () => json({ listingkey: 'late' }));
  const ask = () => elementClient().call(getListing, { params: { id: '7' } });
  expect(await ask()).toEqual({ listingkey: 'early' });
  expect(await ask()).toEqual({ listingkey: 'late' });
  expect(ahead).toEqual({});
});

test('an answer that failed on its way is asked for again', async () => {
  const api = 'https://failed.example/';
  const failed = Promise.reject(new TypeError('Failed to fetch'));
  window.__hearth = { version: '1', api, ahead: { [`${api}api/v2/listing/7`]: failed } };
  vi.stubGlobal('fetch', async () => json({ listingkey: 'late' }));
  expect(await elementClient().call(getListing, { params: { id: '7' } })).toEqual({ listingkey: 'late' });
});
