import { travelModes } from '@hearth/domain/commute/travel.ts';
import type { Point } from '@hearth/domain/search/areas/distance.ts';
import { withoutEndSlashes } from '@hearth/domain/text/trim-end.ts';
import * as z from 'zod';
import { answerOf, type TravelTimes, tripOf } from './travel-times.ts';

const GOOGLE_URL = 'https://maps.googleapis.com';

const amount = z.object({ value: z.number() });
const elementSchema = z.object({
  status: z.string(),
  distance: amount.optional(),
  duration: amount.optional(),
  duration_in_traffic: amount.optional(),
});
/** Any other status of the whole answer (OVER_QUERY_LIMIT, REQUEST_DENIED ...) is a failure. */
const matrixSchema = z.object({
  status: z.literal('OK'),
  rows: z.array(z.object({ elements: z.array(elementSchema) })),
});

/**
 * Google's Distance Matrix, with traffic and timetables. Its terms forbid to store answers.
 * @param address of another server that stands in for Google's
 */
export const createGoogleDistances = (key: string, address: string = GOOGLE_URL): TravelTimes => ({
  name: 'Google Maps',
  modes: travelModes,
  isCacheable: false,
  async trips({ from, to, mode, departure }) {
    const url = new URL(`${withoutEndSlashes(address)}/maps/api/distancematrix/json`);
    url.search = new URLSearchParams({
      origins: positionText(from),
      destinations: to.map(positionText).join('|'),
      mode: mode.toLowerCase(),
      units: 'imperial',
      departure_time: String(Math.round(departure.getTime() / 1000)),
      key,
    }).toString();
    const { rows } = await answerOf(matrixSchema, url);
    return to.map((_place, at) => {
      const element = rows[0]?.elements[at];
      if (element?.status !== 'OK') return null;
      return tripOf(element.distance?.value, (element.duration_in_traffic ?? element.duration)?.value);
    });
  },
});

const positionText = ({ latitude, longitude }: Point): string =>
  `${latitude.toFixed(6)},${longitude.toFixed(6)}`;
