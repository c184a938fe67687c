import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Commute } from '@hearth/domain/contract/commute.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { saveBoundaries } from '../boundaries/boundaries.queries.ts';
import type { Config } from '../config.ts';
import { aBoundary } from '../testing/a-boundary.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { departureTime } from './departure-time.ts';

const capitol = { latitude: 30.2747, longitude: -97.7404 };
const domainMall = { latitude: 30.4021, longitude: -97.7253 };

interface Requested {
  readonly url: string;
  readonly body: string;
}

/** A service of travel times: what it was asked, and what it answers next. */
let service: Server;
let requested: Requested[] = [];
let answer: () => { readonly status?: number; readonly body: unknown } = () => ({ body: {} });
let serviceUrl: string;
const running: TestApp[] = [];

beforeAll(async () => {
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      requested.push({ url: request.url ?? '', body });
      const { status = 200, body: sent } = answer();
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(sent));
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  serviceUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterEach(async () => {
  requested = [];
  await Promise.all(running.splice(0).map((server) => server.close()));
});
afterAll(() => {
  service.closeAllConnections();
  return new Promise((resolve) => service.close(resolve));
});

/** A server with a home at 30.25, -97.75, one with a hidden address beside it, and one in an unknown ZIP code. */
async function serverWith(commute: Config['commute'] = null): Promise<TestApp> {
  const server = await startTestApp({ config: { commute } });
  running.push(server);
  const home = { latitude: 30.25, longitude: -97.75, postalcode: '78704' };
  const hidden = { ...home, internetaddressdisplayyn: false };
  await server.save(
    aListing({ ...home, listingid: 'AUS1', listingkey: 'k1' }),
    aListing({ ...hidden, listingid: 'AUS2', listingkey: 'k2' }),
    aListing({ ...hidden, listingid: 'AUS3', listingkey: 'k3', postalcode: '78999' }),
    aListing({ ...home, listingid: 'AUS4', listingkey: 'k4', mlsstatus: 'Withdrawn' }),
  );
  return server;
}

async function ask(server: TestApp, changes: Record<string, unknown> = {}, id = 'AUS1') {
  const payload = { mode: 'DRIVING', departure: 'midday', places: [capitol], ...changes };
  const reply = await server.inject({ method: 'POST', url: `/api/v2/listing/${id}/commute`, payload });
  return { status: reply.statusCode, commute: reply.json() as Commute & { code?: string } };
}

describe('the travel times of a home', () => {
  it('estimates travel times by the straight line without a service', async () => {
    const { commute } = await ask(await serverWith(), { places: [capitol, domainMall] });
    expect(commute).toMatchObject({ from: 'home', method: 'straight-line' });
    expect(commute.trips.map((trip) => trip?.minutes)).toEqual([9, 28]);
    expect(requested).toEqual([]);
  });

  it('begin at the center of the ZIP code where the address is hidden, or are unknown', async () => {
    const server = await serverWith();
    const square = [
      [-97.8, 30.2],
      [-97.7, 30.2],
      [-97.7, 30.3],
      [-97.8, 30.3],
      [-97.8, 30.2],
    ] as const;
    const zip = { id: 'zip-78704', type: 'postalcode', name: '78704', edition: 'austin' } as const;
    const at = (latitude: number) => ({ latitude, longitude: -97.75 });
    await saveBoundaries(server.db.kysely, [
      aBoundary({ ...zip, geometry: { type: 'Polygon', coordinates: [square] } }),
    ]);
    await server.save(
      aListing({
        ...{ listingid: 'AUS2', listingkey: 'k2', internetaddressdisplayyn: false },
        ...{ latitude: 30.29, longitude: -97.71, postalcode: '78704' },
      }),
    );
    const { commute } = await ask(server, { mode: 'WALKING', places: [at(30.25)] }, 'AUS2');
    expect(commute).toEqual({
      from: 'postalcode',
      method: 'straight-line',
      trips: [{ miles: 0, minutes: 0 }],
    });
    const unknown = await ask(server, {}, 'AUS3');
    expect(unknown.commute).toEqual({ from: null, method: 'straight-line', trips: [null] });
  });

  it('refuses unknown places and modes', async () => {
    const server = await serverWith();
    const five = [capitol, capitol, capitol, capitol, capitol];
    const wrong = [
      { places: [] },
      { places: five },
      { places: [{ latitude: 91, longitude: 0 }] },
      { mode: 'FLYING' },
      { to: 'work' },
    ];
    for (const changes of wrong) {
      const { status, commute } = await ask(server, changes);
      expect([status, commute.code]).toEqual([400, 'validation_failed']);
    }
    expect((await ask(server, {}, 'unknown')).commute.code).toBe('listing_not_found');
    expect((await ask(server, {}, 'AUS4')).commute.code).toBe('listing_gone');
  });
});

describe('the travel times of a service', () => {
  it('reads times of OSRM, requests equal trips once, and estimates missing modes', async () => {
    const server = await serverWith({ provider: 'osrm', url: `${serviceUrl}/`, key: null });
    answer = () => ({
      body: { code: 'Ok', durations: [[0, 600, null]], distances: [[0, 16_093.44, null]] },
    });
    const places = [capitol, domainMall];
    for (const _again of [1, 2])
      expect((await ask(server, { places })).commute).toEqual({
        from: 'home',
        method: 'OSRM',
        trips: [{ miles: 10, minutes: 10 }, null],
      });
    expect(requested.map(({ url }) => url)).toEqual([
      '/table/v1/driving/-97.750000,30.250000;-97.740400,30.274700;-97.725300,30.402100?sources=0&annotations=duration,distance',
    ]);
    expect((await ask(server, { mode: 'TRANSIT' })).commute.method).toBe('straight-line');
  });

  it('reads times of Valhalla', async () => {
    const server = await serverWith({ provider: 'valhalla', url: serviceUrl, key: null });
    answer = () => ({
      body: { sources_to_targets: [[{ to_index: 0, from_index: 0, distance: 1.609344, time: 360 }]] },
    });
    expect((await ask(server, { mode: 'BICYCLING' })).commute).toMatchObject({
      method: 'Valhalla',
      trips: [{ miles: 1, minutes: 6 }],
    });
    expect(JSON.parse(requested[0]?.body ?? '')).toMatchObject({
      sources: [{ lat: 30.25, lon: -97.75 }],
      costing: 'bicycle',
    });
  });

  it('reads times of Google with traffic, stores none, and never shows the key', async () => {
    const server = await serverWith({ provider: 'google', url: serviceUrl, key: 'the-secret-key' });
    const element = { status: 'OK', distance: { value: 16_093.44 }, duration: { value: 600 } };
    const elements = [{ ...element, duration_in_traffic: { value: 900 } }, { status: 'ZERO_RESULTS' }];
    answer = () => ({ body: { status: 'OK', rows: [{ elements }] } });
    for (const _again of [1, 2]) {
      const { commute } = await ask(server, { places: [capitol, domainMall], departure: 'rush-hour' });
      expect(commute).toMatchObject({ method: 'Google Maps', trips: [{ minutes: 15 }, null] });
      expect(JSON.stringify(commute)).not.toContain('secret');
    }
    expect(requested).toHaveLength(2);
    const query = new URL(requested[0]?.url ?? '', serviceUrl).searchParams;
    expect([query.get('mode'), query.get('key')]).toEqual(['driving', 'the-secret-key']);
  });

  it('returns no time for a place that is too far for the service, and for no other', async () => {
    const server = await serverWith({ provider: 'valhalla', url: serviceUrl, key: null });
    const trips = [[{ to_index: 0, from_index: 0, distance: 1.609344, time: 360 }]];
    answer = () => {
      const { targets } = JSON.parse(requested.at(-1)?.body ?? '') as { targets: { lat: number }[] };
      const isFar = targets.some(({ lat }) => lat > 40);
      return isFar ? { status: 400, body: { error_code: 154 } } : { body: { sources_to_targets: trips } };
    };
    const newYork = { latitude: 40.7, longitude: -74 };
    for (const _again of [1, 2])
      expect((await ask(server, { mode: 'BICYCLING', places: [newYork, capitol] })).commute).toMatchObject({
        method: 'Valhalla',
        trips: [null, { miles: 1, minutes: 6 }],
      });
    expect(requested).toHaveLength(3);
  });

  it.each([
    ['fails', () => ({ status: 500, body: {} })],
    ['refuses the key', () => ({ body: { status: 'REQUEST_DENIED', rows: [] } })],
    ['answers something else', () => ({ body: ['hello'] })],
  ])('are estimated where the service %s, which is then not asked for a while', async (_how, next) => {
    const server = await serverWith({ provider: 'google', url: serviceUrl, key: 'the-secret-key' });
    answer = next;
    for (const _again of [1, 2]) expect((await ask(server)).commute.method).toBe('straight-line');
    expect(requested).toHaveLength(1);
  });
});

describe('the departure of a trip', () => {
  it.each([
    ['a Saturday', 'rush-hour', '2026-11-21T18:00:00Z', '2026-11-23T14:00:00.000Z'],
    ['a Sunday night', 'midday', '2026-11-23T04:00:00Z', '2026-11-23T18:00:00.000Z'],
    ['a Friday in summer', 'rush-hour', '2026-07-03T12:00:00Z', '2026-07-06T13:00:00.000Z'],
  ] as const)('asked for on %s at %s is on the next weekday', (_day, departure, now, expected) => {
    expect(departureTime(departure, new Date(now), 'America/Chicago').toISOString()).toBe(expected);
  });
});
