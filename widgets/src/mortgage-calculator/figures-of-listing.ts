import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { monthlyFee } from '@hearth/domain/listing/association-fee.ts';
import { shownPrice } from '@hearth/domain/listing/shown-price.ts';
import type { HoaType } from '@hearth/domain/mortgage/monthly-cost.ts';
import type { SomeFigures } from './calculation.ts';

/** The domain's `isLease` is in one chunk with the listing cards, 5 KB for one word. */
export const isForLease = ({ propertytype }: Pick<ListingDetails, 'propertytype'>): boolean =>
  propertytype.endsWith('Lease');

/** The dues as the listing names them where the calculator has their frequency, else by the month; irregular dues are left out. */
function duesOf(listing: ListingDetails): Pick<SomeFigures, 'hoaDues' | 'hoaType'> {
  const frequency = hoaTypes.find((type) => type === listing.associationfeefrequency);
  if (frequency) return { hoaDues: listing.associationfee ?? 0, hoaType: frequency };
  return { hoaDues: monthlyFee(listing) ?? 0, hoaType: 'Monthly' };
}

const hoaTypes: readonly HoaType[] = ['Monthly', 'Quarterly', 'Annually'];

/** The cost figures of a listing for sale; a monthly rent is not a price. */
export function figuresOfListing(listing: ListingDetails): SomeFigures {
  if (isForLease(listing)) return {};
  const { taxannualamount } = listing;
  return {
    listprice: shownPrice(listing),
    propertyTax: taxannualamount === null ? undefined : { unit: 'dollars', value: taxannualamount },
    ...duesOf(listing),
  };
}
