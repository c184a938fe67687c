import type { MapPoints } from '@hearth/domain/contract/map.ts';
import { expect, test } from 'vitest';
import { mergeCrowded } from './merge-crowded.ts';

/** A thousandth of a degree is a pixel. */
const project = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  x: longitude * 1000,
  y: -latitude * 1000,
});

const cluster = (count: number, longitude: number): MapPoints['clusters'][number] => ({
  ...{ type: 'cluster', latitude: 30, longitude, count, minprice: count * 1000, place: 'Austin' },
  boundaries: {
    minLatitude: 29.99,
    maxLatitude: 30.01,
    minLongitude: longitude - 0.01,
    maxLongitude: longitude + 0.01,
  },
});

const home = (longitude: number): MapPoints['points'][number] => ({
  ...{ type: 'listing', latitude: 30, longitude, listingid: `L${longitude}`, listprice: 5_000 },
  ...{ isexclusive: false, bedroomstotal: 3, place: 'Zilker' },
});

test('clusters that would cover each other become one that stands for the homes of both', () => {
  const { clusters } = mergeCrowded(
    { clusters: [cluster(10, -97), cluster(30, -96.97), cluster(7, -96)], points: [], total: 47 },
    project,
  );
  expect(clusters.map(({ count }) => count)).toEqual([40, 7]);
  expect(clusters[0]).toMatchObject({
    minprice: 10_000,
    boundaries: { minLongitude: -97.01, maxLongitude: -96.96 },
  });
  expect(clusters[0]!.longitude).toBeCloseTo(-96.9775, 6);
});

test('a pin under a cluster goes into it, one beside it stays', () => {
  const merged = mergeCrowded(
    { clusters: [cluster(10, -97)], points: [home(-97.04), home(-97.2)], total: 12 },
    project,
  );
  expect(merged.clusters.map(({ count, minprice }) => [count, minprice])).toEqual([[11, 5_000]]);
  expect(merged.points).toEqual([home(-97.2)]);
});

test('what lies apart stays as it is', () => {
  const points: MapPoints = {
    clusters: [cluster(10, -97), cluster(5, -96.9)],
    points: [home(-96)],
    total: 16,
  };
  expect(mergeCrowded(points, project)).toEqual(points);
});
