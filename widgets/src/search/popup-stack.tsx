import type { ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { adoptSheet } from '../element/adopt-sheet.ts';
import cards from '../listing-card/listing-card.element.css';
import { IconButton } from '../ui/button.tsx';
import sheet from './popup-stack.css';

interface PopupStackProps {
  readonly listingids: readonly string[];
  readonly renderCard: (listingid: string) => ReactNode;
}

/** Pixels that a finger goes aside before it is a swipe. */
const swipe = 40;

/**
 * The listings of one pin: one card, and a way round the others where there are several at one place, by its buttons,
 * by arrow keys and by a swipe. Photos take keys and swipes on them for themselves.
 */
export function PopupStack({ listingids, renderCard }: PopupStackProps): ReactNode {
  const [index, setIndex] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const start = useRef(0);
  const count = listingids.length;
  useLayoutEffect(() => {
    const box = root.current;
    if (!box) return;
    dress(box);
    /** Right is on, but on pages that are read from there. */
    const go = (by: number) => {
      const step = getComputedStyle(box).direction === 'rtl' ? -by : by;
      setIndex((at) => (at + step + count) % count);
    };
    const press = (event: KeyboardEvent) => {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (by && !isPhoto(event)) go(by);
    };
    // The box around has the focus when it opens.
    const popup = box.closest<HTMLElement>('[role=dialog]') ?? box;
    popup.addEventListener('keydown', press);
    const down = (event: PointerEvent) => {
      start.current = isPhoto(event) ? Number.NaN : event.clientX;
    };
    const up = ({ clientX, pointerType }: PointerEvent) => {
      const aside = clientX - start.current;
      if (pointerType !== 'mouse' && Math.abs(aside) > swipe) go(aside < 0 ? 1 : -1);
    };
    box.addEventListener('pointerdown', down);
    box.addEventListener('pointerup', up);
    return () => {
      popup.removeEventListener('keydown', press);
      box.removeEventListener('pointerdown', down);
      box.removeEventListener('pointerup', up);
    };
  }, [count]);
  const listingid = listingids[index];
  if (listingid === undefined) return null;
  return (
    <div ref={root}>
      {renderCard(listingid)}
      {count > 1 && (
        <div className="hearth-search__stack">
          <IconButton
            icon="arrow-left"
            label="Previous home"
            onClick={() => setIndex((at) => (at + count - 1) % count)}
          />
          <span role="status">
            {index + 1} of {count}
          </span>
          <IconButton
            icon="arrow-right"
            label="Next home"
            onClick={() => setIndex((at) => (at + 1) % count)}
          />
        </div>
      )}
    </div>
  );
}

const isPhoto = ({ target }: Event): boolean => (target as Element).closest('.hearth-carousel') !== null;

/** A map alone has had no card to bring their css; the portal has linked it. */
function dress(root: Element): void {
  if (root.getRootNode() instanceof ShadowRoot) adoptSheet(root, cards);
  adoptSheet(root, sheet);
}
