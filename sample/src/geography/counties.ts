import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { MultiPolygon } from 'geojson';
import { feature } from 'topojson-client';
import { tidyRing } from './geometry.ts';

export type County = { name: string; geometry: MultiPolygon };

const TEXAS = '48';

let texanCounties: Map<string, County> | undefined;

/** Counties of Texas by name, after the Census Bureau's cartographic boundaries in the us-atlas package. */
export function countiesNamed(names: readonly string[]): County[] {
  texanCounties ??= readTexanCounties();
  return names.flatMap((name) => texanCounties?.get(name) ?? []);
}

function readTexanCounties(): Map<string, County> {
  const path = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
  const atlas = JSON.parse(readFileSync(path, 'utf8')) as {
    objects: { counties: { geometries: { id: string }[] } };
  };
  const { counties } = atlas.objects;
  const texan = { ...counties, geometries: counties.geometries.filter(({ id }) => id.startsWith(TEXAS)) };
  return new Map(
    feature(atlas, texan).features.map(({ properties, geometry }) => {
      const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
      return [
        properties.name,
        { name: properties.name, geometry: outerRings(polygons as [number, number][][][]) },
      ];
    }),
  );
}

/** No county of the editions has a hole. */
function outerRings(polygons: [number, number][][][]): MultiPolygon {
  return { type: 'MultiPolygon', coordinates: polygons.map(([outer]) => [tidyRing(outer ?? [])]) };
}
