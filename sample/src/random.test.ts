import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

describe('createRandom', () => {
  it('gives the same sequence for the same seed and another for another', () => {
    const draw = (seed: number | string) => {
      const random = createRandom(seed);
      return Array.from({ length: 20 }, () => random.next());
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    expect(draw('agents')).toEqual(draw('agents'));
    expect(draw('agents')).not.toEqual(draw('listings'));
  });

  it('includes both ends of a whole-number range', () => {
    const random = createRandom(1);
    const seen = new Set(Array.from({ length: 300 }, () => random.int(3, 6)));
    expect([...seen].sort()).toEqual([3, 4, 5, 6]);
  });

  it('follows the weights', () => {
    const random = createRandom(2);
    const entries = [
      ['often', 9],
      ['seldom', 1],
      ['never', 0],
    ] as const;
    const drawn = Array.from({ length: 5000 }, () => random.weighted(entries));
    const share = drawn.filter((value) => value === 'often').length / drawn.length;
    expect(share).toBeCloseTo(0.9, 1);
    expect(drawn).not.toContain('never');
  });

  it('draws a normal distribution with the mean and deviation asked for', () => {
    const random = createRandom(3);
    const drawn = Array.from({ length: 20_000 }, () => random.normal(100, 15));
    const mean = drawn.reduce((sum, value) => sum + value, 0) / drawn.length;
    const variance = drawn.reduce((sum, value) => sum + (value - mean) ** 2, 0) / drawn.length;
    expect(Math.abs(mean - 100)).toBeLessThan(0.5);
    expect(Math.abs(Math.sqrt(variance) - 15)).toBeLessThan(0.5);
  });

  it('shuffles without losing an element', () => {
    const letters = ['a', 'b', 'c', 'd', 'e'];
    expect(createRandom(4).shuffle(letters).sort()).toEqual(letters);
    expect(letters).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
