import type { TravelMode } from '@hearth/domain/commute/travel.ts';
import type { Point } from '@hearth/domain/search/areas/distance.ts';
import { withoutEndSlashes } from '@hearth/domain/text/trim-end.ts';
import * as z from 'zod';
import { answerOf, type TravelTimes, tripOf } from './travel-times.ts';

/** The matrix has no transit (https://valhalla.github.io/valhalla/api/matrix/api-reference). */
const costings: Readonly<Partial<Record<TravelMode, string>>> = {
  DRIVING: 'auto',
  BICYCLING: 'bicycle',
  WALKING: 'pedestrian',
};

const matrixSchema = z.object({
  sources_to_targets: z.array(
    z.array(z.object({ to_index: z.number(), distance: z.number().nullable(), time: z.number().nullable() })),
  ),
});

/** Valhalla's matrix service. */
export const createValhalla = (address: string): TravelTimes => ({
  name: 'Valhalla',
  modes: ['DRIVING', 'BICYCLING', 'WALKING'],
  isCacheable: true,
  async trips({ from, to, mode }) {
    const { sources_to_targets: rows } = await answerOf(
      matrixSchema,
      new URL(`${withoutEndSlashes(address)}/sources_to_targets`),
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          sources: [located(from)],
          targets: to.map(located),
          costing: costings[mode],
          units: 'kilometers',
        }),
      },
    );
    return to.map((_place, at) => {
      const found = rows[0]?.find(({ to_index: index }) => index === at);
      return tripOf(found?.distance == null ? null : found.distance * 1000, found?.time);
    });
  },
});

const located = ({ latitude, longitude }: Point) => ({ lat: latitude, lon: longitude });
