import type { Listing } from './listing.ts';

/** Fields that describe features of a home in words: keywords search them, and a hidden address is masked in them. */
export const featureFields = [
  'interiorfeatures',
  'exteriorfeatures',
  'communityfeatures',
  'lotfeatures',
  'accessibilityfeatures',
  'architecturalstyle',
  'greenenergyefficient',
  'appliances',
  'heating',
  'cooling',
  'flooring',
  'utilities',
  'sewer',
  'watersource',
  'roadsurfacetype',
  'parkingfeatures',
  'constructionmaterials',
  'roof',
  'associationfeeincludes',
  'fencing',
  'View',
  'abor_rooms',
] as const satisfies readonly (keyof Listing)[];
