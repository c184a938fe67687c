import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { Bounds } from '@hearth/domain/search/bounds.ts';
import type { PolygonType } from '@hearth/domain/search/tag.ts';

/** A ring of [longitude, latitude] in WGS84 degrees, as GeoJSON has it. */
export type Ring = readonly (readonly [longitude: number, latitude: number, ...rest: number[]])[];

export type BoundaryGeometry =
  | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };

/** An area that a search can ask for by its id. */
export interface Boundary {
  readonly id: string;
  /** 'water' is drawn on maps; the other kinds are also searched by. */
  readonly type: PolygonType | 'water';
  readonly name: string;
  readonly edition: EditionId;
  readonly geometry: BoundaryGeometry;
  /** True where the outline is drawn from cells or simplified rather than surveyed. */
  readonly approximate: boolean;
  /** Where the outline is from, in words; null where nobody needs to know. */
  readonly source: string | null;
}

/** The polygons of a geometry, each its outer ring and its holes. */
export const polygonsOf = (geometry: BoundaryGeometry): readonly (readonly Ring[])[] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;

/** The box around a geometry; of an empty one the box is empty too (minima above maxima). */
export function boundsOf(geometry: BoundaryGeometry): Bounds {
  let [minLatitude, maxLatitude, minLongitude, maxLongitude] = [90, -90, 180, -180];
  for (const [outer = []] of polygonsOf(geometry)) {
    for (const [longitude, latitude] of outer) {
      minLatitude = Math.min(minLatitude, latitude);
      maxLatitude = Math.max(maxLatitude, latitude);
      minLongitude = Math.min(minLongitude, longitude);
      maxLongitude = Math.max(maxLongitude, longitude);
    }
  }
  return { minLatitude, maxLatitude, minLongitude, maxLongitude };
}
