import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { NoPhotos, PhotoMosaic, photoCount } from '@hearth/widgets/listing/photo-mosaic.tsx';
import { type ReactNode, useCallback, useState } from 'react';
import { UnlockOffer } from '../../shared/account/unlock-offer.tsx';
import { useApp } from '../../shared/app/app-context.tsx';
import { PortalIcon } from '../../ui/portal-icon.tsx';
import { unlockWords } from './locked-photos.ts';
import { PhotoViewer } from './photo-viewer.tsx';
import { VirtualTour } from './virtual-tour.tsx';
import './listing-photos.css';

interface ListingPhotosProps {
  /** A card has the first photos. */
  readonly listing: ListingCard;
  /** Null until they are here, with all photos. */
  readonly details: ListingDetails | null;
  /** Set if the photos beside the first one are rendered yet. */
  readonly hasRest?: boolean;
}

/** The photos of a home, with the viewer and the ways to those that are locked. */
export function ListingPhotos({ listing, details, hasRest = true }: ListingPhotosProps): ReactNode {
  const { unlock } = useApp();
  const [shown, setShown] = useState<number | null>(null);
  const close = useCallback(() => setShown(null), []);
  const { images, photoscount } = listing;
  const locked = details?.locked.images ?? 0;
  if (images.length === 0)
    return (
      <NoPhotos listing={listing}>
        {photoscount > 0 && <UnlockOffer />}
        {details && <VirtualTour listing={details} />}
      </NoPhotos>
    );
  return (
    <>
      <PhotoMosaic
        listing={listing}
        count={details ? images.length : photoscount}
        hasRest={hasRest}
        onOpen={setShown}
      >
        {details && <VirtualTour listing={details} />}
        {locked > 0 && unlock && (
          <button type="button" className="hearth-mosaic__tool" onClick={unlock}>
            <PortalIcon name="lock" /> {unlockWords(locked)}
          </button>
        )}
        {details && (
          <button
            type="button"
            className="hearth-mosaic__tool hearth-mosaic__count"
            onClick={() => setShown(0)}
          >
            <PortalIcon name="photos" /> {photoCount(images.length, locked)}
          </button>
        )}
      </PhotoMosaic>
      {/* Opened before the details are here, it waits for all photos. */}
      {details && shown !== null && (
        <PhotoViewer images={images} locked={locked} index={shown} onClose={close} onUnlock={unlock} />
      )}
    </>
  );
}
