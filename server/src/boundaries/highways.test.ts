import { editions } from '@hearth/domain/edition/editions.ts';
import { describe, expect, it } from 'vitest';
import { highwaysOf } from './highways.ts';

describe.each(['austin', 'san-antonio'] as const)('the great roads of %s', (edition) => {
  const roads = highwaysOf(edition);

  it('draws highways inside the edition’s region, in small steps', () => {
    const { latitude, longitude } = editions[edition].mapCenter;
    for (const { line } of roads) {
      expect(Math.min(...line.map(([x, y]) => Math.hypot(x - longitude, y - latitude)))).toBeLessThan(1.2);
      for (const [index, [x, y]] of line.slice(1).entries()) {
        const [x0, y0] = line[index] ?? [0, 0];
        expect(Math.hypot(x - x0, y - y0)).toBeLessThan(0.7);
      }
    }
  });

  it('draws the interstate through the region', () => {
    expect(roads.map(({ name }) => name)).toContain('I-35');
  });
});

it('leaves the loops of San Antonio out of Austin', () => {
  expect(highwaysOf('austin').map(({ name }) => name)).not.toContain('Loop 410');
});
