import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Site } from '@hearth/domain/contract/site.ts';
import type { StreetView } from '@hearth/domain/contract/street-view.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let google: Server;
let server: TestApp;
let requested: URL[] = [];
let metadata: unknown;
let pictureType = 'image/jpeg';

const nearby = { status: 'OK', location: { lat: 30.2504, lng: -97.75 }, date: '2024-05' };

beforeAll(async () => {
  google = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://google.test');
    requested.push(url);
    if (url.pathname.endsWith('/metadata')) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(metadata));
    } else response.writeHead(200, { 'content-type': pictureType }).end('a picture');
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
  server = await startTestApp({ config: { streetView: { key: 'the-secret-key', url } } });
  const home = { latitude: 30.25, longitude: -97.75 };
  await server.save(
    aListing({ ...home, listingid: 'AUS1', listingkey: 'k1' }),
    aListing({ ...home, listingid: 'AUS2', listingkey: 'k2', internetaddressdisplayyn: false }),
    aListing({ ...home, listingid: 'AUS3', listingkey: 'k3', mlsstatus: 'Withdrawn' }),
  );
});
beforeEach(() => {
  requested = [];
  metadata = nearby;
  pictureType = 'image/jpeg';
});
afterAll(async () => {
  await server.close();
  google.closeAllConnections();
  await new Promise((resolve) => google.close(resolve));
});

describe('the street view of a home', () => {
  it('returns the nearest outdoor picture, without the key of the service', async () => {
    const answer = await server.get<StreetView>('/api/v2/listing/AUS1/street-view?width=800&height=300');
    expect(answer).toEqual({
      isKnown: true,
      view: {
        picture: `data:image/jpeg;base64,${Buffer.from('a picture').toString('base64')}`,
        ...{ taken: '2024-05', credit: '© Google', meters: 44 },
      },
    });
    const [first, second] = requested.map(({ searchParams }) => Object.fromEntries(searchParams));
    const place = { location: '30.250000,-97.750000', radius: '500', source: 'outdoor' };
    expect(first).toEqual({ ...place, key: 'the-secret-key' });
    expect(second).toMatchObject({ ...place, size: '640x300', fov: '120' });
    expect((await server.get<Site>('/api/site')).streetView).toBe(true);
  });

  it.each<[string, unknown, boolean]>([
    ['none', { status: 'ZERO_RESULTS' }, true],
    ['one too far away', { ...nearby, location: { lat: 30.26, lng: -97.75 } }, true],
    ['a refused key', { status: 'REQUEST_DENIED' }, false],
    ['another answer', [], false],
  ])('is missing with %s', async (_what, answer, isKnown) => {
    metadata = answer;
    expect(await server.get('/api/v2/listing/AUS1/street-view')).toEqual({ view: null, isKnown });
    expect(requested).toHaveLength(1);
  });

  it('returns nothing where there is no picture', async () => {
    pictureType = 'text/html';
    expect(await server.get('/api/v2/listing/AUS1/street-view')).toEqual({ view: null, isKnown: false });
  });

  it('requests no picture of a hidden address, and refuses other sizes than numbers', async () => {
    const hidden = await server.get('/api/v2/listing/AUS2/street-view');
    expect(hidden).toEqual({ view: null, isKnown: false });
    await server.get('/api/v2/listing/AUS9/street-view', 404);
    await server.get('/api/v2/listing/AUS1/street-view?width=wide', 400);
    expect(requested).toEqual([]);
  });

  it('removes the picture with its home, and returns none of an unknown one', async () => {
    const gone = await server.get<{ code: string }>('/api/v2/listing/AUS3/street-view', 410);
    expect(gone.code).toBe('listing_gone');
    await server.get('/api/v2/listing/AUS9/street-view', 404);
    expect(requested).toEqual([]);
  });
});
