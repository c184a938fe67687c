import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import type { MouseEvent, ReactNode, UIEvent } from 'react';
import { useRef, useState } from 'react';
import { LiveRegion } from '../ui/live-region.tsx';
import { deferred, useDeferred } from '../ui/use-deferred.ts';
import { Photo, PhotoPlaceholder } from './photo.tsx';
import { photoInView } from './photo-in-view.ts';
import { useNear } from './use-near.ts';

interface PhotoCarouselProps {
  readonly images: ListingCard['images'];
  /** Subject of the pictures, e.g. the street line. */
  readonly subject: string;
  readonly href: string;
  readonly baseUrl: string;
  readonly eager: boolean;
  /** The visitor pointed at it or focused it: fetch the next photo and the buttons that step through them. */
  readonly awake: boolean;
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Most cards are only looked at; where this fails to load the row can still be swiped and scrolled. */
const steps = deferred(async () => (await import('./photo-steps.tsx')).PhotoSteps);

/**
 * The photos of a card in a row that snaps: swiped, scrolled, stepped with its buttons or the arrow keys. They are one
 * link to the listing, named for all of them; with several it is the card's one stop of the Tab key.
 */
export function PhotoCarousel(props: PhotoCarouselProps): ReactNode {
  const { images, subject, href, baseUrl, eager, awake, onFollow } = props;
  const row = useRef<HTMLAnchorElement>(null);
  const [index, setIndex] = useState(0);
  const [reached, setReached] = useState(0);

  const isNear = useNear(row, eager);

  const several = images.length > 1;
  const Steps = useDeferred(steps, awake && several);

  const settle = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const at = photoInView(currentTarget);
    setIndex(at);
    setReached(Math.max(reached, at));
  };

  if (images.length === 0) return <PhotoPlaceholder />;
  return (
    <div className="hearth-carousel">
      {/* A row that scrolls has to be reachable by keyboard, and takes the arrow keys for itself. */}
      <a
        ref={row}
        className="hearth-carousel__row"
        href={href}
        aria-label={several ? `${subject}, photos` : `Photo of ${subject}`}
        tabIndex={several ? undefined : -1}
        onScroll={several ? settle : undefined}
        onClick={onFollow}
        draggable={false}
      >
        {images.map((photo, place) => (
          <span key={photo.mediaobjectid} className="hearth-carousel__slide">
            {(place === 0 ? isNear : awake && place <= reached + 1) && (
              <Photo
                photo={photo}
                alt={altOf(photo, place, subject)}
                baseUrl={baseUrl}
                eager={eager && place === 0}
              />
            )}
          </span>
        ))}
      </a>
      {Steps && awake && several && <Steps row={row} index={index} count={images.length} />}
      {several && (
        <span className="hearth-carousel__dots" aria-hidden="true">
          {images.map((photo, slide) => (
            <span key={photo.mediaobjectid} data-on={slide === index || undefined} />
          ))}
        </span>
      )}
      {several && <LiveRegion message={reached > 0 ? `Photo ${index + 1} of ${images.length}` : ''} />}
    </div>
  );
}

const altOf = (photo: ListingCard['images'][number], slide: number, subject: string): string =>
  photo.shortdescription || `Photo ${slide + 1} of ${subject}`;
