import type { ReactNode } from 'react';
import { useState } from 'react';
import { IconButton } from '../ui/button.tsx';

interface PopupStackProps {
  readonly listingids: readonly string[];
  readonly renderCard: (listingid: string) => ReactNode;
}

/** The listings of one pin: one card, and a way through the others where there are several at one place. */
export function PopupStack({ listingids, renderCard }: PopupStackProps): ReactNode {
  const [place, setPlace] = useState(0);
  const listingid = listingids[place];
  if (listingid === undefined) return null;
  return (
    <>
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
    </>
  );
}
