import type { ListingCard as Listing } from '@hearth/domain/contract/listing-card.ts';
import type { ReactNode } from 'react';
import type { ApiError } from '../client/api-error.ts';
import type { Client } from '../client/client.ts';
import { failureText } from '../client/failure-text.ts';
import { ListingCard, type ListingSelection } from './listing-card.tsx';
import { ListingCardMessage } from './listing-card-message.tsx';
import { ListingCardSkeleton } from './listing-card-skeleton.tsx';
import { useListing } from './use-listing.ts';

interface LoadedListingCardProps {
  readonly client: Pick<Client, 'getListing' | 'baseUrl'>;
  /** Listing id or MLS number. */
  readonly listingId: string;
  readonly onListingSelect?: ((selection: ListingSelection) => unknown) | undefined;
}

/** A card that fetches its listing; skeleton, card and message have the same size. */
export function LoadedListingCard({ client, listingId, onListingSelect }: LoadedListingCardProps): ReactNode {
  const { request, retry } = useListing(client, listingId);
  if (request.status === 'failed') return <Failure error={request.error} onRetry={retry} />;
  if (request.status !== 'succeeded') return <ListingCardSkeleton />;
  return (
    <ListingCard listing={asCard(request.data)} baseUrl={client.baseUrl} onListingSelect={onListingSelect} />
  );
}

/** A listing's page has all its photos, a card six. */
const asCard = (listing: Listing): Listing => ({ ...listing, images: listing.images.slice(0, 6) });

function Failure({ error, onRetry }: { readonly error: ApiError; readonly onRetry: () => void }): ReactNode {
  const gone = error.status === 404;
  return (
    <ListingCardMessage onRetry={gone ? undefined : onRetry}>
      {gone ? 'This listing is not available.' : failureText(error)}
    </ListingCardMessage>
  );
}
