import type { Listing } from './listing.ts';
import { withCommas } from './price.ts';

/** Dollars per square foot, acre or unit: whole dollars, or to the cent below ten, as for rents per square foot. */
export interface PricePerArea {
  readonly amount: number;
  readonly unit: 'sqft' | 'acre' | 'unit';
}

type Priced = Pick<
  Listing,
  'listprice' | 'propertyfiltertype' | 'livingarea' | 'lotsizearea' | 'numberofunitstotal'
>;

/** Per acre for lots and farms, per unit for multi-family, else per square foot; null where the size or the price is unknown, or it is less than a cent. */
export function pricePerArea(listing: Priced): PricePerArea | null {
  const unit = unitOf(listing);
  const size = {
    sqft: listing.livingarea,
    acre: listing.lotsizearea,
    unit: listing.numberofunitstotal,
  }[unit];
  if (size === null || size <= 0 || listing.listprice <= 0) return null;
  const exact = listing.listprice / size;
  const amount = exact < exactBelow ? Math.round(exact * 100) / 100 : Math.round(exact);
  return amount > 0 ? { amount, unit } : null;
}

/** '$312/sq ft', '$1.25/sq ft' of a lease, '$85,000/acre', '$210,000/unit'. */
export const perAreaText = ({ amount, unit }: PricePerArea): string =>
  `$${amount < exactBelow ? amount.toFixed(2) : withCommas(amount)}/${unit === 'sqft' ? 'sq ft' : unit}`;

const exactBelow = 10;

function unitOf(listing: Priced): PricePerArea['unit'] {
  if (listing.propertyfiltertype === 'Lot' || listing.propertyfiltertype === 'Farm') return 'acre';
  return listing.propertyfiltertype === 'Multi-Family' ? 'unit' : 'sqft';
}
