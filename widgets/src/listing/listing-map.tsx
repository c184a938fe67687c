import type { ComponentType, ReactNode } from 'react';
import { useMemo } from 'react';
import { useGround } from '../client/use-ground.ts';
import type { SearchMapProps } from '../map/search-map.tsx';
import { Heading } from '../ui/heading.tsx';
import { MapGuard } from '../ui/map-guard.tsx';
import { Notice } from '../ui/notice.tsx';
import { type Deferred, useDeferred } from '../ui/use-deferred.ts';
import { useNear } from '../ui/use-near.ts';
import { homeOnMap } from './home-on-map.ts';
import type { SectionProps } from './listing-props.ts';

/** The map's code, which is most of a page's weight. */
export type MapSource = Deferred<{ readonly SearchMap: ComponentType<SearchMapProps> }>;

interface ListingMapProps extends SectionProps {
  readonly source: MapSource;
}

/** Position of a home on the server's own base map; loaded when the visitor scrolls near it. */
export function ListingMap({ listing, client, level, source }: ListingMapProps): ReactNode {
  const { ref, near } = useNear();
  const part = useDeferred(source, near);
  const shown = useMemo(() => homeOnMap(listing), [listing]);
  const ground = useGround(near ? client : null);
  return (
    <section aria-labelledby="listing-where" className="hearth-listing__where" part="map">
      <Heading level={level} id="listing-where">
        Location
      </Heading>
      <div className="hearth-listing__map" ref={ref}>
        {part && shown && (
          <MapGuard>
            <part.SearchMap {...ground} points={shown.points} fit={shown.box} wheelAfterFocus />
          </MapGuard>
        )}
        {part === null && <Notice>The map could not be loaded.</Notice>}
      </div>
    </section>
  );
}
