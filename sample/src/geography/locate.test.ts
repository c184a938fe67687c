import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { type Boundary, type BoundaryType, sampleBoundaries } from './boundaries.ts';
import { metersToLine, multiPolygonContains } from './geometry.ts';
import { groupBy } from './group-by.ts';
import { homeSampler, type SampleLocation } from './locate.ts';
import { sampleRoads } from './roads.ts';

const EDITIONS = ['austin', 'san-antonio'] as const;

describe.each(EDITIONS)('sample homes of %s', (edition) => {
  const boundaries = sampleBoundaries(edition);
  const homes = sampled(edition, 'homes', 6000);

  it('places homes inside every boundary they name', () => {
    const byName = groupBy(boundaries, ({ type, name }) => `${type} ${name}`);
    const astray = homes.flatMap((home) =>
      namesOf(home)
        .filter(([type, name]) => !isInside(byName.get(`${type} ${name}`) ?? [], home))
        .map((area) => ({ area, home })),
    );
    expect(astray).toEqual([]);
  });

  it('places homes inside no other zip, city, district or MLS area', () => {
    const others = boundaries.filter(({ type }) =>
      ['postalcode', 'city', 'schooldistrict', 'mlsarea', 'county'].includes(type),
    );
    for (const home of homes.slice(0, 600)) {
      const around = others.filter((boundary) => isInside([boundary], home)).map(({ name }) => name);
      expect(around.sort()).toEqual(
        [home.county, home.postalcode, home.city, home.mlsarea, home.schooldistrict].sort(),
      );
    }
  });

  it('places homes within 60 meters of the street in their address', () => {
    const streets = groupBy(sampleRoads(edition), ({ name }) => name);
    const astray = homes.filter(({ streetdirprefix, streetname, streetsuffix, longitude, latitude }) => {
      const name = [streetdirprefix, streetname, streetsuffix].filter(Boolean).join(' ');
      const parts = (streets.get(name) ?? []).map(({ line }) => line);
      return !parts.some(([from, to]) => metersToLine([longitude, latitude], from!, to!) <= 60);
    });
    expect(astray).toEqual([]);
  });

  it('places no home in the water', () => {
    const waters = boundaries.filter(({ type }) => type === 'water');
    expect(homes.filter((home) => isInside(waters, home))).toEqual([]);
  });

  it('name a water only when its shore is near, and every water has homes', () => {
    const misnamed = homes.filter(
      ({ waterbodyname, nearestWaterName, distanceToWaterMeters }) =>
        waterbodyname !== (distanceToWaterMeters <= 600 ? nearestWaterName : null),
    );
    expect(misnamed).toEqual([]);
    const named = new Set(homes.map(({ waterbodyname }) => waterbodyname));
    const waters = boundaries.filter(({ type }) => type === 'water');
    for (const { name } of waters) expect(named).toContain(name);
  });

  it('makes complete addresses, seldom the same one twice', () => {
    const incomplete = homes.filter(
      ({ streetnumber, streetdirprefix, streetname }) =>
        !/^[1-9]\d*$/.test(streetnumber) || !streetname || !/^[NSEW]?$/.test(streetdirprefix),
    );
    expect(incomplete).toEqual([]);
    const addresses = homes.map((home) => [home.streetnumber, home.streetname, home.postalcode].join());
    expect(new Set(addresses).size).toBeGreaterThan(homes.length * 0.998);
  });

  it('rates schools from 1 to 10, or leaves them unrated', () => {
    const ratings = homes.flatMap((home) => [
      home.elementaryschoolrating,
      home.middleschoolrating,
      home.highschoolrating,
    ]);
    const odd = ratings.filter((rating) => rating !== null && !(rating >= 1 && rating <= 10));
    expect(odd).toEqual([]);
    expect(share(ratings, (rating) => rating === null)).toBeLessThan(0.1);
  });

  it('lie mostly in named neighbourhoods and around the big city', () => {
    const mainCity = edition === 'austin' ? 'Austin' : 'San Antonio';
    expect(share(homes, ({ subdivisionname }) => subdivisionname !== null)).toBeGreaterThan(0.8);
    expect(share(homes, ({ city }) => city === mainCity)).toBeGreaterThan(0.35);
    expect(new Set(homes.map(({ city }) => city)).size).toBeGreaterThan(30);
  });

  it('makes the same for the same seed and others for another', () => {
    expect(sampled(edition, 'homes', 300)).toEqual(homes.slice(0, 300));
    expect(sampled(edition, 'other homes', 300)).not.toEqual(homes.slice(0, 300));
  });
});

function sampled(edition: (typeof EDITIONS)[number], seed: string, count: number): SampleLocation[] {
  const next = homeSampler(edition, createRandom(seed));
  return Array.from({ length: count }, next);
}

function namesOf(home: SampleLocation): [BoundaryType, string][] {
  const names: [BoundaryType, string][] = [
    ['county', home.county],
    ['postalcode', home.postalcode],
    ['city', home.city],
    ['mlsarea', home.mlsarea],
    ['schooldistrict', home.schooldistrict],
    ['school', home.elementaryschool],
    ['school', home.middleschool],
    ['school', home.highschool],
  ];
  return home.subdivisionname ? [...names, ['subdivision', home.subdivisionname]] : names;
}

function isInside(boundaries: readonly Boundary[], { longitude, latitude }: SampleLocation): boolean {
  return boundaries.some(({ geometry }) => multiPolygonContains(geometry, longitude, latitude));
}

function share<T>(items: readonly T[], test: (item: T) => boolean): number {
  return items.filter(test).length / items.length;
}
