import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';

/** One figure of the facts line: '3' of 'beds'. */
export interface ListingFact {
  readonly figure: string;
  readonly unit: string;
}

/**
 * The main figures in this order: units of a multi-family home, beds, baths, living area, and the lot of land. Unknown
 * figures are missing, and zero beds of a commercial property are no fact.
 */
export function listingFacts(listing: ListingCard): readonly ListingFact[] {
  const land = listing.propertyfiltertype === 'Lot' || listing.propertyfiltertype === 'Farm';
  const facts = [
    listing.propertyfiltertype === 'Multi-Family' && counted(listing.numberofunitstotal, 'unit'),
    counted(listing.bedroomstotal, 'bed'),
    counted(bathrooms(listing), 'bath'),
    listing.livingarea && { figure: withCommas(listing.livingarea), unit: 'sq ft' },
    (land || !listing.livingarea) && acres(listing.lotsizearea),
  ];
  return facts.filter((fact) => typeof fact === 'object' && fact !== null);
}

/** A half bath counts as half: two full and one half are 2.5. */
function bathrooms({ bathroomsfull, bathroomshalf }: ListingCard): number {
  return (bathroomsfull ?? 0) + (bathroomshalf ?? 0) / 2;
}

const counted = (count: number | null, unit: string): ListingFact | null =>
  count ? { figure: String(count), unit: count === 1 ? unit : `${unit}s` } : null;

/** '0.23 acres', '12.5 acres', '1,240 acres': three figures are enough. */
function acres(area: number | null): ListingFact | null {
  if (!area) return null;
  const figure = area >= 100 ? withCommas(area) : String(Number(area.toPrecision(area < 1 ? 2 : 3)));
  return { figure, unit: figure === '1' ? 'acre' : 'acres' };
}
