import type { Listing } from '../../../listing/listing.ts';
import { optionalNumberCodec } from '../../url/codec.ts';
import { everySearch, type FilterRow } from '../filter-row.ts';
import { isAtLeast, maxRow, minRow, type RangeParts, steps, withAny } from './make-row.ts';

const bedrooms: RangeParts = {
  group: 'beds',
  label: 'Bedrooms',
  control: 'range-select',
  minKey: 'minBedrooms',
  maxKey: 'maxBedrooms',
  codec: optionalNumberCodec(0, 100),
  figureOf: (listing) => listing.bedroomstotal,
  format: (count) => (count === 1 ? '1 bed' : `${count} beds`),
};

export const minBedroomsRow: FilterRow<'minBedrooms'> = {
  ...minRow('minBedrooms', bedrooms, () => withAny(steps(1, 5, 1), (count) => `${count}+`)),
  describe: (min) => (min === null ? 'No min. bedrooms' : `${min}+ beds`),
};
export const maxBedroomsRow = maxRow('maxBedrooms', bedrooms, () => withAny(steps(1, 5, 1), String));

/** A half bath counts a half; null where the full baths are unknown. */
export const bathroomsOf = (listing: Pick<Listing, 'bathroomsfull' | 'bathroomshalf'>): number | null =>
  listing.bathroomsfull === null ? null : listing.bathroomsfull + (listing.bathroomshalf ?? 0) / 2;

/** At least so many baths; a listing whose full baths are unknown does not match. */
export const minBathroomsRow: FilterRow<'minBathrooms'> = {
  key: 'minBathrooms',
  group: 'baths',
  label: 'Bathrooms',
  control: { kind: 'select' },
  options: () => withAny(steps(1, 5, 1), (count) => `${count}+`),
  defaultValue: null,
  codec: optionalNumberCodec(0, 100, false),
  scope: everySearch,
  matches: (listing, min) => min === null || isAtLeast(bathroomsOf(listing), min),
  describe: (min) => (min === null ? 'Any bathrooms' : `${min}+ baths`),
};
