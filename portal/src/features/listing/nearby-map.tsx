import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { ListingCard as Card } from '@hearth/domain/contract/listing-card.ts';
import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import { useGround } from '@hearth/widgets/client/use-ground.ts';
import { ListingCard } from '@hearth/widgets/listing-card/listing-card.tsx';
import { PopupStack } from '@hearth/widgets/search/popup-stack.tsx';
import { useNear } from '@hearth/widgets/ui/use-near.ts';
import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { LazySearchMap } from '../../shared/searching/lazy-search-map.tsx';

interface NearbyMapProps {
  readonly listing: ListingDetails;
  /** The homes around it, each once; the same array while they are the same. */
  readonly homes: readonly Card[];
}

/** The home and those around it on one map, loaded when it comes near; nothing where none of them has a position. */
export function NearbyMap({ listing, homes }: NearbyMapProps): ReactNode {
  const { client } = useApp();
  const { ref, near } = useNear();
  const ground = useGround(client);
  const shown = useMemo(() => mapOf([listing, ...homes]), [listing, homes]);
  if (shown === null) return null;
  const card = (id: string) => {
    const home = homes.find(({ listingid }) => listingid === id);
    return home ? (
      <ListingCard listing={home} />
    ) : (
      <p className="nearby-homes__self">The home of this page</p>
    );
  };
  return (
    <section aria-labelledby="listing-nearby-map">
      <h2 id="listing-nearby-map">Map of these homes</h2>
      <div className="listing-map nearby-homes__map" ref={ref}>
        {near && (
          <LazySearchMap
            label="Map of the homes nearby"
            {...ground}
            points={shown.points}
            fit={shown.box}
            pointedAt={listing.listingid}
            renderPopup={(ids) => <PopupStack listingids={ids} renderCard={card} />}
            wheelAfterFocus
          />
        )}
      </div>
    </section>
  );
}

/** The pins of homes with a position, and the box around them; null without any. */
function mapOf(homes: readonly Card[]): { readonly points: MapPoints; readonly box: Bounds } | null {
  const pins = homes.flatMap(pinOf);
  if (pins.length === 0) return null;
  const latitudes = pins.map(({ latitude }) => latitude);
  const longitudes = pins.map(({ longitude }) => longitude);
  return {
    points: { clusters: [], points: pins, total: pins.length, withoutPin: homes.length - pins.length },
    box: {
      minLatitude: Math.min(...latitudes),
      maxLatitude: Math.max(...latitudes),
      minLongitude: Math.min(...longitudes),
      maxLongitude: Math.max(...longitudes),
    },
  };
}

function pinOf({ latitude, longitude, ...home }: Card): MapPoints['points'] {
  if (latitude === null || longitude === null) return [];
  const { listingid, listprice, mlsstatus, isexclusive, bedroomstotal, subdivisionname, city } = home;
  return [
    {
      ...{ type: 'listing', latitude, longitude, listingid, listprice, mlsstatus, isexclusive },
      ...{ bedroomstotal, subdivisionname, city },
    },
  ];
}
