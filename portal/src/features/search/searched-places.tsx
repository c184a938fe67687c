import { getAreaOutlines } from '@hearth/domain/contract/routes.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { requestOfTags } from '@hearth/domain/search/tags/tag-request.ts';
import { dataOf } from '@hearth/widgets/client/request-state.ts';
import { useRequest } from '@hearth/widgets/client/use-request.ts';
import { later, useLater } from '@hearth/widgets/ui/use-later.ts';
import type { FeatureCollection } from 'geojson';
import type { ReactNode } from 'react';
import { useApp } from '../../ui/app-context.tsx';

const drawn = later(async () => (await import('@hearth/widgets/map/place-outlines.tsx')).PlaceOutlines);

/** Up to here a map shows whole places, beyond it the street that their borders run along. */
const WHOLE = 13;
const CLOSE = 17;

interface SearchedPlacesProps {
  readonly search: Pick<SearchState, 'tags' | 'locations' | 'zoom'>;
}

/**
 * The borders of the places that a search asks for; a child of its map. Areas drawn by hand are drawn where they can be
 * changed. Where borders cannot be had, the map does without.
 */
export function SearchedPlaces({ search }: SearchedPlacesProps): ReactNode {
  const { client } = useApp();
  const places = search.tags.filter(({ type }) => type !== 'custom');
  const polygon = [...search.locations, ...requestOfTags(places).polygon].join();
  const zoom = (search.zoom ?? 0) > WHOLE ? CLOSE : WHOLE;
  const { request } = useRequest(
    polygon ? (signal) => client.call(getAreaOutlines, { query: { polygon, zoom }, signal }) : null,
    `${polygon} ${zoom}`,
  );
  const outlines = polygon ? dataOf(request) : undefined;
  const PlaceOutlines = useLater(drawn, outlines !== undefined);
  return PlaceOutlines && outlines ? <PlaceOutlines outlines={outlines as FeatureCollection} /> : null;
}
