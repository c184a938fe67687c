import { getListing } from '@hearth/domain/contract/listing.ts';
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

test('requests an answer again that failed in transit', async () => {
  const api = 'https://failed.example/';
  const failed = Promise.reject(new TypeError('Failed to fetch'));
  window.__hearth = { version: '1', api, ahead: { [`${api}api/v2/listing/7`]: failed } };
  vi.stubGlobal('fetch', async () => json({ listingkey: 'late' }));
  expect(await elementClient().call(getListing, { params: { id: '7' } })).toEqual({ listingkey: 'late' });
});

test('requests in the mode of preloads from another origin, and without cookies from its own', async () => {
  const modes: string[] = [];
  vi.stubGlobal('fetch', async ({ credentials }: Request) => {
    modes.push(credentials);
    return json({});
  });
  for (const api of ['https://preloaded.example/', `${location.origin}/`]) {
    window.__hearth = { version: '1', api };
    await elementClient().call(getListing, { params: { id: '7' } });
  }
  expect(modes).toEqual(['same-origin', 'omit']);
});

const key = 'hk_0123456789abcdefGHIJ';
const baseUrlOf = (api: string, given?: string) => {
  window.__hearth = { version: '1', api, key: given };
  return elementClient().baseUrl;
};

test('adds the query of links and the host of the page where the page has a key', () => {
  const host = encodeURIComponent(location.host);
  expect(baseUrlOf('https://homes.example/', key)).toBe(
    `https://homes.example/?embedKey=${key}&embedHost=${host}`,
  );
  expect(baseUrlOf('https://homes.example/', `${key}.20779.${'s'.repeat(43)}`)).not.toContain('20779');
  expect(baseUrlOf('https://homes.example/')).toBe('https://homes.example/');
});

test('sends the host of the page around a page of the server', () => {
  // Vitest shows tests in a frame of its server.
  expect(baseUrlOf(`${location.origin}/`, key)).toBe(`${location.origin}/?embedKey=${key}`);
});

test('requests have the key once, and not the host', async () => {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    requested.push(request.url);
    return json({});
  });
  baseUrlOf('https://asked.example/', key);
  await elementClient().call(getListing, { params: { id: '7' } });
  expect(requested).toEqual([`https://asked.example/api/v2/listing/7?embedKey=${key}`]);
});
