import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
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
      // A card is a phone wide or about 400 px. Not `auto`, which Chromium takes for the window's width in here.
      sizes="(max-width: 480px) 100vw, 400px"
      width={photo.width}
      height={photo.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
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
