import type { MapLayer } from '@hearth/domain/search/map/map-layers.ts';
import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';
import { readMapFeature } from './read-map-feature.ts';

const line = {
  type: 'LineString',
  coordinates: [
    [-97.74, 30.27],
    [-97.73, 30.27],
  ],
};
const area = {
  type: 'Polygon',
  coordinates: [
    [
      [-97.8, 30.2],
      [-97.7, 30.2],
      [-97.7, 30.3],
      [-97.8, 30.3],
      [-97.8, 30.2],
    ],
  ],
};

const reading = (layer: MapLayer, properties: object, geometry: unknown) =>
  readMapFeature({ properties, geometry }, { layer, nameField: null });

function made(layer: MapLayer, properties: object, geometry: unknown) {
  const read = reading(layer, properties, geometry);
  if (!read.ok) throw new Error(read.reasons.join());
  return read.value.map(({ kind, name }) => [kind, name]);
}

describe('a road of a file', () => {
  it.each([
    [{ FULLNAME: 'I- 35', MTFCC: 'S1100' }, 'highway', 'I- 35'],
    [{ FULLNAME: 'OAK RIDGE DR', MTFCC: 'S1400' }, 'minor_road', 'Oak Ridge Dr'],
    [{ name: 'Burnet Road', highway: 'primary' }, 'major_road', 'Burnet Road'],
    [{ name: 'Avenue G', fclass: 'tertiary' }, 'medium_road', 'Avenue G'],
    [{ STREET_NAME: 'N Lamar Blvd' }, 'major_road', 'N Lamar Blvd'],
    [{ full_name: 'US 290 W' }, 'major_road', 'US 290 W'],
    [{ class: 7 }, 'minor_road', null],
  ])('is drawn by its class, else by its name: %o', (properties, kind, name) => {
    expect(made('roads', properties, line)).toEqual([[kind, name]]);
  });
});

it('a park and a lake are an area and a name, a creek is a line with its name', () => {
  expect(made('parks', { name: 'ZILKER PARK' }, area)).toEqual([
    ['park', null],
    ['park', 'Zilker Park'],
  ]);
  expect(made('parks', { name: 'Lions Golf Course' }, area)[0]).toEqual(['golf_course', null]);
  expect(made('water', { GNIS_NAME: 'Lake Travis' }, area)[1]).toEqual(['lake', 'Lake Travis']);
  expect(made('water', { name: 'Shoal Creek' }, line)).toEqual([['stream', 'Shoal Creek']]);
});

it('a place is a point with a name, an area by its middle', () => {
  expect(made('places', { name: 'Hyde Park' }, area)).toEqual([['neighbourhood', 'Hyde Park']]);
});

describe('a feature that the base map cannot draw', () => {
  it.each([
    ['roads', area, /roads are LineString or MultiLineString/],
    ['parks', null, /missing/],
    ['roads', { type: 'LineString', coordinates: [] }, /fewer than two points/],
    ['roads', { type: 'LineString', coordinates: [-97.8, 30.2] }, /fewer than two points/],
    ['roads', { type: 'MultiLineString', coordinates: [line.coordinates, []] }, /fewer than two points/],
    [
      'roads',
      {
        type: 'LineString',
        coordinates: [
          [30.27, -97.74],
          ['x', 1],
        ],
      },
      /not \[longitude, latitude\]/,
    ],
    [
      'roads',
      {
        type: 'LineString',
        coordinates: [
          [2.3, 48.8],
          [2.4, 48.8],
        ],
      },
      /outside of Texas/,
    ],
    ['places', { type: 'Point', coordinates: [-97.7, 30.3] }, /no name/],
  ] as const)('is rejected with the reason: %s', (layer, geometry, reason) => {
    const read = reading(layer, {}, geometry);
    expect(read.ok ? '' : read.reasons.join()).toMatch(reason);
  });
});

describe('a GeoJSON file', () => {
  it.each([
    ['travis_county_streets', 'map', 'roads'],
    ['tl_2024_48453_roads', 'map', 'roads'],
    ['creeks_travis_county_tcad2015', 'map', 'water'],
    ['lakes_rivers_travis_county_tcad2015', 'map', 'water'],
    ['austin_parks_coa2015', 'map', 'parks'],
    ['cedar_park_city_limits', 'boundaries', null],
    ['neighborhoods_by_streets', 'boundaries', null],
    ['counties_texas', 'boundaries', null],
  ])('is for the base map or for searches, by its name: %s is %s', (name, kind, layer) => {
    const options = readOptions([`${name}.geojson`], 'austin');
    expect([options.kind, options.mapLayer]).toEqual([kind, layer]);
  });

  it('takes the layer that the command names', () => {
    const options = readOptions(
      ['segments.geojson', '--layer', 'roads', '--attribution', 'The city'],
      'austin',
    );
    expect(options).toMatchObject({ kind: 'map', mapLayer: 'roads', attribution: 'The city' });
    expect(readOptions(['streets.geojson', '--type', 'custom'], 'austin').kind).toBe('boundaries');
    expect(() => readOptions(['streets.csv', '--kind', 'map'], 'austin')).toThrow(/read from .geojson/);
    expect(() => readOptions(['segments.geojson', '--kind', 'map'], 'austin')).toThrow(/--layer/);
  });
});
