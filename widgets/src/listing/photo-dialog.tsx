import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import type { KeyboardEvent, ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { DATA_LANGUAGE } from '../element/data-language.ts';
import { photoInView } from '../listing-card/photo-in-view.ts';
import { photoSource } from '../listing-card/photo-source.ts';
import { PhotoSteps } from '../listing-card/photo-steps.tsx';
import { IconButton } from '../ui/button.tsx';
import { openModal } from '../ui/open-modal.ts';
import { useSheets } from '../ui/use-sheets.ts';
import { keepInSight } from './keep-in-sight.ts';
import sheet from './photo-dialog.css';

interface PhotoDialogProps {
  readonly listing: ListingDetails;
  readonly baseUrl: string;
  /** The photo that is shown first. */
  readonly index: number;
  /** The way to photos that are not public. */
  readonly more: ReactNode;
  readonly onClose: () => void;
}

/**
 * The photos over the whole window or the visible part of a frame, in the browser's own modal dialog: swiped, stepped with buttons and arrow keys, Home and End;
 * Escape closes it, and the focus goes back to the photo that opened it.
 */
export function PhotoDialog({ listing, baseUrl, index: first, more, onClose }: PhotoDialogProps): ReactNode {
  const { images, locked } = listing;
  const subject = streetLine(listing);
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(first);
  useSheets(dialog, sheet);
  useLayoutEffect(() => {
    const end = dialog.current && openModal(dialog.current);
    const shown = row.current;
    if (shown) shown.scrollTo({ left: first * shown.clientWidth * directionOf(shown), behavior: 'instant' });
    // Browsers refuse `autofocus` in a frame on a page of another site.
    shown?.focus({ preventScroll: true });
    return end ?? undefined;
  }, [first]);
  useLayoutEffect(() => {
    if (dialog.current && frame.current) return keepInSight(dialog.current, frame.current);
  }, []);
  const isLast = index === images.length - 1;
  const words = images[index]?.shortdescription;
  return (
    <dialog
      ref={dialog}
      className="hearth-photos"
      part="photos"
      aria-label={`Photos of ${subject}`}
      onClose={onClose}
      onKeyDown={(event) => steerBy(event, row.current)}
    >
      <div className="hearth-photos__bar">
        <p role="status">
          {index + 1} of {images.length}
        </p>
        <IconButton icon="close" label="Close the photos" onClick={() => dialog.current?.close()} />
      </div>
      <div className="hearth-photos__stage">
        <section
          ref={row}
          className="hearth-photos__row"
          aria-label="Use the arrow keys for other photos"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
          tabIndex={0}
          onScroll={({ currentTarget }) => setIndex(photoInView(currentTarget))}
        >
          {images.map((image, at) => (
            <div key={image.mediaobjectid} className="hearth-photos__slide">
              <img
                {...photoSource(image, baseUrl)}
                sizes="100vw"
                width={image.width}
                height={image.height}
                lang={image.shortdescription ? DATA_LANGUAGE : undefined}
                alt={image.shortdescription || `Photo ${at + 1} of ${subject}`}
                loading={Math.abs(at - index) < 2 ? 'eager' : 'lazy'}
                decoding="async"
                draggable={false}
              />
            </div>
          ))}
        </section>
        {images.length > 1 && <PhotoSteps row={row} index={index} count={images.length} />}
      </div>
      <div className="hearth-photos__caption">
        {words && <p lang={DATA_LANGUAGE}>{words}</p>}
        {isLast && locked.images > 0 && (
          <p>
            {lockedWords(locked.images)} {more}
          </p>
        )}
      </div>
      <div ref={frame} className="hearth-photos__frame" />
    </dialog>
  );
}

const lockedWords = (count: number): string =>
  count === 1 ? 'One more photo is not public.' : `${count} more photos are not public.`;

/** Scroll offsets run below zero where text runs from right to left. */
const directionOf = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);

/** The keys of the row work wherever in the dialog the focus is. */
function steerBy({ key, target }: KeyboardEvent, row: HTMLElement | null): void {
  if (!row || target === row || !/^(Arrow(Left|Right)|Home|End)$/.test(key)) return;
  row.focus();
  row.dispatchEvent(new KeyboardEvent('keydown', { key }));
}
