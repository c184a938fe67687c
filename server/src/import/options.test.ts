import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

const typeOf = (name: string) => readOptions([`${name}.geojson`], 'austin').boundaryType;

describe('the time zone of times that state none', () => {
  const zoneOf = (...args: string[]) => readOptions(['a.csv', ...args], 'austin').zoneOfTexts;

  it('takes a time zone that the command names, or none', () => {
    expect(zoneOf()).toBeNull();
    expect(zoneOf('--time-zone', 'america/chicago')).toBe('America/Chicago');
  });

  it('refuses an unknown time zone', () => {
    expect(() => zoneOf('--time-zone', 'Texas')).toThrow(
      '--time-zone must be a name such as America/Chicago',
    );
  });
});

describe('the type of a file of boundaries', () => {
  it.each([
    ['city_limits_austin_san_antonio', 'city'],
    ['city_limits_travis_county_tcad2015', 'city'],
    ['counties_texas', 'county'],
    ['isd_travis_county_tcad2015', 'schooldistrict'],
    ['mud_travis_county_tcad2015', 'subdivision'],
    ['neighborhoods_austin_103', 'subdivision'],
    ['neighborhoods_austin_cth70', 'subdivision'],
    ['neighborhoods_san_antonio_cth401', 'subdivision'],
    ['plan_areas_san_antonio_43', 'subdivision'],
    ['zip_zcta2010_central_texas', 'postalcode'],
    ['school_districts_travis_county', 'schooldistrict'],
    ['City of Austin ZIP codes', 'postalcode'],
    ['Travis County', 'county'],
    ['mls_areas', 'mlsarea'],
    ['wisdom', 'custom'],
  ])('follows from its name: %s is %s', (name, type) => {
    expect(typeOf(name)).toBe(type);
  });

  it('takes the type that the command names', () => {
    expect(readOptions(['a_county.geojson', '--type', 'city'], 'austin').boundaryType).toBe('city');
  });
});
