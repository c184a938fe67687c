import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AreaGeometry, boundsOf, type LonLat, polygonsOf, type Ring } from './area-geometry.ts';
import { simplifiedFor } from './simplify.ts';

const circle = (corners: number, radius = 0.3): Ring => {
  const points = Array.from({ length: corners }, (_, at): LonLat => {
    const angle = (2 * Math.PI * at) / corners;
    return [-97.7 + radius * Math.cos(angle), 30.3 + radius * Math.sin(angle)];
  });
  return [...points, points[0]!];
};
const polygon = (...coordinates: Ring[]): AreaGeometry => ({ type: 'Polygon', coordinates });
const corners = (geometry: AreaGeometry): number => polygonsOf(geometry).flat(2).length;

it('drops more corners at lower zooms, and none at high ones', () => {
  const county = polygon(circle(2000));
  const counts = [5, 8, 11, 14, 20].map((zoom) => corners(simplifiedFor(county, zoom)));
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts[0]).toBeLessThan(40);
  expect(counts.at(-1)).toBe(2001);
});

it('drops invisible holes and parts, but never all', () => {
  const speck = circle(20, 0.00001);
  expect(simplifiedFor(polygon(circle(40), speck), 8)).toMatchObject({ coordinates: { length: 1 } });
  const island: AreaGeometry = { type: 'MultiPolygon', coordinates: [[circle(40)], [speck]] };
  expect(simplifiedFor(island, 8).type).toBe('Polygon');
  expect(simplifiedFor(polygon(speck), 8)).toEqual(polygon(speck));
});

it('moves no edge by a pixel, and leaves rings closed', () => {
  const radii = fc.array(fc.double({ min: 0.05, max: 0.5, noNaN: true }), { minLength: 3, maxLength: 200 });
  fc.assert(
    fc.property(radii, fc.integer({ min: 4, max: 17 }), (some, zoom) => {
      const points = some.map((radius, at): LonLat => {
        const angle = (2 * Math.PI * at) / some.length;
        return [-97.7 + radius * Math.cos(angle), 30.3 + radius * Math.sin(angle)];
      });
      const simple = simplifiedFor(polygon([...points, points[0]!]), zoom);
      for (const ring of polygonsOf(simple).flat()) expect(ring.at(-1)).toEqual(ring[0]);
      const pixel = 360 / (256 * 2 ** zoom);
      const [box, full] = [boundsOf(simple), boundsOf(polygon(points))];
      for (const edge of ['minLatitude', 'maxLatitude', 'minLongitude', 'maxLongitude'] as const)
        expect(Math.abs(box[edge] - full[edge])).toBeLessThan(pixel);
    }),
  );
});
