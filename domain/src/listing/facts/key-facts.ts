import type { Listing } from '../listing.ts';
import { withCommas } from '../price.ts';

/** One figure of the facts line: '3' of 'beds'. */
export interface KeyFact {
  readonly figure: string;
  readonly unit: string;
}

/** The figures of a home. */
type Counted = Pick<
  Listing,
  | 'bathroomsfull'
  | 'bathroomshalf'
  | 'bedroomstotal'
  | 'livingarea'
  | 'lotsizearea'
  | 'numberofunitstotal'
  | 'propertyfiltertype'
>;

/** '3 beds · 2.5 baths · 1,842 sq ft', as mails write them; '' where no figure is known. No line ends within a fact. */
export const keyFactsText = (listing: Counted): string =>
  keyFacts(listing)
    .map(({ figure, unit }) => `${figure} ${unit}`.replaceAll(' ', '\u00a0'))
    .join(' · ');

/**
 * The main figures in this order: units of a multi-family home, beds, baths, living area, and the lot of land. Unknown
 * figures are missing, and zero beds of a commercial property are no fact.
 */
export function keyFacts(listing: Counted): readonly KeyFact[] {
  const land = listing.propertyfiltertype === 'Lot' || listing.propertyfiltertype === 'Farm';
  const facts = [
    listing.propertyfiltertype === 'Multi-Family' && counted(listing.numberofunitstotal, 'unit', 'units'),
    counted(listing.bedroomstotal, 'bed', 'beds'),
    counted(bathrooms(listing), 'bath', 'baths'),
    listing.livingarea && { figure: withCommas(listing.livingarea), unit: 'sq ft' },
    (land || !listing.livingarea) && acres(listing.lotsizearea),
  ];
  return facts.filter((fact) => typeof fact === 'object' && fact !== null);
}

/** A half bath counts as half: two full and one half are 2.5. */
export function bathrooms({
  bathroomsfull,
  bathroomshalf,
}: Pick<Listing, 'bathroomsfull' | 'bathroomshalf'>): number {
  return (bathroomsfull ?? 0) + (bathroomshalf ?? 0) / 2;
}

const counted = (count: number | null, one: string, several: string): KeyFact | null =>
  count ? { figure: String(count), unit: count === 1 ? one : several } : null;

/** '0.23 acres', '12.5 acres', '1,240 acres': three figures are enough. */
function acres(area: number | null): KeyFact | null {
  if (!area) return null;
  const figure = area >= 100 ? withCommas(area) : String(Number(area.toPrecision(area < 1 ? 2 : 3)));
  return { figure, unit: figure === '1' ? 'acre' : 'acres' };
}
