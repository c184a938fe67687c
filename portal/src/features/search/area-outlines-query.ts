import { getAreaOutlines } from '@hearth/domain/contract/area-outlines.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { queryOptions } from '@tanstack/react-query';

/** Only the names are used: the coarsest outlines make the smallest response. */
export const COARSEST = 0;

/** The outlines and names of areas by their comma-joined ids, as fine as `zoom` shows them; nothing is asked for no ids. */
export const areaOutlinesQuery = (client: Client, polygon: string, zoom: number) =>
  queryOptions({
    queryKey: ['area-outlines', polygon, zoom],
    queryFn: ({ signal }) => client.call(getAreaOutlines, { query: { polygon, zoom }, signal }),
    enabled: polygon !== '',
  });
