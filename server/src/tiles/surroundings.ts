import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { boundsOf, polygonsOf } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import type { Feature, Geometry } from 'geojson';
import { farTowns } from '../boundaries/far-towns.ts';
import { highwaysOf } from '../boundaries/highways.ts';
import { zoomOfSize } from './feature-zoom.ts';
import { labelPoint } from './label-point.ts';
import type { NamedArea, OutlinedArea } from './surroundings.queries.ts';
import type { LayeredFeatures, TileLayer } from './tile-layers.ts';

/** Source of the roads of an edition's map. */
export type RoadSource = 'imported' | 'sample' | 'none';

interface Surroundings {
  readonly edition: EditionId;
  readonly outlined: readonly OutlinedArea[];
  readonly named: readonly NamedArea[];
  readonly roads: RoadSource;
  /** An import brought waters, which hide those that the sample drew. */
  readonly hasWaters: boolean;
}

/** Features of the base map from the boundaries of an edition: few features that lie in many tiles. */
export function surroundingFeatures(surroundings: Surroundings): LayeredFeatures {
  const { edition, outlined, named } = surroundings;
  const waters = outlined.filter(
    ({ type, approximate }) => type === 'water' && !(approximate && surroundings.hasWaters),
  );
  const layers: readonly (readonly [TileLayer, readonly Feature[]])[] = [
    ['boundaries', outlined.filter(({ type }) => type === 'county').map(borderOf)],
    ['water', waters.flatMap(waterOf)],
    ['roads', surroundings.roads === 'imported' ? [] : highwayLines(edition)],
    ['places', [...named.map((area) => placeOf(area, editions[edition].city)), ...townsBeyond(named)]],
  ];
  return new Map(layers.filter(([, features]) => features.length > 0));
}

const feature = (geometry: Geometry, properties: object): Feature => ({
  type: 'Feature',
  properties: { ...properties },
  geometry,
});

/** A line, since the sides of a tile would be drawn around an area that is cut. */
const borderOf = ({ geometry }: OutlinedArea): Feature =>
  feature(
    {
      type: 'MultiLineString',
      coordinates: polygonsOf(geometry).flatMap((rings) => rings.map((ring) => ring.map((at) => [...at]))),
    },
    { kind: 'county' },
  );

function waterOf({ name, geometry }: OutlinedArea): Feature[] {
  const kind = /\b(river|creek|bayou)\b/i.test(name) ? 'river' : 'lake';
  const min_zoom = zoomOfSize(boundsOf(geometry), LEAST_WATER_NAME);
  return [
    feature(toGeoJson(geometry), { kind }),
    feature({ type: 'Point', coordinates: labelPoint(geometry) }, { kind, name, min_zoom }),
  ];
}

/** The same with arrays that may be written to, as GeoJSON's types have them. */
const toGeoJson = (geometry: OutlinedArea['geometry']): Geometry => ({
  type: 'MultiPolygon',
  coordinates: polygonsOf(geometry).map((rings) => rings.map((ring) => ring.map((at) => [...at]))),
});

const LEAST_WATER_NAME = 90;
/** Cities with fewer listings are named later: outlines of villages are often wide. */
const TOWN_LISTINGS = 20;
const LEAST_TOWN = 24;
const LEAST_VILLAGE = 90;
const LEAST_NEIGHBORHOOD = 60;

function placeOf(area: NamedArea, mainCity: string): Feature {
  const { type, name, minLatitude, maxLatitude, minLongitude, maxLongitude } = area;
  const at = [(minLongitude + maxLongitude) / 2, (minLatitude + maxLatitude) / 2];
  const size = Math.max(maxLongitude - minLongitude, maxLatitude - minLatitude);
  const isTown = type === 'city' && area.listings >= TOWN_LISTINGS;
  const least = type === 'city' ? (isTown ? LEAST_TOWN : LEAST_VILLAGE) : LEAST_NEIGHBORHOOD;
  const min_zoom = zoomOfSize(area, least);
  return feature(
    { type: 'Point', coordinates: at },
    {
      kind: type === 'city' ? 'locality' : 'neighbourhood',
      name,
      min_zoom: name === mainCity && type === 'city' ? 0 : min_zoom,
      // Protomaps ranks places from 1 to 17 by population; here cities by their listings, neighborhoods by size.
      population_rank: rankOf(type === 'city' ? area.listings : size * 100),
    },
  );
}

const FAR_TOWN_ZOOM = 6;
const FAR_TOWN_RANK = 8;

/** Towns that no boundary has. */
const townsBeyond = (named: readonly NamedArea[]): Feature[] => {
  const known = new Set(named.map(({ name }) => name));
  return farTowns
    .filter(({ name }) => !known.has(name))
    .map(({ name, longitude, latitude }) =>
      feature(
        { type: 'Point', coordinates: [longitude, latitude] },
        { kind: 'locality', name, min_zoom: FAR_TOWN_ZOOM, population_rank: FAR_TOWN_RANK },
      ),
    );
};

/** Another text for each state of what places draw of the listings of cities. */
export const cityRanks = (cities: readonly Pick<NamedArea, 'name' | 'listings'>[]): string =>
  cities.map(({ name, listings }) => `${name} ${rankOf(listings)} ${listings >= TOWN_LISTINGS}`).join('\n');

const rankOf = (weight: number): number => Math.min(Math.max(Math.round(Math.log2(weight + 1)), 1), 17);

const highwayLines = (edition: EditionId): Feature[] =>
  highwaysOf(edition).map(({ name, line }) =>
    feature(
      { type: 'LineString', coordinates: line.map((at) => [...at]) },
      { kind: 'highway', name, shield_text: name },
    ),
  );
