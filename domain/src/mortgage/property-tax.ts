import type { ListingDetails } from '../contract/listing.ts';
import { isDwelling } from '../listing/property-type.ts';

/** What a listing says of its property tax, and of what may be exempt from it. */
export type TaxedListing = Pick<
  ListingDetails,
  'taxannualamount' | 'taxyear' | 'taxassessedvalue' | 'propertyfiltertype'
>;

/** The property tax of a home a year, in whole dollars. */
export interface PropertyTax {
  /** As the listing states it; it may be reduced by exemptions of the present owner. */
  readonly listed: number | null;
  /** The year of `listed`. */
  readonly listedYear: number | null;
  /** At the price, without exemptions. */
  readonly atPrice: number;
  /** At the price, for an owner who lives there; null where the exemption is not for this kind of property. */
  readonly withHomestead: number | null;
  /** Percent of the value a year. */
  readonly ratePercent: number;
  /** 'listing': the listed tax over the value that it was charged on. 'area': the usual rate of the edition. */
  readonly rateSource: 'listing' | 'area';
}

/**
 * Texas Tax Code, section 11.13(b): the amount of a home's value that school districts do not tax where the owner lives in it, from tax
 * year 2025 on.
 */
export const homesteadExemption = { dollars: 140_000, since: 2025 } as const;

/**
 * The part of the tax rate that is the school district's, to which the exemption applies. About half in the counties of both editions;
 * the optional exemptions of cities and counties are left out, so the tax with homestead is rather too high than too low.
 */
const SCHOOL_SHARE = 0.5;

/** Rates in Texas add up to between 1 and 4 percent, and exemptions may halve the tax; outside of that the figures do not belong together. */
const plausible = (percent: number): boolean => percent >= 0.5 && percent <= 4;

/**
 * The tax that a buyer pays at a price: appraisals follow the sale, and exemptions of the present owner end with it.
 * @param usualRatePercent the edition's, for listings without an assessed value
 */
export function propertyTaxOf(listing: TaxedListing, price: number, usualRatePercent: number): PropertyTax {
  const ownRate = rateOf(listing);
  const ratePercent = ownRate ?? usualRatePercent;
  const value = Number.isFinite(price) && price > 0 ? price : 0;
  const exempt = Math.min(value, homesteadExemption.dollars) * SCHOOL_SHARE;
  const tax = (taxed: number) => Math.round((taxed * ratePercent) / 100);
  return {
    listed: listing.taxannualamount,
    listedYear: listing.taxyear,
    atPrice: tax(value),
    withHomestead: isDwelling(listing.propertyfiltertype) ? tax(value - exempt) : null,
    ratePercent,
    rateSource: ownRate === null ? 'area' : 'listing',
  };
}

/** To 2 decimals, as rates are published; null where it is unknown or cannot be. */
function rateOf({ taxannualamount, taxassessedvalue }: TaxedListing): number | null {
  if (taxannualamount === null || taxassessedvalue === null || taxassessedvalue <= 0) return null;
  const percent = Math.round((taxannualamount / taxassessedvalue) * 10_000) / 100;
  return plausible(percent) ? percent : null;
}
