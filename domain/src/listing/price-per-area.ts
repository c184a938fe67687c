import type { Listing } from './listing.ts';
import { withCommas } from './price.ts';
import { shownPrice } from './shown-price.ts';

/** Dollars per square foot, acre or unit: whole dollars, or to the cent below ten, as for rents per square foot. */
export interface PricePerArea {
  readonly amount: number;
  readonly unit: 'sqft' | 'acre' | 'unit';
}

type Priced = Pick<
  Listing,
  'listprice' | 'closeprice' | 'propertyfiltertype' | 'livingarea' | 'lotsizearea' | 'numberofunitstotal'
>;

/** Of the price that is shown: per acre for lots and farms, per unit for multi-family, else per square foot; null where the size or the price is unknown, or it is less than a cent. */
export function pricePerArea(listing: Priced): PricePerArea | null {
  const unit = unitOf(listing);
  const size = {
    sqft: listing.livingarea,
    acre: listing.lotsizearea,
    unit: listing.numberofunitstotal,
  }[unit];
  const price = shownPrice(listing);
  if (size === null || size <= 0 || price <= 0) return null;
  const exact = price / size;
  const amount = exact < exactBelow ? Math.round(exact * 100) / 100 : Math.round(exact);
  return amount > 0 ? { amount, unit } : null;
}

/** '$312/sq ft', '$1.25/sq ft' of a lease, '$85,000/acre', '$210,000/unit'. */
export const perAreaText = ({ amount, unit }: PricePerArea): string =>
  `$${amount < exactBelow ? amount.toFixed(2) : withCommas(amount)}/${unitWords[unit]}`;

const unitWords: Readonly<Record<PricePerArea['unit'], string>> = {
  sqft: 'sq ft',
  acre: 'acre',
  unit: 'unit',
};

const exactBelow = 10;

function unitOf(listing: Priced): PricePerArea['unit'] {
  if (listing.propertyfiltertype === 'Lot' || listing.propertyfiltertype === 'Farm') return 'acre';
  return listing.propertyfiltertype === 'Multi-Family' ? 'unit' : 'sqft';
}
