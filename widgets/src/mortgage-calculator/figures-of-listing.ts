import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { HoaType } from '@hearth/domain/mortgage/monthly-cost.ts';
import type { SomeFigures } from './calculation.ts';

/** The domain's `isLease` is in one chunk with the listing cards, 5 KB for one word. */
export const isForLease = ({ propertytype }: Pick<ListingDetails, 'propertytype'>): boolean =>
  propertytype.endsWith('Lease');

/** The cost figures of a listing for sale; a monthly rent is not a price. */
export function figuresOfListing(listing: ListingDetails): SomeFigures {
  if (isForLease(listing)) return {};
  const { listprice, taxannualamount, associationfee, associationfeefrequency } = listing;
  return {
    listprice,
    propertyTax: taxannualamount === null ? undefined : { unit: 'dollars', value: taxannualamount },
    hoaDues: associationfee ?? 0,
    hoaType: (associationfeefrequency ?? 'Monthly') as HoaType,
  };
}
