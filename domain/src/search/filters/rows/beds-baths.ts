import { optionalNumberCodec } from '../../url/codec.ts';
import { everySearch, type PredicateRow } from '../filter-row.ts';
import { rangeRows, steps, withAny } from './make-row.ts';

const atLeastOptions = () => withAny(steps(1, 5, 1), (count) => `${count}+`);

/** At least so many baths; a listing whose full baths are unknown does not match. */
const minBathroomsRow: PredicateRow<number | null> = {
  group: 'baths',
  label: 'Bathrooms',
  control: { kind: 'segmented' },
  options: atLeastOptions,
  defaultValue: null,
  codec: optionalNumberCodec(0, 100, false),
  scope: everySearch,
  predicate: { column: 'bathrooms', test: 'at least' },
  describe: (min) => (min === null ? 'Any bathrooms' : `${min}+ baths`),
};

export const bedsBathsRows = {
  ...rangeRows('minBedrooms', 'maxBedrooms', {
    group: 'beds',
    label: 'Bedrooms',
    control: 'range-segments',
    codec: optionalNumberCodec(0, 100),
    column: 'bedroomstotal',
    format: (count) => (count === 1 ? '1 bed' : `${count} beds`),
    options: { min: atLeastOptions, max: () => withAny(steps(1, 5, 1), String) },
    describe: { min: (min) => (min === null ? 'No min. bedrooms' : `${min}+ beds`) },
  }),
  minBathrooms: minBathroomsRow,
};
