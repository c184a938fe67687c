/** Google's names, which the specification uses (section 3). */
export const travelModes = ['DRIVING', 'TRANSIT', 'BICYCLING', 'WALKING'] as const;
export type TravelMode = (typeof travelModes)[number];

/** When a trip begins, on a weekday: at eight in the morning or at noon. */
export const departures = ['rush-hour', 'midday'] as const;
export type Departure = (typeof departures)[number];

/** One trip between two positions. */
export interface Trip {
  readonly miles: number;
  readonly minutes: number;
}

/** Source of the times; 'straight-line' is the estimate that needs no service. */
export const travelMethods = ['straight-line', 'OSRM', 'Valhalla', 'Google Maps'] as const;
export type TravelMethod = (typeof travelMethods)[number];

/** Most places of one person (docs/decisions.md). */
export const mostPlaces = 4;
