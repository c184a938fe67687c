import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { PriceHistory } from '@hearth/widgets/listing/price-history.tsx';
import type { ReactNode } from 'react';
import { UnlockOffer } from '../../shared/account/unlock-offer.tsx';
import { useSession } from '../../shared/app/app-context.tsx';

/** History of a home, with the way to an account where its past prices are withheld. */
export function ListingHistory({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const { to } = useSession();
  const otherlistings = listing.otherlistings.map((other) => ({ ...other, url: to(other.url) }));
  return (
    <PriceHistory listing={{ ...listing, otherlistings }}>
      <UnlockOffer />
    </PriceHistory>
  );
}
