import type { ListingDetails } from '../contract/listing.ts';
import { mayBeHomestead, type PropertyFilterType } from '../listing/property-type.ts';
import type { Portion } from './portion.ts';

/** Property tax of a listing, and exemptions from it. */
export type TaxedListing = Pick<
  ListingDetails,
  'taxannualamount' | 'taxyear' | 'taxassessedvalue' | 'propertyfiltertype' | 'numberofunitstotal'
>;

/** The property tax of a home a year, in parts of a price that follow it. */
export interface PropertyTax {
  /** Taxed value. */
  readonly kind: PropertyFilterType;
  /** Tax of the listing; exemptions of the present owner may reduce it. */
  readonly listed: Portion | null;
  /** The year of `listed`. */
  readonly listedYear: number | null;
  readonly withoutExemptions: Portion;
  /** For an owner who lives there; null where the exemption is not for this kind of property. */
  readonly withHomestead: Portion | null;
  /** Percent of the value a year. */
  readonly ratePercent: number;
  /** 'listing': the listed tax over the value that it was charged on. 'area': the usual rate of the edition. */
  readonly rateSource: 'listing' | 'area';
}

/** Rates in Texas add up to between 1 and 4 percent, and exemptions may halve the tax; outside of that the figures do not belong together. */
const plausible = (percent: number): boolean => percent >= 0.5 && percent <= 4;

/**
 * The tax that a buyer pays: appraisals follow the sale, and exemptions of the present owner end with it.
 * @param usualRatePercent the edition's, for listings without an assessed value
 */
export function propertyTaxOf(listing: TaxedListing, usualRatePercent: number): PropertyTax {
  const { taxannualamount, taxyear, propertyfiltertype } = listing;
  const ownRate = rateOf(listing);
  const ratePercent = ownRate ?? usualRatePercent;
  return {
    kind: propertyfiltertype,
    listed: taxannualamount === null ? null : { unit: 'dollars', value: taxannualamount },
    listedYear: taxyear,
    withoutExemptions: { unit: 'percent', value: ratePercent },
    withHomestead: mayBeHomestead(propertyfiltertype)
      ? { unit: 'homestead', value: ratePercent, units: unitsOf(listing) }
      : null,
    ratePercent,
    rateSource: ownRate === null ? 'area' : 'listing',
  };
}

/** A multi-family property has two units at least, also where the listing does not say how many. */
const unitsOf = ({ propertyfiltertype, numberofunitstotal }: TaxedListing): number =>
  propertyfiltertype === 'Multi-Family' ? Math.max(2, numberofunitstotal ?? 2) : 1;

/** To 2 decimals, as rates are published; null where it is unknown or cannot be. */
function rateOf({ taxannualamount, taxassessedvalue }: TaxedListing): number | null {
  if (taxannualamount === null || taxassessedvalue === null || taxassessedvalue <= 0) return null;
  const percent = Math.round((taxannualamount / taxassessedvalue) * 10_000) / 100;
  return plausible(percent) ? percent : null;
}
