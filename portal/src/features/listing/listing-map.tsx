import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { MapPoints } from '@hearth/domain/contract/map.ts';
import { type Bounds, boxAround } from '@hearth/domain/search/areas/bounds.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { useGround } from '@hearth/widgets/client/use-ground.ts';
import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import { useNear } from '@hearth/widgets/ui/use-near.ts';
import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../ui/app-context.tsx';
import { LazySearchMap } from '../../ui/lazy-search-map.tsx';

/** The button and its dialog; where its code cannot be loaded, there is none. */
const streetView = deferred(() => import('./street-view.tsx'));

/** A map of the home, loaded when the visitor scrolls near it; nothing for homes whose location is hidden. */
export function ListingMap({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const { latitude, longitude } = listing;
  const { client } = useApp();
  const { ref, near } = useNear();
  const part = useDeferred(streetView, near);
  const shown = useMemo(
    () => (latitude === null || longitude === null ? null : mapOf(listing, latitude, longitude)),
    [listing, latitude, longitude],
  );
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

interface PositionMapProps {
  readonly client: Client;
  readonly points: MapPoints;
  readonly box: Bounds;
}

const PositionMap = ({ client, points, box }: PositionMapProps): ReactNode => (
  <LazySearchMap points={points} fit={box} {...useGround(client)} wheelAfterFocus />
);

function mapOf(
  listing: ListingDetails,
  latitude: number,
  longitude: number,
): { readonly points: MapPoints; readonly box: Bounds } {
  const { listingid, listprice, mlsstatus, isexclusive, bedroomstotal, subdivisionname, city } = listing;
  return {
    points: {
      clusters: [],
      points: [
        {
          ...{
            type: 'listing',
            latitude,
            longitude,
            listingid,
            listprice,
            mlsstatus,
            isexclusive,
            bedroomstotal,
          },
          ...{ subdivisionname, city },
        },
      ],
      ...{ total: 1, withoutPin: 0 },
    },
    box: boxAround({ latitude, longitude }),
  };
}
