import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import { lotSizeWords } from '@hearth/domain/search/filters/lot-size-text.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
  /** Set if the label comes before the value: 'built 1999'. */
  readonly isLabelFirst?: true;
}

/** The main figures of a home, without unknown ones; zero beds of a commercial property and a single unit are no fact, as on cards. */
export function keyFacts(listing: ListingCard): readonly Fact[] {
  const { bedroomstotal, bathroomsfull, bathroomshalf, livingarea, lotsizearea, yearbuilt } = listing;
  const units = listing.numberofunitstotal;
  const baths = bathroomsfull === null ? null : bathroomsfull + 0.5 * (bathroomshalf ?? 0);
  const facts: readonly (Fact | null)[] = [
    bedroomstotal ? { value: String(bedroomstotal), label: bedroomstotal === 1 ? 'bed' : 'beds' } : null,
    baths === null ? null : { value: String(baths), label: baths === 1 ? 'bath' : 'baths' },
    livingarea === null ? null : { value: withCommas(livingarea), label: 'sq ft' },
    lotsizearea === null ? null : { value: lotSizeWords(lotsizearea), label: 'lot' },
    units === null || units < 2 ? null : { value: String(units), label: 'units' },
    yearbuilt === null ? null : { value: String(yearbuilt), label: 'built', isLabelFirst: true },
  ];
  return facts.filter((fact) => fact !== null);
}
