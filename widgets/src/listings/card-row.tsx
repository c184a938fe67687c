import type { ReactNode, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../ui/button.tsx';

/** Cards in as many columns as fit, or in one row to move along. */
export const listingsLayouts = ['grid', 'carousel'] as const;
export type ListingsLayout = (typeof listingsLayouts)[number];

interface CardRowProps {
  readonly layout: ListingsLayout;
  /** What the cards are, for screen readers. */
  readonly label: string;
  /** List items. */
  readonly children: ReactNode;
}

/** A list of cards. */
export function CardRow({ layout, label, children }: CardRowProps): ReactNode {
  if (layout === 'carousel') return <Carousel label={label}>{children}</Carousel>;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list of a list without markers
    <ul className="hearth-listings__grid" role="list">
      {children}
    </ul>
  );
}

/**
 * Scrolls by itself: with a finger, a wheel, the arrow keys once it has the focus, or the buttons, which turn as many
 * cards as are in view.
 */
function Carousel({ label, children }: Omit<CardRowProps, 'layout'>): ReactNode {
  const row = useRef<HTMLUListElement>(null);
  const { atStart, atEnd } = useEnds(row);
  return (
    <div className="hearth-listings__carousel">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list of a list without markers */}
      <ul ref={row} className="hearth-listings__row" role="list" tabIndex={0} aria-label={label}>
        {children}
      </ul>
      <div className="hearth-listings__steps" hidden={atStart && atEnd}>
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
      </div>
    </div>
  );
}

/** Whether a row is scrolled to one of its ends; kept current while it scrolls and while it or its cards change size. */
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

/** As far as the row is wide; where it stops is the snapping's business, and smooth or not the style sheet's. */
function turn(row: HTMLElement | null, pages: 1 | -1): void {
  if (!row) return;
  const toLeft = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  row.scrollBy({ left: pages * toLeft * row.clientWidth });
}
