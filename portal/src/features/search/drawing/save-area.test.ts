import { createClient } from '@hearth/widgets/client/client.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { failureWords, saveArea } from './save-area.ts';

const area = [
  { latitude: 30.1, longitude: -97.1 },
  { latitude: 30.1, longitude: -97.2 },
  { latitude: 30.2, longitude: -97.2 },
];

/** A server with this response, and the requests that it received. */
function served(status: number, body: unknown) {
  vi.stubGlobal('navigator', { onLine: true });
  const requested: { readonly method: string; readonly body: unknown }[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const request = input as Request;
    requested.push({ method: request.method, body: await request.clone().json() });
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  };
  return { requested, client: createClient({ baseUrl: 'http://homes.test/', fetch }) };
}
afterEach(() => vi.unstubAllGlobals());

test('an area is sent as a closed polygon and comes back as its id', async () => {
  const { client, requested } = served(200, { id: 'custom-1', type: 'custom' });
  expect(await saveArea(client, area)).toBe('custom-1');
  const ring = [
    [-97.1, 30.1],
    [-97.2, 30.1],
    [-97.2, 30.2],
    [-97.1, 30.1],
  ];
  expect(requested).toEqual([
    { method: 'POST', body: { geometry: { type: 'Polygon', coordinates: [ring] } } },
  ]);
});

test.each([
  [400, 'validation_failed', /cannot be searched/],
  [413, 'payload_too_large', /cannot be searched/],
  [429, 'too_many_requests', /stays on the map. Try again in a minute/],
  [500, 'internal_error', /could not be saved. Your drawing stays/],
])('an answer %i %s gives the next step', async (status, code, words) => {
  const { client } = served(status, { code, message: '' });
  const error = await saveArea(client, area).catch((reason: unknown) => reason);
  expect(failureWords(error)).toMatch(words);
});

test('offline nothing is sent, and the drawing stays', async () => {
  const { client, requested } = served(200, {});
  vi.stubGlobal('navigator', { onLine: false });
  const error = await saveArea(client, area).catch((reason: unknown) => reason);
  expect(failureWords(error)).toMatch(/^You’re offline/);
  expect(requested).toEqual([]);
});
