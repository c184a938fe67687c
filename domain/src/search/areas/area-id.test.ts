import { describe, expect, it } from 'vitest';
import { longestBoundaryId } from '../tags/tag.ts';
import { areaId } from './area-id.ts';

describe('the id of a named area', () => {
  it.each([
    ['city', ['Austin'], 'city-austin'],
    ['subdivision', ['Round Rock', 'Midtown'], 'subdivision-round-rock-midtown'],
    ['school', ['Austin ISD', "O'Henry Middle"], 'school-austin-isd-ohenry-middle'],
    ['city', ['Cañón City'], 'city-canon-city'],
  ])('has its kind and names: %s of %o is %s', (kind, names, id) => {
    expect(areaId(kind, ...names)).toBe(id);
  });

  it('makes short, stable and unique ids of names of any length', () => {
    const district = 'Schertz-Cibolo-Universal City Independent School District';
    const names = ['Rose Garden Elementary', 'Rose Garden Elementary School'];
    const ids = names.map((name) => areaId('school', district, name));
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) {
      expect(id.length).toBeLessThanOrEqual(longestBoundaryId);
      expect(id).toMatch(/^school-schertz-cibolo-universal-city-[a-z0-9-]+[a-z0-9]$/);
    }
    expect(areaId('school', district, names[0] ?? '')).toBe(ids[0]);
  });
});
