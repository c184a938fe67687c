import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import type { Media } from '@hearth/domain/listing/listing.ts';
import { firstPhotoSizes, photoPreview, photoSources } from '@hearth/domain/listing/photo-sources.ts';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { type ReactNode, useCallback, useState } from 'react';
import { useApp } from '../../ui/app-context.tsx';
import { PortalIcon } from '../../ui/portal-icon.tsx';
import { UnlockOffer } from '../../ui/unlock-offer.tsx';
import { unlockWords } from './locked-photos.ts';
import { PhotoViewer } from './photo-viewer.tsx';
import { VirtualTour } from './virtual-tour.tsx';
import './photo-mosaic.css';

interface PhotoMosaicProps {
  /** A card has the first photos. */
  readonly listing: ListingCard;
  /** Null until they are here, with all photos. */
  readonly details: ListingDetails | null;
}

/** The first five pictures as a mosaic, on phones as a strip to swipe; any of them opens the viewer. */
export function PhotoMosaic({ listing, details }: PhotoMosaicProps): ReactNode {
  const { unlock } = useApp();
  const [shown, setShown] = useState<number | null>(null);
  const close = useCallback(() => setShown(null), []);
  const { images, photoscount } = listing;
  const locked = details?.locked.images ?? 0;
  if (images.length === 0) return <NoPhotos listing={listing} details={details} />;
  const first = images.slice(0, mostInMosaic);
  return (
    <section className="mosaic" aria-label="Photos" data-count={first.length}>
      <div className="mosaic__photos">
        {first.map((image, index) => (
          <button
            key={image.mediaobjectid}
            type="button"
            className="mosaic__photo"
            aria-label={`Photo ${index + 1} of ${details ? images.length : photoscount}: ${image.shortdescription ?? 'open larger'}`}
            onClick={() => setShown(index)}
          >
            <Picture image={image} sizes={photoSizes(index, first.length)} eager={index === 0} />
          </button>
        ))}
      </div>
      <div className="mosaic__tools">
        {details && <VirtualTour listing={details} />}
        {locked > 0 && unlock && (
          <button type="button" className="mosaic__tool" onClick={unlock}>
            <PortalIcon name="lock" /> {unlockWords(locked)}
          </button>
        )}
        {details && (
          <button type="button" className="mosaic__tool mosaic__count" onClick={() => setShown(0)}>
            <PortalIcon name="photos" /> {countOf(images.length, locked)}
          </button>
        )}
      </div>
      {/* Opened before the details are here, it waits for all photos. */}
      {details && shown !== null && (
        <PhotoViewer images={images} locked={locked} index={shown} onClose={close} onUnlock={unlock} />
      )}
    </section>
  );
}

const mostInMosaic = 5;

/** Phones show one photo at a time; wide screens a large one and up to four beside it. */
function photoSizes(index: number, count: number): string {
  if (index === 0) return firstPhotoSizes;
  return `(min-width: 768px) ${wideSizes[count] ?? '25vw'}, 88vw`;
}

/** Of the photos beside the first one, by the number of all. */
const wideSizes: Readonly<Record<number, string>> = { 2: '50vw', 3: '34vw' };

/** '5 of 14 photos' where the others are not public. */
function countOf(shown: number, locked: number): string {
  const all = shown + locked;
  return `${locked > 0 ? `${shown} of ` : ''}${all} ${all === 1 ? 'photo' : 'photos'}`;
}

function NoPhotos({ listing, details }: PhotoMosaicProps): ReactNode {
  return (
    <section className="mosaic mosaic--empty" aria-label="Photos">
      <Icon name="house" />
      <p>{listing.photoscount > 0 ? 'Photos of this home are not public.' : 'No photos of this home yet.'}</p>
      {listing.photoscount > 0 && <UnlockOffer />}
      {details && <VirtualTour listing={details} />}
    </section>
  );
}

interface PictureProps {
  readonly image: Media;
  readonly sizes: string;
  readonly eager?: boolean;
}

/** Its preview lies below it until it is there. */
function Picture({ image, sizes, eager = false }: PictureProps): ReactNode {
  const loading = eager ? 'eager' : 'lazy';
  const preview = photoPreview(image);
  return (
    <>
      {preview && (
        <img className="mosaic__preview" src={preview} alt="" loading={loading} fetchPriority="low" />
      )}
      <img
        src={image.mediaurl}
        srcSet={photoSources(image)}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={image.shortdescription ?? ''}
        loading={loading}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </>
  );
}
