import type { Site } from '@hearth/domain/contract/site.ts';
import type { MapViewType } from '@hearth/domain/search/map/map-views.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useApp } from '../../../shared/app/app-context.tsx';
import { siteQuery } from '../../../shared/app/site-query.ts';

type Source = Site['map']['sources'][number];

/** Tiles that failed before the map gives them up; single ones fail at the edge of what a server has. */
const most = 6;

export interface TileSource {
  /** The choices: the roadmap, which the map draws itself where it has no tiles, and the configured views. */
  readonly views: readonly MapViewType[];
  /** The tiles to draw; undefined where the map draws itself. */
  readonly source: Source | undefined;
  /** The tiles of this view do not come. */
  readonly failed: boolean;
  readonly onTileError: () => void;
  readonly retry: () => void;
}

const none: readonly Source[] = [];

/** The tiles of a view as the server configures them; tiles that fail are left out until the visitor retries. */
export function useTileSource(viewType: MapViewType): TileSource {
  const sources = useSources();
  const [errors, setErrors] = useState({ viewType, count: 0 });
  const count = errors.viewType === viewType ? errors.count : 0;
  const failed = count >= most;
  return {
    views: ['roadmap', ...sources.map(({ type }) => type).filter((type) => type !== 'roadmap')],
    source: failed ? undefined : sources.find(({ type }) => type === viewType),
    failed,
    onTileError: useCallback(
      () => setErrors((now) => ({ viewType, count: now.viewType === viewType ? now.count + 1 : 1 })),
      [viewType],
    ),
    retry: () => setErrors({ viewType, count: 0 }),
  };
}

/** A server that cannot be asked has none. */
function useSources(): readonly Source[] {
  const { client } = useApp();
  const { data } = useQuery(siteQuery(client));
  return data?.map.sources ?? none;
}
