import { expect, test } from 'vitest';
import { fittingZoom } from './fitting-zoom.ts';

const austin = { minLatitude: 29.7, maxLatitude: 30.8, minLongitude: -98.7, maxLongitude: -97.0 };
const point = { minLatitude: 30.3, maxLatitude: 30.3, minLongitude: -97.7, maxLongitude: -97.7 };
const world = { minLatitude: -85, maxLatitude: 85, minLongitude: -180, maxLongitude: 180 };

test.each([
  // 1.7 degrees are 1.21 px of a world of 256 px, and 266 px hold that 220 times: between 2^7 and 2^8.
  ['as wide as it fits', austin, 266, 560, 7],
  ['as high as it fits', austin, 2000, 120, 7],
  ['the world', world, 256, 256, 0],
  ['more than a small map holds', world, 100, 100, 0],
] as const)('the zoom for a box shows %s', (_what, bounds, width, height, zoom) => {
  expect(fittingZoom(bounds, width, height)).toBe(zoom);
});

test('the zoom for one point is finite', () => {
  expect(fittingZoom(point, 266, 560)).toBeGreaterThan(20);
  expect(fittingZoom(point, 266, 560)).toBeLessThan(50);
});
