import type { Bounds } from '../areas/bounds.ts';

/** Texas with its surroundings: maps open here, and do not pan further (specification section 9). */
export const mapRegion: Bounds = {
  minLatitude: 22.4,
  maxLatitude: 37.6,
  minLongitude: -106.1,
  maxLongitude: -89.4,
};
