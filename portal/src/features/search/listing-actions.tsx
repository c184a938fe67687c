import type { FoundCard } from '@hearth/domain/contract/search.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import type { ReactNode } from 'react';
import { CompareToggle } from '../../shared/comparing/compare-toggle.tsx';
import { SaveCard } from '../../shared/saving/save-card.tsx';
import { ShareButton } from '../../shared/sharing/share-button.tsx';
import { DismissCard } from './dismiss-card.tsx';

/** Actions on one home of a list without opening it. */
export function ListingActions({ listing }: { readonly listing: FoundCard }): ReactNode {
  const street = streetLine(listing);
  return (
    <>
      <SaveCard listing={listing} />
      <DismissCard listing={listing} />
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
