import { withCommas } from '../../../listing/price.ts';
import { optionalNumberCodec } from '../../url/codec.ts';
import { acresOfSquareFeet, formatLotSize } from '../lot-size-text.ts';
import { maxRow, minRow, type RangeParts, steps, withAny } from './make-row.ts';

const squareFeet: RangeParts = {
  group: 'sizeFilters',
  label: 'Square feet',
  control: 'range-select',
  minKey: 'minSquareFeet',
  maxKey: 'maxSquareFeet',
  codec: optionalNumberCodec(0, 10_000_000),
  figureOf: (listing) => listing.livingarea,
  format: (feet) => `${withCommas(feet)} sq.ft`,
};
const squareFeetOptions = () => withAny(steps(250, 7_500, 250), withCommas);

export const minSquareFeetRow = minRow('minSquareFeet', squareFeet, squareFeetOptions);
export const maxSquareFeetRow = maxRow('maxSquareFeet', squareFeet, squareFeetOptions);

const lotSize: RangeParts = {
  group: 'sizeFilters',
  label: 'Lot size',
  control: 'lot-size-text',
  minKey: 'minLotSize',
  maxKey: 'maxLotSize',
  codec: optionalNumberCodec(0, 1_000_000, false),
  figureOf: (listing) => listing.lotsizearea,
  format: formatLotSize,
};
/** Acres; the first four are the square feet of specification section 9. */
export const offeredLotSizes: readonly number[] = [
  ...[2_000, 4_500, 6_500, 8_000].map(acresOfSquareFeet),
  ...[0.25, 0.5, 1, 2, 3, 4, 5, 10, 40, 100],
];
const lotSizeOptions = () => withAny(offeredLotSizes, formatLotSize);

export const minLotSizeRow = minRow('minLotSize', lotSize, lotSizeOptions);
export const maxLotSizeRow = maxRow('maxLotSize', lotSize, lotSizeOptions);

const stories: RangeParts = {
  group: 'sizeFilters',
  label: 'Stories',
  control: 'range-select',
  minKey: 'minStories',
  maxKey: 'maxStories',
  codec: optionalNumberCodec(0, 200, false),
  figureOf: (listing) => listing.stories,
  format: (count) => (count === 1 ? '1 story' : `${count} stories`),
};

export const minStoriesRow = minRow('minStories', stories, () => countsUpTo(4));
export const maxStoriesRow = maxRow('maxStories', stories, () => withAny(steps(0, 4, 1), String));

const garage: RangeParts = {
  group: 'sizeFilters',
  label: 'Garage spaces',
  control: 'range-select',
  minKey: 'minGarageSpaces',
  maxKey: 'maxGarageSpaces',
  codec: optionalNumberCodec(0, 1_000, false),
  figureOf: (listing) => listing.garagespaces,
  format: (count) => (count === 1 ? '1 garage space' : `${count} garage spaces`),
};

export const minGarageSpacesRow = minRow('minGarageSpaces', garage, () => countsUpTo(3));
export const maxGarageSpacesRow = maxRow('maxGarageSpaces', garage, () => withAny(steps(0, 3, 1), String));

/** 'Any', '0', '1', ... with a plus on the last. */
const countsUpTo = (most: number) =>
  withAny(steps(0, most, 1), (count) => (count === most ? `${count}+` : String(count)));
