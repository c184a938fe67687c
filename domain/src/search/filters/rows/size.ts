import { withCommas } from '../../../listing/price.ts';
import { optionalNumberCodec } from '../../url/codec.ts';
import { acresOfSquareFeet, formatLotSize } from '../lot-size-text.ts';
import { rangeRows, steps, withAny } from './make-row.ts';

/** Acres; the first four are the square feet of specification section 9. */
export const offeredLotSizes: readonly number[] = [
  ...[2_000, 4_500, 6_500, 8_000].map(acresOfSquareFeet),
  ...[0.25, 0.5, 1, 2, 3, 4, 5, 10, 40, 100],
];
/** 'Any', '0', '1', ... with a plus on the last. */
const countsUpTo = (most: number) => () =>
  withAny(steps(0, most, 1), (count) => (count === most ? `${count}+` : String(count)));

const group = 'sizeFilters';

export const sizeRows = {
  ...rangeRows('minSquareFeet', 'maxSquareFeet', {
    group,
    label: 'Sq ft',
    control: 'range-select',
    codec: optionalNumberCodec(0, 10_000_000),
    column: 'livingarea',
    format: (feet) => `${withCommas(feet)} sq ft`,
    options: () => withAny(steps(250, 7_500, 250), withCommas),
  }),
  ...rangeRows('minLotSize', 'maxLotSize', {
    group,
    label: 'Lot size',
    control: 'lot-size-text',
    codec: optionalNumberCodec(0, 1_000_000, false),
    column: 'lotsizearea',
    format: formatLotSize,
    options: () => withAny(offeredLotSizes, formatLotSize),
  }),
  ...rangeRows('minStories', 'maxStories', {
    group,
    label: 'Stories',
    control: 'range-select',
    codec: optionalNumberCodec(0, 200, false),
    column: 'stories',
    format: (count) => (count === 1 ? '1 story' : `${count} stories`),
    options: { min: countsUpTo(4), max: () => withAny(steps(0, 4, 1), String) },
  }),
  ...rangeRows('minGarageSpaces', 'maxGarageSpaces', {
    group,
    label: 'Garage spaces',
    control: 'range-select',
    codec: optionalNumberCodec(0, 1_000, false),
    column: 'garagespaces',
    format: (count) => (count === 1 ? '1 garage space' : `${count} garage spaces`),
    options: { min: countsUpTo(3), max: () => withAny(steps(0, 3, 1), String) },
  }),
};
