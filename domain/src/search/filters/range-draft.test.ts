import { expect, it } from 'vitest';
import { changeRange, type Range, type RangeChange, type RangeDraft } from './range-draft.ts';

const searches = (apply: RangeDraft): RangeChange => ({ apply, waiting: {} });
const waits = (waiting: RangeDraft): RangeChange => ({ apply: {}, waiting });

it.each<[string, Range, RangeDraft, RangeDraft, RangeChange]>([
  ['a minimum alone', { min: null, max: null }, {}, { min: 5 }, searches({ min: 5 })],
  ['both the same', { min: null, max: 5 }, {}, { min: 5 }, searches({ min: 5 })],
  ['a minimum over the maximum', { min: null, max: 4 }, {}, { min: 5 }, waits({ min: 5 })],
  ['a maximum under the minimum', { min: 5, max: null }, {}, { max: 4 }, waits({ max: 4 })],
  ['an end made empty', { min: 5, max: 9 }, {}, { min: null }, searches({ min: null })],
  ['what is searched already', { min: 5, max: 9 }, {}, { min: 5 }, searches({})],
  ['another minimum for one that waits', { min: 1, max: 4 }, { min: 5 }, { min: 3 }, searches({ min: 3 })],
  ['room for one that waits', { min: 1, max: 4 }, { min: 5 }, { max: 9 }, searches({ min: 5, max: 9 })],
  ['no limit beside it', { min: 1, max: 4 }, { min: 5 }, { max: null }, searches({ min: 5, max: null })],
  ['too little room for it', { min: 1, max: 3 }, { min: 9 }, { max: 4 }, waits({ min: 9, max: 4 })],
])('%s', (_what, searched, waiting, change, expected) => {
  expect(changeRange(searched, waiting, change)).toEqual(expected);
});
