import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import type { ReactNode } from 'react';
import type { Client } from '../client/client.ts';
import type { ListingSelection } from '../listing-card/listing-card.tsx';
import { LoadedListingCard } from '../listing-card/loaded-listing-card.tsx';
import { PopupStack } from './popup-stack.tsx';

export interface PopupCardsProps {
  readonly client: Client;
  readonly listingids: readonly string[];
  readonly onListingSelect?: ((selection: ListingSelection) => unknown) | undefined;
  /** Actions on a home, on its card. */
  readonly actions?: ((listing: ListingCard) => ReactNode) | undefined;
  /** Below its card. */
  readonly foot?: ((listing: ListingCard) => ReactNode) | undefined;
}

/** The cards of a pin. */
export const PopupCards = ({ listingids, ...card }: PopupCardsProps): ReactNode => (
  <PopupStack
    listingids={listingids}
    renderCard={(listingid) => <LoadedListingCard {...card} listingId={listingid} />}
  />
);
