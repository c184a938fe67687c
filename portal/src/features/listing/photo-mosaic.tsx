import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { Media } from '@hearth/domain/listing/listing.ts';
import { IconButton } from '@hearth/widgets/ui/button.tsx';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { PortalIcon } from '../../ui/portal-icon.tsx';
import { useToastsIn } from '../../ui/use-modal.ts';
import './photo-mosaic.css';

/** The first five pictures as a mosaic, on phones as a strip to swipe; any of them opens the viewer. */
export function PhotoMosaic({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const [shown, setShown] = useState<number | null>(null);
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
          <Picture
            image={image}
            sizes={index === 0 ? '(min-width: 768px) 50vw, 90vw' : '25vw'}
            eager={index === 0}
          />
        </button>
      ))}
      <p className="mosaic__count">
        <PortalIcon name="photos" /> {images.length} {images.length === 1 ? 'photo' : 'photos'}
        {locked.images > 0 && `, ${locked.images} more for signed-in visitors`}
      </p>
      {shown !== null && (
        <PhotoViewer images={images} index={shown} onIndex={setShown} onClose={() => setShown(null)} />
      )}
    </section>
  );
}

function NoPhotos({ count }: { readonly count: number }): ReactNode {
  return (
    <div className="mosaic mosaic--empty">
      <Icon name="house" />
      <p>{count > 0 ? 'Photos of this home are for signed-in visitors.' : 'No photos of this home yet.'}</p>
    </div>
  );
}

interface PictureProps {
  readonly image: Media;
  readonly sizes: string;
  readonly eager?: boolean;
}

function Picture({ image, sizes, eager = false }: PictureProps): ReactNode {
  const narrower = Object.entries(image.diffimgsizes).map(([width, url]) => `${url} ${width}w`);
  return (
    <img
      src={image.mediaurl}
      srcSet={[...narrower, `${image.mediaurl} ${image.width}w`].join(', ')}
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

interface PhotoViewerProps {
  readonly images: readonly Media[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
}

function PhotoViewer({ images, index, onIndex, onClose }: PhotoViewerProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useToastsIn(dialog);
  const image = images[index];
  if (image === undefined) return null;
  const step = (by: number) => onIndex((index + by + images.length) % images.length);
  return (
    <dialog
      ref={(element) => {
        if (element && !dialog.current) element.showModal();
        dialog.current = element;
      }}
      className="viewer"
      aria-label="Photo viewer"
      onClose={onClose}
      onCancel={(event) => event.stopPropagation()}
      onKeyDown={(event) => stepByKey(event, step)}
    >
      <div className="viewer__bar">
        <p aria-live="polite">
          {index + 1} of {images.length}
        </p>
        <IconButton
          icon="close"
          label="Close the photos"
          onClick={(event) => event.currentTarget.closest('dialog')?.close()}
        />
      </div>
      <Picture key={image.mediaobjectid} image={image} sizes="100vw" eager />
      {images.length > 1 && (
        <div className="viewer__steps">
          <IconButton icon="arrow-left" label="Previous photo" onClick={() => step(-1)} />
          <IconButton icon="arrow-right" label="Next photo" onClick={() => step(1)} />
        </div>
      )}
    </dialog>
  );
}

function stepByKey(event: KeyboardEvent, step: (by: number) => void): void {
  if (event.key === 'ArrowLeft') step(-1);
  if (event.key === 'ArrowRight') step(1);
}
