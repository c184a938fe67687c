import type { ReactNode } from 'react';
import { useState } from 'react';
import { elementClient } from '../client/element-client.ts';
import type { ListingSelection } from './listing-card.tsx';
import { LoadedListingCard } from './loaded-listing-card.tsx';

export interface ListingCardElementProps {
  /** Listing id or MLS number. */
  readonly listingId?: string | undefined;
  readonly onListingSelect?: (selection: ListingSelection) => unknown;
}

/** `<hearth-listing-card listing-id="…">`: nothing at all until it is told which listing. */
export function ListingCardElement({ listingId, onListingSelect }: ListingCardElementProps): ReactNode {
  const [client] = useState(() => elementClient());
  if (!listingId) return null;
  return <LoadedListingCard client={client} listingId={listingId} onListingSelect={onListingSelect} />;
}
