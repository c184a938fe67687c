import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { HoaType } from '@hearth/domain/mortgage/monthly-cost.ts';
import type { SomeFigures } from './calculation.ts';

/** The domain's `isLease` lies in one chunk with the cards of listings, which would come along: 5 KB for a word. */
export const isForLease = ({ propertytype }: Pick<ListingDetails, 'propertytype'>): boolean =>
  propertytype.endsWith('Lease');

/** What a listing for sale says of its cost; a monthly rent is no price. */
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
