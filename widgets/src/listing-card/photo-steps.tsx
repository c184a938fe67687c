import type { ReactNode, RefObject } from 'react';
import { useLayoutEffect } from 'react';
import { adoptSheet } from '../element/adopt-sheet.ts';
import { IconButton } from '../ui/button.tsx';
import sheet from './photo-steps.css';

interface PhotoStepsProps {
  /** The row that is scrolled. */
  readonly row: RefObject<HTMLElement | null>;
  /** The photo in view, from 0. */
  readonly index: number;
  readonly count: number;
}

/**
 * Steps through the photos of a row. The buttons are for pointers: keyboards have the arrow keys, Home
 * and End on the row, one stop instead of three.
 */
export function PhotoSteps({ row, index, count }: PhotoStepsProps): ReactNode {
  const show = (target: number) => scrollTo(row.current, Math.min(Math.max(target, 0), count - 1));
  useLayoutEffect(() => {
    if (row.current) adoptSheet(row.current, sheet);
  }, [row]);
  useLayoutEffect(() => {
    const step = (event: KeyboardEvent) => stepByKey(event, index, count, show);
    const steered = row.current;
    steered?.addEventListener('keydown', step);
    return () => steered?.removeEventListener('keydown', step);
  });
  return (
    <>
      <IconButton
        className="hearth-carousel__step hearth-carousel__step--back"
        icon="arrow-left"
        label="Previous photo"
        tabIndex={-1}
        disabled={index === 0}
        onClick={() => show(index - 1)}
      />
      <IconButton
        className="hearth-carousel__step hearth-carousel__step--on"
        icon="arrow-right"
        label="Next photo"
        tabIndex={-1}
        disabled={index === count - 1}
        onClick={() => show(index + 1)}
      />
    </>
  );
}

function stepByKey(event: KeyboardEvent, index: number, count: number, show: (index: number) => void): void {
  const rightToLeft = isRightToLeft(event.currentTarget as Element);
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const target = { [forward]: index + 1, [back]: index - 1, Home: 0, End: count - 1 }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  show(target);
}

/** Scroll offsets run below zero where text runs from right to left. */
const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/**
 * Smooth or not is decided by the style sheet, which knows whether the person wants motion. Not by `scrollTo`, with which
 * old libraries scroll the page to an element.
 */
function scrollTo(row: HTMLElement | null, index: number): void {
  if (row) row.scrollLeft = index * row.clientWidth * (isRightToLeft(row) ? -1 : 1);
}
