import type { TileJson } from '@hearth/domain/contract/tiles.ts';
import type { GeoJsonObject } from 'geojson';
import { useCallback, useMemo, useState } from 'react';
import { baseMapOf } from './base-map.ts';
import type { Client } from './client.ts';
import { useOutlines } from './use-outlines.ts';

/** The ground of a map without tiles of pictures, as `SearchMap` takes it. */
export interface Ground {
  readonly baseMap: (() => Promise<TileJson>) | undefined;
  /** Fetched once they are needed. */
  readonly outlines: readonly GeoJsonObject[];
  readonly onOutlinesNeeded: () => void;
}

/** The server's base map; its outlines where that fails, and for what a screen reader hears. Nothing for null. */
export function useGround(client: Client | null): Ground {
  const [isNeeded, setNeeded] = useState(false);
  const baseMap = useMemo(() => (client ? () => baseMapOf(client) : undefined), [client]);
  const outlines = useOutlines(isNeeded ? client : null);
  const onOutlinesNeeded = useCallback(() => setNeeded(true), []);
  return { baseMap, outlines, onOutlinesNeeded };
}
