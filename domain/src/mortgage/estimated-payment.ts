import { monthlyFee } from '../listing/association-fee.ts';
import type { Listing } from '../listing/listing.ts';
import { isLease } from '../listing/property-type.ts';
import { isOpen } from '../listing/status.ts';
import { calculatorDefaults, monthlyCost, totalWithInsurance } from './monthly-cost.ts';

/** The rates of a market, in percent a year. */
export interface PaymentTerms {
  /** Property tax of homes whose listing has no tax. */
  readonly taxRatePercent: number;
  readonly interestRatePercent: number;
}

type PaidListing = Pick<
  Listing,
  | 'listprice'
  | 'propertytype'
  | 'mlsstatus'
  | 'taxannualamount'
  | 'associationfee'
  | 'associationfeefrequency'
>;

/**
 * The cost of a month that cards show beside the price: the calculator's total with insurance, for its starting figures. Whole
 * dollars; null for leases, without a price and for homes that are off the market.
 */
export function estimatedPayment(listing: PaidListing, terms: PaymentTerms): number | null {
  const { listprice, propertytype, mlsstatus, taxannualamount } = listing;
  if (listprice <= 0 || isLease(propertytype) || !isOpen(mlsstatus)) return null;
  const cost = monthlyCost({
    ...calculatorDefaults,
    interestRatePercent: terms.interestRatePercent,
    listprice,
    taxRatePercent: taxannualamount === null ? terms.taxRatePercent : (taxannualamount / listprice) * 100,
    hoaDues: monthlyFee(listing) ?? 0,
    hoaType: 'Monthly',
  });
  return Math.round(totalWithInsurance(cost));
}
