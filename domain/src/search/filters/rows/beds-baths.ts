import { optionalNumberCodec } from '../../url/codec.ts';
import { atLeastRow, rangeRows, steps, withAny } from './make-row.ts';

const atLeastOptions = () => withAny(steps(1, 5, 1), (count) => `${count}+`);

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
  minBathrooms: atLeastRow({
    group: 'baths',
    label: 'Bathrooms',
    control: { kind: 'segmented' },
    options: atLeastOptions,
    codec: optionalNumberCodec(0, 100, false),
    column: 'bathrooms',
    describe: (min) => (min === null ? 'Any bathrooms' : `${min}+ baths`),
  }),
};
