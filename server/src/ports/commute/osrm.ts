import type { TravelMode } from '@hearth/domain/commute/travel.ts';
import type { Point } from '@hearth/domain/search/areas/distance.ts';
import { withoutEndSlashes } from '@hearth/domain/text/trim-end.ts';
import * as z from 'zod';
import { answerOf, type TravelTimes, tripOf } from './travel-times.ts';

/** The names of OSRM's own profiles. */
const profiles: Readonly<Partial<Record<TravelMode, string>>> = {
  DRIVING: 'car',
  BICYCLING: 'bike',
  WALKING: 'foot',
};

const matrix = z.array(z.array(z.number().nullable()));
const tableSchema = z.object({ code: z.literal('Ok'), durations: matrix, distances: matrix });

/** A placeholder for one of the profiles above, where several servers stand side by side. */
export const PROFILE = '{profile}';

/**
 * OSRM's table service (https://project-osrm.org/docs/v5.24.0/api/#table-service). One server has the roads of one profile: without
 * the placeholder `{profile}` the address is that of cars.
 */
export const createOsrm = (address: string): TravelTimes => ({
  name: 'OSRM',
  modes: address.includes(PROFILE) ? ['DRIVING', 'BICYCLING', 'WALKING'] : ['DRIVING'],
  isCacheable: true,
  async trips({ from, to, mode }) {
    const server = withoutEndSlashes(address.replace(PROFILE, profiles[mode] ?? ''));
    const positions = [from, ...to].map(positionText).join(';');
    const url = new URL(`${server}/table/v1/driving/${positions}?sources=0&annotations=duration,distance`);
    const { durations, distances } = await answerOf(tableSchema, url);
    return to.map((_place, at) => tripOf(distances[0]?.[at + 1], durations[0]?.[at + 1]));
  },
});

const positionText = ({ latitude, longitude }: Point): string =>
  `${longitude.toFixed(6)},${latitude.toFixed(6)}`;
