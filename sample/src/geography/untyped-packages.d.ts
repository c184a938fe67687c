/** The parts we use of packages that bring no types. */
declare module 'd3-delaunay' {
  export class Delaunay {
    static from(points: readonly (readonly [number, number])[]): Delaunay;
    /** Index of the point nearest to (x, y). */
    find(x: number, y: number, start?: number): number;
    voronoi(bounds: readonly [number, number, number, number]): Voronoi;
  }
  export class Voronoi {
    /** The closed ring of a cell, or null where points coincide. */
    cellPolygon(index: number): [number, number][] | null;
  }
}

declare module 'topojson-client' {
  export function feature(
    topology: unknown,
    object: unknown,
  ): {
    type: 'FeatureCollection';
    features: {
      id: string;
      properties: { name: string };
      geometry: import('geojson').Polygon | import('geojson').MultiPolygon;
    }[];
  };
}
