import { getOutlines } from '@hearth/domain/contract/outlines.ts';
import type { GeoJsonObject } from 'geojson';
import { useEffect, useState } from 'react';
import type { Client } from './client.ts';

const none: readonly GeoJsonObject[] = [];

/**
 * The base map of a map without tiles, once it has loaded. A map works without it, so failures are not reported.
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
