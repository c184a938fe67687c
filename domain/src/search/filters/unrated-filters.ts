import type { AllowedFilters } from './allowed-filters.ts';
import type { Filters } from './filters.ts';
import { schoolRatingRows } from './rows/school-rating.ts';

const ratingKeys = Object.keys(schoolRatingRows) as readonly (keyof typeof schoolRatingRows)[];

/** The filters without ratings of schools, which no search uses where their source and year are unknown. */
export function unratedFilters(filters: Filters): AllowedFilters {
  const requested = ratingKeys.filter((key) => filters[key] !== null);
  return {
    filters: { ...filters, ...Object.fromEntries(requested.map((key) => [key, null])) },
    leftOut: requested.map((filter) => ({ filter, value: null, reason: 'ratings_without_source' })),
  };
}
