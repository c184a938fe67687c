import { sendInquiry } from '@hearth/domain/contract/inquiry.ts';
import { getListing, getMediaBulk } from '@hearth/domain/contract/listing.ts';
import { type getPolygon, savePolygon } from '@hearth/domain/contract/polygon.ts';
import { searchListings } from '@hearth/domain/contract/search.ts';
import { expect, test, vi } from 'vitest';
import { json } from '../testing/answers.ts';
import { type ClientOptions, createClient } from './client.ts';

type Answer = (request: Request) => Response | Promise<Response>;

function clientOf(answer: Answer, options: Partial<ClientOptions> = {}) {
  const fetch = vi.fn((input: RequestInfo | URL) => Promise.resolve(answer(input as Request)));
  const client = createClient({ baseUrl: 'https://homes.example/', fetch, ...options });
  return { client, fetch, requests: () => fetch.mock.calls.map(([input]) => input as Request) };
}

const emptyResult = {
  listings: [],
  nearbyListings: [],
  total: 0,
  pageCount: 0,
  history: [],
  boundaries: null,
};

test('query values are repeated for lists and skipped where empty', async () => {
  const { client, requests } = clientOf(() => json(emptyResult));
  await client.call(searchListings, {
    query: { address: ['Lake Austin', '78704'], minPrice: 0, keyword: '', city: null, lot: true },
  });
  expect(requests()[0]?.url).toBe(
    'https://homes.example/api/v2/listing/search?address=Lake+Austin&address=78704&minPrice=0&lot=true',
  );
});

test('any id becomes a part of the path', async () => {
  const { client, requests } = clientOf(() => json({}));
  await client.call(getListing, { params: { id: 'a/b?c' } });
  await client.call(getMediaBulk, { query: { listingKeys: 'K1,K2' } });
  expect(requests().map(({ url }) => url)).toEqual([
    'https://homes.example/api/v2/listing/a%2Fb%3Fc',
    'https://homes.example/api/listing/media-bulk/images?listingKeys=K1%2CK2',
  ]);
});

test('device and session are sent as headers where they are given, without cookies', async () => {
  const plain = clientOf(() => json({}));
  await plain.client.call(getListing, { params: { id: '1' } });
  expect([...(plain.requests()[0]?.headers.keys() ?? [])]).not.toContain('x-device-id');
  expect(plain.requests()[0]?.credentials).toBe('omit');
  const known = clientOf(() => json({}), { deviceId: 'd1', sessionId: 's1' });
  await known.client.call(getListing, { params: { id: '1' } });
  expect(known.requests()[0]?.headers.get('x-device-id')).toBe('d1');
  expect(known.requests()[0]?.headers.get('x-session-id')).toBe('s1');
});

test('cookies are sent where the client runs on a page of the server', async () => {
  const own = clientOf(() => json({}), { credentials: 'same-origin' });
  await own.client.call(getListing, { params: { id: '1' } });
  expect(own.requests()[0]?.credentials).toBe('same-origin');
});

test('a body is sent as JSON, and the response is read as its endpoint declares it', async () => {
  const bodies: unknown[] = [];
  const { client, requests } = clientOf(async (request) => {
    bodies.push(await request.json());
    return request.url.endsWith('/inquiry') ? new Response('OK') : json({ id: 'p1', type: 'custom' });
  });
  const geometry = { type: 'Polygon' as const, coordinates: [] };
  await expect(client.call(savePolygon, { body: { geometry } })).resolves.toEqual({
    id: 'p1',
    type: 'custom',
  });
  await expect(
    client.call(sendInquiry, { body: { type: 'contact-us' }, headers: { 'idempotency-key': 'k' } }),
  ).resolves.toBe('OK');
  const [area, inquiry] = requests();
  expect(area?.method).toBe('POST');
  expect(area?.headers.get('content-type')).toBe('application/json');
  expect(bodies).toEqual([{ geometry }, { type: 'contact-us' }]);
  expect(inquiry?.headers.get('idempotency-key')).toBe('k');
});

test.each(['PUT', 'PATCH', 'DELETE'] as const)('%s is sent once and never retried', async (method) => {
  const { client, fetch, requests } = clientOf(() => json({ code: 'internal_error', message: 'no' }, 503));
  // The contract declares no endpoint of these methods yet.
  const route = { method, path: '/api/polygon/{id}' } as unknown as typeof getPolygon;
  await expect(client.call(route, { params: { id: 'a b' } })).rejects.toMatchObject({ status: 503 });
  expect(fetch).toHaveBeenCalledOnce();
  expect(requests()[0]).toMatchObject({ method, url: 'https://homes.example/api/polygon/a%20b' });
});

test("the server's code, status and offending names reach the caller", async () => {
  const validationErrors = [{ name: 'minPrice', message: 'must be a whole number' }];
  const { client } = clientOf(() =>
    json({ code: 'validation_failed', message: 'no', validationErrors }, 400),
  );
  await expect(client.call(searchListings, { query: { minPrice: 'x' } })).rejects.toMatchObject({
    name: 'ApiError',
    code: 'validation_failed',
    status: 400,
    validationErrors,
  });
});

test('an error in the words of a proxy still has a code', async () => {
  const { client } = clientOf(() => new Response('<h1>Not here</h1>', { status: 404 }));
  await expect(client.call(getListing, { params: { id: '1' } })).rejects.toMatchObject({
    code: 'not_found',
    status: 404,
  });
});

test('a read is retried once when a gateway fails, but not for an error of the caller', async () => {
  const answers = [json({}, 503), json({ listingid: '1' })];
  const flaky = clientOf(() => answers.shift() as Response);
  await expect(flaky.client.call(getListing, { params: { id: '1' } })).resolves.toEqual({ listingid: '1' });
  const refused = clientOf(() => json({ code: 'bad_request', message: 'no' }, 400));
  await expect(refused.client.call(getListing, { params: { id: '1' } })).rejects.toMatchObject({
    code: 'bad_request',
  });
  expect(refused.fetch).toHaveBeenCalledOnce();
});

test('a network failure has its own code, after one retry', async () => {
  const { client, fetch } = clientOf(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(client.call(getListing, { params: { id: '1' } })).rejects.toMatchObject({
    code: 'network',
    status: 0,
  });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('aborting a request rejects with the code aborted', async () => {
  const { client, fetch } = clientOf(
    ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', reject)),
  );
  const controller = new AbortController();
  const answer = client.call(getListing, { params: { id: '1' }, signal: controller.signal });
  await expect.poll(() => fetch.mock.calls.length).toBe(1);
  controller.abort();
  await expect(answer).rejects.toMatchObject({ code: 'aborted' });
});

test('a response that is not JSON is a bad response', async () => {
  const { client } = clientOf(() => new Response('<!doctype html>', { status: 200 }));
  await expect(client.call(getListing, { params: { id: '1' } })).rejects.toMatchObject({
    code: 'bad_answer',
  });
});

test('offline is reported at once, without a request', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { client, fetch } = clientOf(() => json({}));
  await expect(client.call(getListing, { params: { id: '1' } })).rejects.toMatchObject({ code: 'offline' });
  expect(fetch).not.toHaveBeenCalled();
  online.mockRestore();
});
