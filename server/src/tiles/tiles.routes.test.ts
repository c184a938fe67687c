import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { TileJson } from '@hearth/domain/contract/tiles.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { saveBoundaries } from '../boundaries/boundaries.queries.ts';
import { readConfig } from '../config.ts';
import { aBoundary } from '../testing/a-boundary.ts';
import { aTileArchive } from '../testing/a-tile-archive.ts';
import { testNow } from '../testing/generated-listings.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';
import type { MapFeature } from './map-feature.ts';
import { insertMapFeatures, startMapFile } from './map-features.queries.ts';
import { tileAt as addressAt, type TileAddress } from './tile-address.ts';
import { createTileService, type TileService } from './tiles.service.ts';
import { warmTiles } from './warm-tiles.ts';

let server: TestApp;
let folder: string;
beforeAll(async () => {
  server = await startTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-tiles-'));
  await bring('sample', { sample: true, attribution: 'A sample' }, [street('Sample Street')]);
  const ring = [
    [-97.8, 30.2],
    [-97.7, 30.2],
    [-97.7, 30.3],
    [-97.8, 30.2],
  ] as const;
  await saveBoundaries(server.db.kysely, [
    {
      ...{
        id: 'city-austin',
        type: 'city',
        name: 'Austin',
        edition: 'austin',
        approximate: true,
        source: null,
      },
      geometry: { type: 'Polygon', coordinates: [ring] },
    },
  ]);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** From downtown Austin to the east; the tile of zoom 14 that it lies in is 3744/6746. */
const street = (name: string): MapFeature => ({
  ...{ kind: 'minor_road', name, minZoom: 12 },
  geometry: {
    type: 'LineString',
    coordinates: [
      [-97.742, 30.27],
      [-97.739, 30.27],
    ],
  },
  bounds: { minLatitude: 30.27, maxLatitude: 30.27, minLongitude: -97.742, maxLongitude: -97.739 },
});

async function bring(
  name: string,
  file: { readonly sample: boolean; readonly attribution: string | null },
  features: readonly MapFeature[],
) {
  const id = await startMapFile(server.db.kysely, { edition: 'austin', layer: 'roads', name, ...file });
  await insertMapFeatures(server.db.kysely, id, features);
}

/** The server as it starts with these settings: maps read in an earlier test are not in its memory. */
async function started(environment: Record<string, string> = {}) {
  const config = testConfig({ ...readConfig(environment), requestsPerMinute: 0, logLevel: 'silent' });
  return buildApp({ db: server.db, config, clock: () => testNow });
}

const downtown = tileAt(14, -97.7405, 30.27);

function tileAt(zoom: number, longitude: number, latitude: number): string {
  const { z, x, y } = addressAt(zoom, { longitude, latitude });
  return `/api/v2/map/tiles/${z}/${x}/${y}`;
}

describe('the tiles of the base map', () => {
  it('hold streets, highways and cities, and are the same packed and unpacked', async () => {
    const app = await started();
    const plain = await app.inject(downtown);
    expect(plain.headers['content-type']).toBe('application/vnd.mapbox-vector-tile');
    expect(plain.rawPayload.includes('Sample Street')).toBe(true);
    const requested = async (encoding: string) =>
      (await app.inject({ url: downtown, headers: { 'accept-encoding': encoding } })).rawPayload;
    expect(brotliDecompressSync(await requested('gzip, br'))).toEqual(plain.rawPayload);
    expect(gunzipSync(await requested('gzip'))).toEqual(plain.rawPayload);
    const wide = await app.inject(tileAt(8, -97.74, 30.27));
    expect(['Austin', 'I-35', 'Sample Street'].map((name) => wide.rawPayload.includes(name))).toEqual([
      ...[true, true, false],
    ]);
    await app.close();
  });

  it('cuts tiles ahead over the main city, until the server stops', async () => {
    const tiles = createTileService({
      ...{ db: server.db.kysely, edition: 'austin', configured: null, archive: null },
    });
    const requested: TileAddress[] = [];
    const watched: TileService = {
      ...tiles,
      tile(address, encoding) {
        requested.push(address);
        return tiles.tile(address, encoding);
      },
    };
    const warm = (signal: AbortSignal) => warmTiles({ tiles: watched, edition: 'austin', signal });
    await warm(AbortSignal.abort());
    expect(requested).toEqual([]);
    await warm(new AbortController().signal);
    expect(requested).toContainEqual(addressAt(12, editions.austin.mapCenter));
    expect(requested).toHaveLength(54);
  });

  it('cost nothing the second time', async () => {
    const app = await started();
    const { headers } = await app.inject(downtown);
    expect(headers['cache-control']).toContain('max-age');
    const again = await app.inject({ url: downtown, headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
    await app.close();
  });

  it('show imported streets in the place of the sample, at another address', async () => {
    const before = await started();
    const { tiles } = (await before.inject('/api/v2/map/tiles')).json<TileJson>();
    await before.close();
    await bring('county.geojson', { sample: false, attribution: 'The county' }, [street('Real Street')]);
    const after = await started();
    const description = (await after.inject('/api/v2/map/tiles')).json<TileJson>();
    expect(description).toMatchObject({
      attribution: 'The county',
      maxzoom: 14,
      city: { name: 'Austin', ...editions.austin.mapCenter },
    });
    expect(description.tiles).not.toEqual(tiles);
    const { rawPayload } = await after.inject(downtown);
    expect(['Real Street', 'Sample Street'].map((name) => rawPayload.includes(name))).toEqual([true, false]);
    await after.close();
    await server.db.kysely.deleteFrom('mapFile').where('name', '=', 'county.geojson').execute();
  });

  it('serves empty tiles where there is nothing, and none outside of the world', async () => {
    const app = await started();
    const sea = await app.inject('/api/v2/map/tiles/14/0/8000');
    expect([sea.statusCode, sea.rawPayload.length]).toEqual([200, 0]);
    for (const wrong of ['2/4/0', '-1/0/0', '3/a/0', '23/0/0', '1/0/1e0'])
      expect((await app.inject(`/api/v2/map/tiles/${wrong}`)).statusCode).toBe(404);
    await app.close();
  });
});

describe('the tiles of a map that changes', () => {
  it('show an area that is imported while the server runs, at another address', async () => {
    const app = await started();
    const address = async () => (await app.inject('/api/v2/map/tiles')).json<TileJson>().tiles[0]!;
    const before = await address();
    const named = async () => (await app.inject(downtown)).rawPayload.includes('New Park Place');
    expect(await named()).toBe(false);
    await saveBoundaries(server.db.kysely, [
      aBoundary({
        ...{ id: 'subdivision-new', type: 'subdivision', name: 'New Park Place' },
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [-97.742, 30.269],
              [-97.739, 30.269],
              [-97.739, 30.271],
              [-97.742, 30.269],
            ],
          ],
        },
      }),
    ]);
    const real = performance.now.bind(performance);
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() + 11_000);
    expect(await named()).toBe(true);
    expect(await address()).not.toBe(before);
    clock.mockRestore();
    await app.close();
  });

  it('changes the address once the ranks of cities have changed', async () => {
    const app = await started();
    const address = async () => (await app.inject('/api/v2/map/tiles')).json<TileJson>().tiles[0]!;
    const before = await address();
    const real = performance.now.bind(performance);
    let later = 301_000;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() + later);
    expect(await address()).toBe(before);
    await server.save(
      ...Array.from({ length: 40 }, (_, at) =>
        aListing({ listingid: `RANK${at}`, listingkey: `RANK${at}`, sourcelistingid: null, city: 'Austin' }),
      ),
    );
    later = 602_000;
    expect(await address()).not.toBe(before);
    clock.mockRestore();
    await app.close();
  });

  it('lets browsers keep tiles whose address names the state of the map', async () => {
    const app = await started();
    const { tiles } = (await app.inject('/api/v2/map/tiles')).json<TileJson>();
    const lifetime = async (query: string) =>
      (await app.inject(`${downtown}?${query}`)).headers['cache-control'];
    expect(await lifetime(tiles[0]!.split('?')[1]!)).toBe('public, max-age=86400');
    expect(await lifetime('v=of-before')).toBe('public, max-age=60');
    await app.close();
  });
});

