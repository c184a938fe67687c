import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { ListingCard as Card } from '@hearth/domain/contract/listing-card.ts';
import { boxOfPoints, pointsOfHomes } from '@hearth/domain/search/map/points-of-homes.ts';
import { useGround } from '@hearth/widgets/client/use-ground.ts';
import { PopupStack } from '@hearth/widgets/search/popup-stack.tsx';
import { useNear } from '@hearth/widgets/ui/use-near.ts';
import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { HomeCard } from '../../shared/listing/home-card.tsx';
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
  const points = useMemo(() => pointsOfHomes([listing, ...homes]), [listing, homes]);
  const box = useMemo(() => boxOfPoints(points.points), [points]);
  if (box === null) return null;
  const card = (id: string) => {
    const home = homes.find(({ listingid }) => listingid === id);
    return home ? <HomeCard listing={home} /> : <p className="nearby-homes__self">The home of this page</p>;
  };
  return (
    <section aria-labelledby="listing-nearby-map">
      <h2 id="listing-nearby-map">Map of these homes</h2>
      <div className="listing-map nearby-homes__map" ref={ref}>
        {near && (
          <LazySearchMap
            label="Map of the homes nearby"
            {...ground}
            points={points}
            fit={box}
            pointedAt={listing.listingid}
            renderPopup={(ids) => <PopupStack listingids={ids} renderCard={card} />}
            wheelAfterFocus
          />
        )}
      </div>
    </section>
  );
}
