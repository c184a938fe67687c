import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { Media } from '@hearth/domain/listing/listing.ts';
import { firstPhotoSizes, photoSources } from '@hearth/domain/listing/photo-sources.ts';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { type ReactNode, useCallback, useState } from 'react';
import { PortalIcon } from '../../ui/portal-icon.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import './photo-mosaic.css';

/** The first five pictures as a mosaic, on phones as a strip to swipe; any of them opens the viewer. */
export function PhotoMosaic({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const [shown, setShown] = useState<number | null>(null);
  const close = useCallback(() => setShown(null), []);
  const { images, locked } = listing;
  if (images.length === 0) return <NoPhotos count={listing.photoscount} />;
  return (
    <section className="mosaic" aria-label="Photos" data-count={Math.min(images.length, 5)}>
      {images.slice(0, 5).map((image, index) => (
        <button
          key={image.mediaobjectid}
          type="button"
          className="mosaic__photo"
          aria-label={`Photo ${index + 1} of ${images.length}: ${image.shortdescription ?? 'open larger'}`}
          onClick={() => setShown(index)}
        >
          <Picture image={image} sizes={index === 0 ? firstPhotoSizes : '25vw'} eager={index === 0} />
        </button>
      ))}
      <p className="mosaic__count">
        <PortalIcon name="photos" /> {countOf(images.length, locked.images)}
      </p>
      {shown !== null && <PhotoViewer images={images} index={shown} onClose={close} />}
    </section>
  );
}

/** '5 of 14 photos' where the others are not public. */
function countOf(shown: number, locked: number): string {
  const all = shown + locked;
  return `${locked > 0 ? `${shown} of ` : ''}${all} ${all === 1 ? 'photo' : 'photos'}`;
}

function NoPhotos({ count }: { readonly count: number }): ReactNode {
  return (
    <div className="mosaic mosaic--empty">
      <Icon name="house" />
      <p>{count > 0 ? 'Photos of this home are not public.' : 'No photos of this home yet.'}</p>
    </div>
  );
}

interface PictureProps {
  readonly image: Media;
  readonly sizes: string;
  readonly eager?: boolean;
}

function Picture({ image, sizes, eager = false }: PictureProps): ReactNode {
  return (
    <img
      src={image.mediaurl}
      srcSet={photoSources(image)}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={image.shortdescription ?? ''}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