describe('configured vector tiles', () => {
  const credit = { MAP_VECTOR_ATTRIBUTION: 'Tile makers' };

  it('serves tiles of an archive in the data folder', async () => {
    await writeFile(path.join(folder, 'world.pmtiles'), aTileArchive(Buffer.from('a tile')));
    const app = await started({ HEARTH_DATA: folder, MAP_VECTOR_TILES: 'world.pmtiles', ...credit });
    const description = (await app.inject('/api/v2/map/tiles')).json<TileJson>();
    expect(description).toMatchObject({ attribution: 'Tile makers', maxzoom: 1 });
    expect((await app.inject('/api/v2/map/tiles/0/0/0')).body).toBe('a tile');
    expect((await app.inject('/api/v2/map/tiles/1/0/0')).body).toBe('');
    await app.close();
  });

  it('serves tiles of another server by its address', async () => {
    const url = 'https://tiles.example/{z}/{x}/{y}.mvt';
    const app = await started({ MAP_VECTOR_TILES: url, MAP_VECTOR_MAX_ZOOM: '13', ...credit });
    const description = (await app.inject('/api/v2/map/tiles')).json<TileJson>();
    expect(description).toMatchObject({ tiles: [url], maxzoom: 13, attribution: 'Tile makers' });
    const hosted = await app.inject('/w/search');
    expect(hosted.headers['content-security-policy']).toContain("connect-src 'self' https://tiles.example");
    await app.close();
  });

  it.each([
    ['missing.pmtiles', /missing\.pmtiles, which cannot be read/],
    ['broken.pmtiles', /no PMTiles archive/],
    ['pictures.pmtiles', /has pictures/],
  ])('stop the start where the archive is %s', async (name, reason) => {
    await writeFile(path.join(folder, 'broken.pmtiles'), 'no archive');
    await writeFile(path.join(folder, 'pictures.pmtiles'), aTileArchive(Buffer.from('x'), { tileType: 2 }));
    await expect(started({ HEARTH_DATA: folder, MAP_VECTOR_TILES: name, ...credit })).rejects.toThrow(reason);
  });

  it.each([
    { MAP_VECTOR_TILES: '../secret.pmtiles', ...credit },
    { MAP_VECTOR_TILES: 'https://tiles.example/{z}/{x}.mvt', ...credit },
    { MAP_VECTOR_TILES: 'ftp://tiles.example/{z}/{x}/{y}.mvt', ...credit },
    { MAP_VECTOR_TILES: 'https://tiles.example/{z}/{x}/{y}.mvt' },
  ])('are refused where no map can use them: %o', (environment) => {
    expect(() => readConfig(environment)).toThrow(/MAP_VECTOR/);
  });
});
