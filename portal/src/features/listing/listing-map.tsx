import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { useGround } from '@hearth/widgets/client/use-ground.ts';
import { type HomeOnMap, homeOnMap } from '@hearth/widgets/listing/home-on-map.ts';
import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import { useNear } from '@hearth/widgets/ui/use-near.ts';
import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { LazySearchMap } from '../../shared/searching/lazy-search-map.tsx';

/** The button and its dialog; where its code cannot be loaded, there is none. */
const streetView = deferred(() => import('./street-view.tsx'));

/** A map of the home, loaded when the visitor scrolls near it; nothing for homes whose location is hidden. */
export function ListingMap({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const { client } = useApp();
  const { ref, near } = useNear();
  const part = useDeferred(streetView, near);
  const shown = useMemo(() => homeOnMap(listing), [listing]);
  if (shown === null) return null;
  return (
    <section aria-labelledby="listing-where">
      <h2 id="listing-where">Location</h2>
      <div className="listing-map" ref={ref}>
        {near && <PositionMap client={client} {...shown} />}
      </div>
      {part && <part.StreetView listing={listing} />}
    </section>
  );
}

interface PositionMapProps extends HomeOnMap {
  readonly client: Client;
}

const PositionMap = ({ client, points, box }: PositionMapProps): ReactNode => (
  <LazySearchMap points={points} fit={box} {...useGround(client)} wheelAfterFocus />
);
