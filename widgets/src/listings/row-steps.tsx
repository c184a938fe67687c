import type { ReactNode, RefObject } from 'react';
import { useEffect, useState } from 'react';
import { IconButton } from '../ui/button.tsx';
import { useSheets } from '../ui/use-sheets.ts';
import sheet from './row-steps.css';

interface RowStepsProps {
  /** The row that is scrolled. */
  readonly row: RefObject<HTMLElement | null>;
}

/** Two buttons that turn as many cards as are in view; gone where all of them are. */
export function RowSteps({ row }: RowStepsProps): ReactNode {
  const { atStart, atEnd } = useEnds(row);
  useSheets(row, sheet);
  if (atStart && atEnd) return null;
  return (
    <>
      <IconButton
        icon="arrow-left"
        label="Previous homes"
        disabled={atStart}
        onClick={() => turn(row.current, -1)}
      />
      <IconButton
        icon="arrow-right"
        label="Next homes"
        disabled={atEnd}
        onClick={() => turn(row.current, 1)}
      />
    </>
  );
}

/** Returns whether a row is scrolled to one of its ends; updated while it scrolls and while it or its cards change size. */
function useEnds(row: RefObject<HTMLElement | null>): { atStart: boolean; atEnd: boolean } {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => setEnds((before) => sameEnds(before, endsOf(element)));
    const sizes = new ResizeObserver(measure);
    const cards = new MutationObserver(measure);
    sizes.observe(element);
    cards.observe(element, { childList: true });
    element.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      sizes.disconnect();
      cards.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [row]);
  return ends;
}

type Ends = ReturnType<typeof useEnds>;

/** Scroll offsets run below zero where text runs from right to left, and stop short of whole pixels. */
function endsOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Ends {
  const gone = Math.abs(scrollLeft);
  return { atStart: gone < 2, atEnd: gone > scrollWidth - clientWidth - 2 };
}

const sameEnds = (before: Ends, now: Ends): Ends =>
  before.atStart === now.atStart && before.atEnd === now.atEnd ? before : now;

/** Scrolls by the width of the row; snapping decides the stop, and the style sheet the motion. */
function turn(row: HTMLElement | null, pages: 1 | -1): void {
  if (!row) return;
  const toLeft = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  row.scrollBy({ left: pages * toLeft * row.clientWidth });
}
