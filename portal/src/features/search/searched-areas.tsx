import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { requestOfTags } from '@hearth/domain/search/tags/tag-request.ts';
import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FeatureCollection } from 'geojson';
import type { ReactNode } from 'react';
import { useApp } from '../../ui/app-context.tsx';
import { areaOutlinesQuery } from './area-outlines-query.ts';

const drawn = deferred(
  async () => (await import('@hearth/widgets/map/area-outline-layer.tsx')).AreaOutlineLayer,
);

/** Up to this zoom a map shows whole areas; from here on, the streets along their borders. */
const WHOLE = 13;
const CLOSE = 17;

interface SearchedAreasProps {
  readonly search: Pick<SearchState, 'tags' | 'locations' | 'zoom'>;
}

/**
 * The outlines of the named areas of a search; a child of its map. The drawing shows drawn areas. Without an answer the map
 * shows no outlines.
 */
export function SearchedAreas({ search }: SearchedAreasProps): ReactNode {
  const { client } = useApp();
  const named = search.tags.filter(({ type }) => type !== 'custom');
  const polygon = [...search.locations, ...requestOfTags(named).polygon].join();
  const zoom = (search.zoom ?? 0) > WHOLE ? CLOSE : WHOLE;
  const { data } = useQuery({
    ...areaOutlinesQuery(client, polygon, zoom),
    // The outlines in view stay until the finer ones have loaded.
    placeholderData: keepPreviousData,
  });
  const outlines = polygon ? data : undefined;
  const AreaOutlineLayer = useDeferred(drawn, outlines !== undefined);
  return AreaOutlineLayer && outlines ? <AreaOutlineLayer outlines={outlines as FeatureCollection} /> : null;
}
