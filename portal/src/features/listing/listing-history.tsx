import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { PriceHistory } from '@hearth/widgets/listing/price-history.tsx';
import type { ReactNode } from 'react';
import { UnlockOffer } from '../../shared/account/unlock-offer.tsx';

/** History of a home, with the way to an account where its past prices are withheld. */
export const ListingHistory = ({ listing }: { readonly listing: ListingDetails }): ReactNode => (
  <PriceHistory listing={listing}>
    <UnlockOffer />
  </PriceHistory>
);
