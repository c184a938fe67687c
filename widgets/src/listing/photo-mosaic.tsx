import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import type { Media } from '@hearth/domain/listing/listing.ts';
import { firstPhotoSizes, photoPreview } from '@hearth/domain/listing/photo-sources.ts';
import type { ReactNode } from 'react';
import { addressOf, photoSource } from '../listing-card/photo-source.ts';
import { Icon } from '../ui/icon.tsx';
import { showFocused } from '../ui/show-focused.ts';

interface PhotoMosaicProps {
  /** A card has the first photos, the details have all. */
  readonly listing: Pick<ListingCard, 'images' | 'photoscount'>;
  /** How many photos there are to step through; fewer than the listing has where some are locked. */
  readonly count: number;
  /** Server address that photos are resolved against; '' on the server's own pages. */
  readonly baseUrl?: string;
  /** The photos beside the first one may come a moment later: their room is kept. */
  readonly hasRest?: boolean;
  /** A visitor wants to see a photo, counted from 0, over the whole window. */
  readonly onOpen: (index: number) => void;
  /** Buttons over the foot of the photos. */
  readonly children?: ReactNode;
}

/** The first five pictures as a mosaic, on phones as a strip to swipe; any of them opens the viewer. */
export function PhotoMosaic({
  listing,
  count,
  baseUrl = '',
  hasRest = true,
  onOpen,
  children,
}: PhotoMosaicProps): ReactNode {
  const first = listing.images.slice(0, mostInMosaic);
  return (
    <section className="hearth-mosaic" part="gallery" aria-label="Photos" data-count={first.length}>
      <div className="hearth-mosaic__photos">
        {first.slice(0, hasRest ? mostInMosaic : 1).map((image, index) => (
          <button
            key={image.mediaobjectid}
            type="button"
            className="hearth-mosaic__photo"
            aria-label={`Photo ${index + 1} of ${count}: ${image.shortdescription ?? 'open larger'}`}
            onClick={() => onOpen(index)}
            onFocus={showFocused}
          >
            <Picture
              image={image}
              sizes={photoSizes(index, first.length)}
              baseUrl={baseUrl}
              eager={index === 0}
            />
          </button>
        ))}
      </div>
      <div className="hearth-mosaic__tools">{children}</div>
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
export function photoCount(shown: number, locked: number): string {
  const all = shown + locked;
  return `${locked > 0 ? `${shown} of ` : ''}${all} ${all === 1 ? 'photo' : 'photos'}`;
}

interface NoPhotosProps {
  readonly listing: Pick<ListingCard, 'photoscount'>;
  /** The way to photos that are not public, and to other pictures. */
  readonly children?: ReactNode;
}

/** Stands for the mosaic of a home whose photos are not there, or not public. */
export const NoPhotos = ({ listing, children }: NoPhotosProps): ReactNode => (
  <section className="hearth-mosaic hearth-mosaic--empty" part="gallery" aria-label="Photos">
    <Icon name="house" />
    <p>{listing.photoscount > 0 ? 'Photos of this home are not public.' : 'No photos of this home yet.'}</p>
    {children}
  </section>
);

interface PictureProps {
  readonly image: Media;
  readonly sizes: string;
  readonly baseUrl: string;
  readonly eager: boolean;
}

/** Its preview lies below it until it is there. */
function Picture({ image, sizes, baseUrl, eager }: PictureProps): ReactNode {
  const loading = eager ? 'eager' : 'lazy';
  const preview = photoPreview(image);
  return (
    <>
      {preview && (
        <img
          className="hearth-mosaic__preview"
          src={addressOf(preview, baseUrl)}
          alt=""
          loading={loading}
          fetchPriority="low"
        />
      )}
      <img
        {...photoSource(image, baseUrl)}
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
