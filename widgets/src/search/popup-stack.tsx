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

/** The listings of one pin: one card, and a way through the others where there are several at one place. */
export function PopupStack({ listingids, renderCard }: PopupStackProps): ReactNode {
  const [place, setPlace] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (root.current) dress(root.current);
  }, []);
  const listingid = listingids[place];
  if (listingid === undefined) return null;
  return (
    <div ref={root}>
      {renderCard(listingid)}
      {listingids.length > 1 && (
        <div className="hearth-search__stack">
          <IconButton
            icon="arrow-left"
            label="Previous home"
            disabled={place === 0}
            onClick={() => setPlace(place - 1)}
          />
          <span role="status">
            {place + 1} of {listingids.length}
          </span>
          <IconButton
            icon="arrow-right"
            label="Next home"
            disabled={place === listingids.length - 1}
            onClick={() => setPlace(place + 1)}
          />
        </div>
      )}
    </div>
  );
}

/** A map alone has had no card to bring their css; the portal has linked it. */
function dress(root: Element): void {
  if (root.getRootNode() instanceof ShadowRoot) adoptSheet(root, cards);
  adoptSheet(root, sheet);
}
