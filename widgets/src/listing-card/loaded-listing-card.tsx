import { getListing } from '@hearth/domain/contract/listing.ts';
import type { ListingCard as Listing } from '@hearth/domain/contract/listing-card.ts';
import type { ReactNode } from 'react';
import type { ApiError } from '../client/api-error.ts';
import type { Client } from '../client/client.ts';
import { failureText, mayRetry } from '../client/failure-text.ts';
import { dataOf } from '../client/request-state.ts';
import { type UsedRequest, useRequest } from '../client/use-request.ts';
import type { CardAppearance } from './card-appearance.ts';
import { ListingCard, type ListingSelection } from './listing-card.tsx';
import { ListingCardMessage } from './listing-card-message.tsx';
import { ListingCardSkeleton } from './listing-card-skeleton.tsx';
import { SourceNotes } from './source-notes.tsx';

interface LoadedListingCardProps extends CardAppearance {
  readonly client: Client;
  /** Listing id or MLS number. */
  readonly listingId: string;
  readonly onListingSelect?: ((selection: ListingSelection) => unknown) | undefined;
  /** Actions on the home without opening it. */
  readonly actions?: ((listing: Listing) => ReactNode) | undefined;
  /** Below the card. */
  readonly foot?: ((listing: Listing) => ReactNode) | undefined;
}

/** A card that fetches its listing, above its sources; skeleton, card and message have the same size. */
export function LoadedListingCard(props: LoadedListingCardProps): ReactNode {
  const { client, listingId } = props;
  const used = useRequest<Listing>(
    (signal) => client.call(getListing, { params: { id: listingId }, signal }),
    listingId,
  );
  const listing = dataOf(used.request);
  return (
    <>
      <CardOrMessage {...props} {...used} />
      {listing && props.foot?.(listing)}
      <div className="hearth-card-notes">
        <SourceNotes client={client} sources={listing ? [listing.source] : []} />
      </div>
    </>
  );
}

function CardOrMessage(props: LoadedListingCardProps & UsedRequest<Listing>): ReactNode {
  const { client, layout, photos, onListingSelect, actions, request, retry } = props;
  const looks = { layout, photos };
  if (request.status === 'failed') return <Failure {...looks} error={request.error} onRetry={retry} />;
  const listing = dataOf(request);
  if (!listing) return <ListingCardSkeleton {...looks} />;
  return (
    <ListingCard
      {...looks}
      listing={asCard(listing)}
      baseUrl={client.baseUrl}
      onListingSelect={onListingSelect}
      actions={actions?.(listing)}
    />
  );
}

/** A listing's page has all its photos, a card six. */
const asCard = (listing: Listing): Listing => ({ ...listing, images: listing.images.slice(0, 6) });

interface FailureProps extends CardAppearance {
  readonly error: ApiError;
  readonly onRetry: () => void;
}

function Failure({ error, onRetry, ...looks }: FailureProps): ReactNode {
  // An id of forbidden characters is as unknown as any other.
  const isUnknown = error.code === 'validation_failed' || error.code === 'not_found';
  return (
    <ListingCardMessage {...looks} onRetry={isUnknown || !mayRetry(error) ? undefined : onRetry}>
      {failureText(isUnknown ? { code: 'listing_not_found' } : error)}
    </ListingCardMessage>
  );
}
