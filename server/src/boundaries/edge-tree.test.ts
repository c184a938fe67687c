import type { LonLat, Ring } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import { describe, expect, it } from 'vitest';
import { edgeTree } from './edge-tree.ts';

const CORNERS = 2000;
const POINTS = 33_000;

/** Every edge is as high as the whole outline. */
const zigzag: Ring = [
  ...Array.from(
    { length: CORNERS - 2 },
    (_, at): LonLat => [-98 + (at * 0.5) / CORNERS, at % 2 ? 30.5 : 30.1],
  ),
  [-97.5, 30.05],
  [-98, 30.05],
];

/** Every edge goes through the middle, or past it closely. */
const chords: Ring = Array.from({ length: CORNERS }, (_, at): LonLat => {
  const angle = at * (Math.PI + 0.003);
  return [-97.75 + 0.3 * Math.cos(angle), 30.25 + 0.3 * Math.sin(angle)];
});

const turned = (ring: Ring, degrees: number): Ring => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return ring.map(([x, y]) => {
    const [east, north] = [x + 97.75, y - 30.25];
    return [-97.75 + east * cos - north * sin, 30.25 + east * sin + north * cos];
  });
};

/** Evenly all over the outlines, the same each time. */
const points = Array.from(
  { length: POINTS },
  (_, at) => [-98 + ((at * 0.754877666) % 1) * 0.5, 30 + ((at * 0.569840291) % 1) * 0.5] as const,
);

function requested(ring: Ring) {
  const tree = edgeTree([ring]);
  let looks = 0;
  for (const [x, y] of points) {
    const box = tree.boxAt(x, y);
    looks += (box?.edges.length ?? 0) + (box?.steps.length ?? 0);
  }
  return { looksAPoint: looks / POINTS, size: tree.size() };
}

describe('the edges of an outline of 2,000 corners', () => {
  it.each([
    ['a zigzag', zigzag, 25],
    ['a zigzag on its side', turned(zigzag, 90), 25],
    ['a zigzag turned by 10 degrees', turned(zigzag, 10), 30],
    ['a zigzag turned by 45 degrees', turned(zigzag, 45), 30],
    ['chords through one point', chords, 250],
  ])('are looked at few at a time, and take no more memory, for %s', (_, ring, most) => {
    const { looksAPoint, size } = requested(ring);
    expect(looksAPoint).toBeLessThan(most);
    expect(size).toBeLessThanOrEqual(64 * CORNERS);
  });

  it('sorts no edges for the few points of a page', () => {
    const tree = edgeTree([zigzag]);
    for (const [x, y] of points.slice(0, 8)) tree.boxAt(x, y);
    expect(tree.size()).toBe(CORNERS);
  });

  it('returns no box outside the bounds of the edges', () => {
    const { boxAt } = edgeTree([zigzag]);
    expect([boxAt(-98.01, 30.2), boxAt(-97.8, 30.51), boxAt(Number.NaN, 30.2)]).toEqual([null, null, null]);
    expect(edgeTree([]).boxAt(0, 0)).toBeNull();
  });
});
