import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { isDwelling, isLease } from '@hearth/domain/listing/property-type.ts';
import { deferred } from '@hearth/widgets/ui/use-deferred.ts';
import type { ReactNode } from 'react';
import { LateSection } from './late-section.tsx';

const calculator = deferred(async () => (await import('./listing-calculator.tsx')).ListingCalculator);

/** What a home for sale costs a month, by its own price, taxes and dues; nothing for a home for lease. */
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

/** The taxes that `TaxTruth` shows besides the one without exemptions. */
const taxesBesides = ({ taxannualamount, propertyfiltertype }: ListingDetails): number =>
  Number(taxannualamount !== null) + Number(isDwelling(propertyfiltertype));
