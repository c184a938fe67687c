import type { FilterKey } from './filters.ts';

/** Pairs of which the minimum must not be over the maximum. */
export const minMaxPairs = [
  ['minPrice', 'maxPrice'],
  ['minBedrooms', 'maxBedrooms'],
  ['minLotSize', 'maxLotSize'],
  ['minSquareFeet', 'maxSquareFeet'],
  ['minYearBuilt', 'maxYearBuilt'],
  ['minStories', 'maxStories'],
  ['minGarageSpaces', 'maxGarageSpaces'],
  ['periodStart', 'periodEnd'],
] as const satisfies readonly (readonly [FilterKey, FilterKey])[];

/** A minimum is valid if empty or at most the maximum, a maximum if empty or at least the minimum. */
export const isOrdered = <V extends number | string>(min: V | null, max: V | null): boolean =>
  min === null || max === null || min <= max;
