import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { IconButton } from '../ui/button.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { Photo, PhotoPlaceholder } from './photo.tsx';

interface PhotoCarouselProps {
  readonly images: ListingCard['images'];
  /** What the pictures show, e.g. the street line. */
  readonly subject: string;
  readonly href: string;
  readonly baseUrl: string;
  readonly eager: boolean;
  /** Somebody is interested: the photo after the one in view is fetched too. */
  readonly awake: boolean;
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * The photos of a card in a row that snaps: swiped, scrolled, stepped with its buttons or the arrow keys. Every photo
 * leads to the listing.
 */
export function PhotoCarousel(props: PhotoCarouselProps): ReactNode {
  const { images, subject, href, baseUrl, eager, awake, onFollow } = props;
  const row = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [reached, setReached] = useState(0);

  const settle = () => {
    const at = indexOf(row.current);
    setIndex(at);
    setReached(Math.max(reached, at));
  };
  const show = (target: number) => scrollTo(row.current, Math.min(Math.max(target, 0), images.length - 1));

  if (images.length === 0) return <PhotoPlaceholder />;
  const several = images.length > 1;
  return (
    <div className="hearth-carousel">
      {/* A row that scrolls has to be reachable by keyboard, and takes the arrow keys for itself. */}
      <div
        ref={row}
        className="hearth-carousel__row"
        {...(several && {
          role: 'group',
          tabIndex: 0,
          'aria-label': `Photos of ${subject}`,
          onScroll: settle,
          onKeyDown: (event: KeyboardEvent) => stepByKey(event, index, images.length, show),
        })}
      >
        {images.map((photo, place) => (
          <a
            key={photo.mediaobjectid}
            className="hearth-carousel__slide"
            aria-label={altOf(photo, place, subject)}
            href={href}
            tabIndex={-1}
            onClick={onFollow}
            draggable={false}
          >
            {(place === 0 || (awake && place <= reached + 1)) && (
              <Photo
                photo={photo}
                alt={altOf(photo, place, subject)}
                baseUrl={baseUrl}
                eager={eager && place === 0}
              />
            )}
          </a>
        ))}
      </div>
      {several && <Controls images={images} index={index} onShow={show} />}
      {several && <LiveRegion message={reached > 0 ? `Photo ${index + 1} of ${images.length}` : ''} />}
    </div>
  );
}

const altOf = (photo: ListingCard['images'][number], place: number, subject: string): string =>
  photo.shortdescription || `Photo ${place + 1} of ${subject}`;

interface ControlsProps {
  readonly images: ListingCard['images'];
  readonly index: number;
  readonly onShow: (index: number) => void;
}

/** The buttons are for pointers: whoever uses the keyboard has the arrow keys on the row, one stop instead of three. */
function Controls({ images, index, onShow }: ControlsProps): ReactNode {
  return (
    <>
      <IconButton
        className="hearth-carousel__step hearth-carousel__step--back"
        icon="arrow-left"
        label="Previous photo"
        tabIndex={-1}
        disabled={index === 0}
        onClick={() => onShow(index - 1)}
      />
      <IconButton
        className="hearth-carousel__step hearth-carousel__step--on"
        icon="arrow-right"
        label="Next photo"
        tabIndex={-1}
        disabled={index === images.length - 1}
        onClick={() => onShow(index + 1)}
      />
      <span className="hearth-carousel__dots" aria-hidden="true">
        {images.map((photo, place) => (
          <span key={photo.mediaobjectid} data-on={place === index || undefined} />
        ))}
      </span>
    </>
  );
}

function stepByKey(event: KeyboardEvent, index: number, count: number, show: (index: number) => void): void {
  const forward = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft(event.currentTarget) ? 'ArrowRight' : 'ArrowLeft';
  const target = { [forward]: index + 1, [back]: index - 1, Home: 0, End: count - 1 }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  show(target);
}

/** Scroll offsets run below zero where text runs from right to left. */
const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

const indexOf = (row: HTMLElement | null): number =>
  row ? Math.round(Math.abs(row.scrollLeft) / Math.max(row.clientWidth, 1)) : 0;

/** Smooth or not is decided by the style sheet, which knows whether the person wants motion. */
function scrollTo(row: HTMLElement | null, index: number): void {
  if (row) row.scrollTo({ left: index * row.clientWidth * (isRightToLeft(row) ? -1 : 1) });
}
