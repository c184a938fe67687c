import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import { LateSection } from '@hearth/widgets/listing/late-section.tsx';
import { taxesBesides } from '@hearth/widgets/listing/taxes-besides.ts';
import { deferred } from '@hearth/widgets/ui/use-deferred.ts';
import type { ReactNode } from 'react';

const calculator = deferred(async () => (await import('./listing-calculator.tsx')).ListingCalculator);

/** Monthly cost of a home for sale, by its own price, taxes and dues; nothing for a home for lease. */
export function ListingPayment({ listing }: { readonly listing: ListingDetails }): ReactNode {
  if (isLease(listing.propertytype)) return null;
  return (
    <LateSection
      id="listing-payment"
      title="Monthly payment"
      source={calculator}
      props={{ listing }}
      extras={taxesBesides(listing)}
      failure="The calculator could not be loaded."
    />
  );
}
