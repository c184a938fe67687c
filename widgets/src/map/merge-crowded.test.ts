import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { MlsStatus } from '@hearth/domain/listing/status.ts';
import { expect, test } from 'vitest';
import { mergeCrowded } from './merge-crowded.ts';
import { type MapItem, pinLabel, pinText } from './pin.ts';

/** A thousandth of a degree is a pixel. */
const project = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  x: longitude * 1000,
  y: -latitude * 1000,
});

const cluster = (count: number, longitude: number): MapPoints['clusters'][number] => ({
  ...{ type: 'cluster', latitude: 30, longitude, count, minprice: count * 1000, maxprice: 50_000 },
  ...{ subdivisionname: null, city: 'Austin' },
  boundaries: {
    minLatitude: 29.99,
    maxLatitude: 30.01,
    minLongitude: longitude - 0.01,
    maxLongitude: longitude + 0.01,
  },
});

type Point = MapPoints['points'][number];

const home = (longitude: number, listprice = 5_000, mlsstatus: MlsStatus = 'Active'): Point => ({
  ...{ type: 'listing', latitude: 30, longitude, listingid: `L${longitude}`, listprice },
  ...{ mlsstatus, isexclusive: false, bedroomstotal: 3, subdivisionname: 'Zilker', city: 'Austin' },
});

const merged = (part: Partial<MapPoints>) =>
  mergeCrowded({ clusters: [], points: [], total: 0, withoutPin: 0, ...part }, project);

test('clusters that would cover each other become one that stands for the homes of both', () => {
  const [first, ...others] = merged({ clusters: [cluster(10, -97), cluster(30, -96.97), cluster(7, -96)] });
  expect(first).toMatchObject({
    ...{ count: 40, minprice: 10_000, maxprice: 50_000, city: 'Austin' },
    boundaries: { minLongitude: -97.01, maxLongitude: -96.96 },
  });
  expect(first!.longitude).toBeCloseTo(-96.9775, 6);
  expect(others).toEqual([cluster(7, -96)]);
});

test('a pin under a cluster goes into it, one beside it stays', () => {
  const items = merged({ clusters: [cluster(10, -97)], points: [home(-97.04), home(-97.2)] });
  expect(items).toEqual([
    expect.objectContaining({ type: 'cluster', count: 11, minprice: 5_000 }),
    home(-97.2),
  ]);
  expect(items[0]).not.toHaveProperty('listingids');
});

test('pins that would cover each other become a cluster that knows its homes', () => {
  const [pair, ...others] = merged({ points: [home(-97, 400_000), home(-96.96, 900_000), home(-96.8)] });
  expect(pair).toMatchObject({
    ...{ type: 'cluster', count: 2, minprice: 400_000, maxprice: 900_000, subdivisionname: 'Zilker' },
    listingids: ['L-97', 'L-96.96'],
    boundaries: { minLongitude: -97, maxLongitude: -96.96 },
  });
  expect(others).toEqual([home(-96.8)]);
});

test('the prices of closed homes are called list prices in clusters and groups too', () => {
  const [pair] = merged({ points: [home(-97, 400_000), home(-96.96, 900_000, 'Sold')] });
  expect(pinLabel(pair!)).toBe('2 homes, list price from $400k to $900k, Zilker');
  const group: MapItem = {
    ...{
      type: 'group',
      latitude: 30,
      longitude: -97,
      count: 3,
      listingids: [],
      minprice: 3e5,
      maxprice: 3e5,
    },
    ...{ subdivisionname: 'Zilker', city: 'Austin', hasclosed: true },
  };
  expect([...pinText(group), pinLabel(group)]).toEqual([
    ...['3 homes', 'list price $300k+', '3 homes, list price at $300k, Zilker'],
  ]);
  const [open] = merged({ points: [home(-97, 400_000), home(-96.96, 900_000)] });
  expect(pinLabel(open!)).toBe('2 homes from $400k to $900k, Zilker');
});

test('a pin of two lines takes the room of both', () => {
  const above = (mlsstatus: MlsStatus): Point => ({
    ...home(-97, 5_000, mlsstatus),
    latitude: 30.035,
  });
  expect(merged({ points: [home(-97), above('Active')] })).toHaveLength(2);
  expect(merged({ points: [home(-97, 5_000, 'Sold'), above('Sold')] })).toHaveLength(1);
});

test('what lies apart stays as it is', () => {
  const points = { clusters: [cluster(10, -97), cluster(5, -96.9)], points: [home(-96)] };
  expect(merged(points)).toEqual([...points.clusters, ...points.points]);
});
