import type { ListingCard as Listing } from '@hearth/domain/contract/listing-card.ts';
import type { ReactNode } from 'react';
import type { CardAppearance } from '../listing-card/card-appearance.ts';
import { ListingCard, type ListingSelection } from '../listing-card/listing-card.tsx';

export interface HomeCardsProps {
  readonly listings: readonly Listing[];
  readonly baseUrl: string;
  readonly cards: CardAppearance;
  /** The listing that the visitor points at, here or on a map. */
  readonly pointedAt?: readonly string[] | undefined;
  readonly onPoint?: ((listingid: string | null) => void) | undefined;
  readonly onListingSelect?: ((selection: ListingSelection) => unknown) | undefined;
}

/** A list item for each home. */
export function HomeCards(props: HomeCardsProps): ReactNode {
  const { listings, baseUrl, cards, pointedAt, onPoint, onListingSelect } = props;
  return listings.map((listing) => (
    <li key={listing.listingid}>
      <ListingCard
        {...cards}
        listing={listing}
        baseUrl={baseUrl}
        highlighted={pointedAt?.includes(listing.listingid) ?? false}
        onHover={onPoint}
        onListingSelect={onListingSelect}
      />
    </li>
  ));
}
