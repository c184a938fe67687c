import type { AreaGeometry } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import { expect, it } from 'vitest';
import { labelPoint } from './label-point.ts';

/** A strip one degree long from the origin to the east. */
const strip = (height: number): AreaGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [1, 0],
      [1, height],
      [0, height],
      [0, 0],
    ],
  ],
});

it('returns the middle of areas of any shape, also of one as thin as a hair', () => {
  for (const height of [1, 0.01, 1e-9]) {
    const [longitude, latitude] = labelPoint(strip(height));
    expect(latitude).toBeCloseTo(height / 2, 12);
    expect(longitude).toBeGreaterThan(0);
    expect(longitude).toBeLessThan(1);
  }
});
