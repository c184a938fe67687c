import { describe, expect, it } from 'vitest';
import { multiPolygonContains, type Ring, ringContains, signedArea, tidyRing } from './geometry.ts';
import { uniteCells } from './unite-cells.ts';

describe('tidyRing', () => {
  it('closes, rounds and turns a ring counter-clockwise, and drops repeated positions', () => {
    const ring = tidyRing([
      [0, 0],
      [0, 1],
      [0.000001, 1.000001],
      [1, 1],
      [1, 0],
    ]);
    expect(ring).toHaveLength(5);
    expect(ring.at(-1)).toEqual(ring[0]);
    expect(signedArea(ring)).toBe(1);
  });

  it('returns nothing for a sliver that rounds to nothing', () => {
    const sliver: Ring = [
      [0, 0],
      [0.000001, 0],
      [0, 0.000001],
    ];
    expect(tidyRing(sliver)).toEqual([]);
  });
});

describe('uniteCells', () => {
  it('joins neighbours into one ring', () => {
    const united = uniteCells([square(0, 0), square(1, 0)]);
    expect(united.coordinates).toHaveLength(1);
    expect(signedArea(united.coordinates[0]![0] as Ring)).toBe(2);
  });

  it('keeps cells apart that meet in a corner only', () => {
    const united = uniteCells([square(0, 0), square(1, 1)]);
    expect(united.coordinates.map(([outer]) => outer!.length)).toEqual([5, 5]);
  });

  it('leaves a hole where a cell is missing', () => {
    const around = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => [x, y] as const));
    const united = uniteCells(around.filter(([x, y]) => x !== 1 || y !== 1).map(([x, y]) => square(x, y)));
    expect(united.coordinates).toHaveLength(1);
    expect(united.coordinates[0]).toHaveLength(2);
    expect(multiPolygonContains(united, 1.5, 1.5)).toBe(false);
    expect(multiPolygonContains(united, 0.5, 1.5)).toBe(true);
  });

  it('puts an island inside the hole of another polygon as its own polygon', () => {
    const grid = [0, 1, 2, 3, 4].flatMap((x) => [0, 1, 2, 3, 4].map((y) => [x, y] as const));
    const united = uniteCells(
      grid.filter(([x, y]) => Math.max(Math.abs(x - 2), Math.abs(y - 2)) !== 1).map(([x, y]) => square(x, y)),
    );
    expect(united.coordinates.map((polygon) => polygon.length).sort()).toEqual([1, 2]);
    expect(multiPolygonContains(united, 2.5, 2.5)).toBe(true);
  });
});

describe('ringContains', () => {
  it('distinguishes inside from outside', () => {
    expect(ringContains(square(0, 0), 0.5, 0.5)).toBe(true);
    expect(ringContains(square(0, 0), 1.5, 0.5)).toBe(false);
  });
});

function square(x: number, y: number): Ring {
  return tidyRing([
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
  ]);
}
