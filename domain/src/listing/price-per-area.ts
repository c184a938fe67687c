import type { Listing } from './listing.ts';

/** Whole dollars per square foot, acre or unit. */
export interface PricePerArea {
  readonly amount: number;
  readonly unit: 'sqft' | 'acre' | 'unit';
}

type Priced = Pick<
  Listing,
  'listprice' | 'propertyfiltertype' | 'livingarea' | 'lotsizearea' | 'numberofunitstotal'
>;

/** Per acre for lots and farms, per unit for multi-family, else per square foot; null where the size is unknown. */
export function pricePerArea(listing: Priced): PricePerArea | null {
  const unit = unitOf(listing);
  const size = {
    sqft: listing.livingarea,
    acre: listing.lotsizearea,
    unit: listing.numberofunitstotal,
  }[unit];
  return size === null || size <= 0 ? null : { amount: Math.round(listing.listprice / size), unit };
}

function unitOf(listing: Priced): PricePerArea['unit'] {
  if (listing.propertyfiltertype === 'Lot' || listing.propertyfiltertype === 'Farm') return 'acre';
  return listing.propertyfiltertype === 'Multi-Family' ? 'unit' : 'sqft';
}
