import { getOutlines } from '@hearth/domain/contract/routes.ts';
import type { GeoJsonObject } from 'geojson';
import { useEffect, useState } from 'react';
import type { Client } from './client.ts';

const none: readonly GeoJsonObject[] = [];

/**
 * The ground of a map without tiles, once it is here; a map without it is still a map, so failures are not told.
 * Nothing is fetched for null.
 */
export function useOutlines(client: Pick<Client, 'call'> | null): readonly GeoJsonObject[] {
  const [outlines, setOutlines] = useState(none);
  useEffect(() => {
    if (!client) return;
    const controller = new AbortController();
    client
      .call(getOutlines, { signal: controller.signal })
      .then((answer) => setOutlines([answer as GeoJsonObject]))
      .catch(() => {});
    return () => controller.abort();
  }, [client]);
  return outlines;
}
