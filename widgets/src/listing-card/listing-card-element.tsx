import type { ReactNode } from 'react';
import { elementClient } from '../client/element-client.ts';
import type { Opening } from '../ui/home-opening.ts';
import { leadingTo } from '../ui/leading-to.ts';
import { useHomeDialog } from '../ui/use-home-dialog.tsx';
import type { CardLayout, CardPhotos } from './card-appearance.ts';
import type { ListingSelection } from './listing-card.tsx';
import { ListingCardMessage } from './listing-card-message.tsx';
import { LoadedListingCard } from './loaded-listing-card.tsx';

export interface ListingCardElementProps {
  /** Listing id or MLS number. */
  readonly listingId?: string | undefined;
  /** `card` (default) is upright, `compact` is a few lines beside a small photo, `row` is as wide as its container. */
  readonly layout?: CardLayout | undefined;
  /** `all` (default): up to six photos to step through; `one`: the first alone; `none`: words only. */
  readonly photos?: CardPhotos | undefined;
  /**
   * The page that it leads to, with `{id}` for its id: one of yours, such as `/homes/{id}`. Without it to the
   * portal's page.
   */
  readonly listingUrl?: string | undefined;
  /**
   * `page` (default): the home opens as a page. `dialog`: it opens over this page, with Back and a link to share; `listing-url` and
   * `preventDefault()` win, and in frames of the server homes open as pages.
   */
  readonly open?: Opening | undefined;
  /** A visitor opened the listing; `preventDefault()` keeps its link from being followed. */
  readonly onListingSelect?: (selection: ListingSelection) => unknown;
}

/** `<hearth-listing-card listing-id="…">`: one listing at a glance, or one line where it cannot be shown. */
export function ListingCardElement({ listingId, open, ...card }: ListingCardElementProps): ReactNode {
  const { listingUrl, layout, photos } = card;
  const { onListingSelect, place } = useHomeDialog({ open, ...card });
  const id = listingId?.trim();
  if (!id)
    return (
      <ListingCardMessage layout={layout} photos={photos}>
        This listing is not available.
      </ListingCardMessage>
    );
  return (
    <>
      <LoadedListingCard
        key={listingUrl}
        layout={layout}
        photos={photos}
        onListingSelect={onListingSelect}
        client={leadingTo(elementClient(), listingUrl)}
        listingId={id}
      />
      {place}
    </>
  );
}
