import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { requestOfTags } from '@hearth/domain/search/tags/tag-request.ts';
import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FeatureCollection } from 'geojson';
import type { ReactNode } from 'react';
import { useApp } from '../../ui/app-context.tsx';
import { areaOutlinesQuery } from './area-outlines-query.ts';

const drawn = deferred(async () => (await import('@hearth/widgets/map/place-outlines.tsx')).PlaceOutlines);

/** Up to here a map shows whole places, beyond it the street that their borders run along. */
const WHOLE = 13;
const CLOSE = 17;

interface SearchedPlacesProps {
  readonly search: Pick<SearchState, 'tags' | 'locations' | 'zoom'>;
}

/**
 * The borders of the places that a search asks for; a child of its map. Areas drawn by hand are drawn where they can be
 * changed. Where borders fail to load, the map does without.
 */
export function SearchedPlaces({ search }: SearchedPlacesProps): ReactNode {
  const { client } = useApp();
  const places = search.tags.filter(({ type }) => type !== 'custom');
  const polygon = [...search.locations, ...requestOfTags(places).polygon].join();
  const zoom = (search.zoom ?? 0) > WHOLE ? CLOSE : WHOLE;
  const { data } = useQuery({
    ...areaOutlinesQuery(client, polygon, zoom),
    // The borders in view stay until the finer ones are there.
    placeholderData: keepPreviousData,
  });
  const outlines = polygon ? data : undefined;
  const PlaceOutlines = useDeferred(drawn, outlines !== undefined);
  return PlaceOutlines && outlines ? <PlaceOutlines outlines={outlines as FeatureCollection} /> : null;
}
