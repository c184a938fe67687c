import type { Departure, TravelMode } from '@hearth/domain/commute/travel.ts';

export const modeNames: Readonly<Record<TravelMode, string>> = {
  DRIVING: 'Car',
  TRANSIT: 'Transit',
  BICYCLING: 'Bicycle',
  WALKING: 'On foot',
};

export const departureNames: Readonly<Record<Departure, string>> = {
  'rush-hour': '8 am on a weekday',
  midday: 'Noon on a weekday',
};
