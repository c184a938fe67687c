import type { StoredPolygon } from '@hearth/domain/contract/polygon.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { LazyMap } from '@hearth/widgets/search/lazy-map.tsx';
import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import type { FeatureCollection } from 'geojson';
import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { saveOnPin } from '../../shared/saving/save-on-pin.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';

interface AreaMapProps {
  readonly polygon: StoredPolygon;
  readonly search: SearchState;
}

/** The area's outline and the homes in it; moving the map looks around and changes nothing. */
export function AreaMap({ polygon, search }: AreaMapProps): ReactNode {
  const { client } = useApp();
  const isPhone = useMediaQuery('(max-width: 767px)');
  const query = useMemo(
    () => ({ filters: search.filters, polygon: [polygon.id] }),
    [search.filters, polygon.id],
  );
  return (
    <section className="market__map" aria-label={`Map of ${polygon.name}`}>
      <LazyMap
        client={client}
        query={query}
        fit={polygon.bounds}
        isPhone={isPhone}
        pointedAt={null}
        onPoint={nothing}
        onUserMove={nothing}
        cardActions={saveOnPin}
      >
        <Outline polygon={polygon} />
      </LazyMap>
    </section>
  );
}

const nothing = () => {};

const drawn = deferred(
  async () => (await import('@hearth/widgets/map/area-outline-layer.tsx')).AreaOutlineLayer,
);

/** Drawn once the map is there. */
function Outline({ polygon }: { readonly polygon: StoredPolygon }): ReactNode {
  const AreaOutlineLayer = useDeferred(drawn);
  const outlines = useMemo(() => collectionOf(polygon), [polygon]);
  return AreaOutlineLayer ? <AreaOutlineLayer outlines={outlines} /> : null;
}

const collectionOf = ({ name, geometry }: StoredPolygon): FeatureCollection =>
  ({
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties: { name }, geometry }],
  }) as FeatureCollection;
