import type { ReactNode } from 'react';
import type { Client } from '../client/client.ts';
import type { ListingSelection } from '../listing-card/listing-card.tsx';
import { LoadedListingCard } from '../listing-card/loaded-listing-card.tsx';
import { PopupStack } from './popup-stack.tsx';

export interface PopupCardsProps {
  readonly client: Client;
  readonly listingids: readonly string[];
  readonly onListingSelect?: ((selection: ListingSelection) => unknown) | undefined;
}

/** The cards of a pin. */
export const PopupCards = ({ client, listingids, onListingSelect }: PopupCardsProps): ReactNode => (
  <PopupStack
    listingids={listingids}
    renderCard={(listingid) => (
      <LoadedListingCard client={client} listingId={listingid} onListingSelect={onListingSelect} />
    )}
  />
);
