import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { cardPhotoSizes } from '@hearth/domain/listing/photo-sources.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { photoSource } from './photo-source.ts';

interface PhotoProps {
  readonly photo: ListingCard['images'][number];
  readonly alt: string;
  readonly baseUrl: string;
  /** The first photos in view are fetched at once, all others as they come near. */
  readonly eager: boolean;
}

/** One picture in the card's frame; a file that cannot be shown leaves the drawing of a house. */
export function Photo({ photo, alt, baseUrl, eager }: PhotoProps): ReactNode {
  const [failed, setFailed] = useState(false);
  if (failed) return <PhotoPlaceholder />;
  return (
    <img
      className="hearth-photo"
      {...photoSource(photo, baseUrl)}
      sizes={cardPhotoSizes}
      width={photo.width}
      height={photo.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      {...(eager && { fetchPriority: 'high' as const })}
      decoding="async"
      draggable={false}
      onError={() => setFailed(true)}
    />
  );
}

/** Stands where there is no picture, at the size of one. */
export function PhotoPlaceholder(): ReactNode {
  return (
    <span className="hearth-photo hearth-photo--none">
      <Icon name="house" />
      <span>No photo</span>
    </span>
  );
}
