import type { ErrorBody } from '@hearth/domain/contract/errors.ts';
import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { SearchRelaxations } from '@hearth/domain/contract/relaxations.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { keysOf, searchAppOfFile } from '../testing/search-app.ts';

const app = searchAppOfFile();

/** So many miles of the straight line north of the place. */
const north = (miles: number, changes: Partial<Listing> = {}): Listing =>
  app.house({ latitude: 30.25 + miles / 69.0934, longitude: -97.75, ...changes });

/** By car at noon, 20 minutes reach 8.75 miles of road, 6.73 of the straight line. */
const limit = 'travelTime=20_DRIVING_midday_30.25_-97.75';
const map = (query: string): Promise<MapPoints> => app.server.get(`/api/v2/map/points?${query}`);

let near: Listing;
let nearer: Listing;
let far: Listing;
let hidden: Listing;

beforeEach(async () => {
  near = north(6.6, { onmarketdate: '2026-11-20' });
  nearer = north(2, { onmarketdate: '2026-11-10' });
  far = north(7.1, { onmarketdate: '2026-11-21' });
  hidden = north(0.1, { internetaddressdisplayyn: false });
  await app.server.save(near, nearer, far, hidden, app.house({ latitude: null, longitude: null }));
});

describe('a search with a travel limit', () => {
  it('finds the homes in reach in list, map, counts and relaxations alike', async () => {
    const found = await app.search(limit);
    expect(keysOf(found.listings)).toEqual([near.listingkey, nearer.listingkey]);
    expect(found).toMatchObject({ total: 2, boundaries: { maxLatitude: near.latitude } });
    expect(await map(`${limit}&zoom=16`)).toMatchObject({ total: 2, withoutPin: 0 });
    expect(await map(limit)).toMatchObject({ total: 2, withoutPin: 0 });
    const { relaxations } = await app.server.get<SearchRelaxations>(
      `/api/v2/listing/search/relaxations?${limit}`,
    );
    expect(relaxations).toMatchObject([
      { filter: 'travelTime', total: 5, words: 'Remove Within 20 min by car of a place' },
    ]);
  });

  it('finds no home with a hidden address, however near the destination', async () => {
    for (const minutes of [5, 20, 120]) {
      const query = `travelTime=${minutes}_WALKING_midday_${hidden.latitude}_-97.75&limit=50`;
      const found = await app.search(query);
      expect(keysOf(found.listings)).not.toContain(hidden.listingkey);
      expect((await map(query)).total).toBe(found.total);
    }
    expect(keysOf((await app.search('limit=50')).listings)).toContain(hidden.listingkey);
  });

  it('orders by travel time where requested, and without a destination by date', async () => {
    const byTime = (query: string) => app.search(`sortBy=travelTime&${query}`);
    expect(keysOf((await byTime(limit)).listings)).toEqual([nearer.listingkey, near.listingkey]);
    expect(keysOf((await byTime(`${limit}&sortType=DESC`)).listings)).toEqual([
      near.listingkey,
      nearer.listingkey,
    ]);
    expect(keysOf((await byTime('limit=2')).listings)).toEqual(
      keysOf((await app.search('limit=2')).listings),
    );
  });

  it('finds nothing where the ways to the bus take all the time', async () => {
    const query = 'travelTime=10_TRANSIT_midday_30.25_-97.75';
    expect(await app.search(query)).toMatchObject({ total: 0, listings: [] });
    expect(await map(query)).toMatchObject({ total: 0, withoutPin: 0 });
  });

  it.each([
    'soon',
    '30_DRIVING_midday_91_-97',
    '30_DRIVING_midday_30_-97&travelTime=',
    '500_WALKING_midday_30_-97',
  ])('refuses %s, with the form of a limit', async (value) => {
    const { validationErrors } = await app.server.get<ErrorBody>(
      `/api/v2/listing/search?travelTime=${value}`,
      400,
    );
    expect(validationErrors).toEqual([
      { name: 'travelTime', message: expect.stringContaining('30_DRIVING_rush-hour_30.267_-97.743') },
    ]);
  });
});
