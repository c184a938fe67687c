import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import type { ReactNode } from 'react';
import { CompareToggle } from '../../ui/compare-toggle.tsx';
import { ShareButton } from '../../ui/share-button.tsx';

/** What can be done with one home of a list without opening it. */
export function ListingActions({ listing }: { readonly listing: ListingCard }): ReactNode {
  const street = streetLine(listing);
  return (
    <>
      <CompareToggle listing={listing} />
      <ShareButton
        title="Share this home"
        name={street}
        path={listing.url}
        listingid={listing.listingid}
        label={`Share ${street}`}
      />
    </>
  );
}
