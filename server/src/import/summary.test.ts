import { describe, expect, it } from 'vitest';
import { droppedCounter } from './dropped-values.ts';
import { nothingToReport } from './merge-areas.ts';
import { summary } from './summary.ts';

describe('the summary of an import', () => {
  it('counts dropped values by field and value', () => {
    const dropped = droppedCounter();
    for (const value of ['9999', '0', '9999']) dropped.add({ field: 'YearBuilt', value });
    for (let at = 0; at < 7; at++) dropped.add({ field: 'City', value: `x${at}` });
    const counts = {
      ...{ read: 9, accepted: 9, rejected: 0, stored: 9, inserted: 4, updated: 5, unchanged: 0 },
      ...{
        older: 0,
        readAgain: 4,
        removed: 0,
        offMarket: 0,
        unnamed: 0,
        outlines: nothingToReport,
        dropped: dropped.fields,
      },
    };
    expect(
      summary(
        { kind: 'listings', isComplete: false },
        counts,
        { file: 'x', mostFrequent: () => [] },
        1,
      ).split('\n'),
    ).toEqual([
      'Done in 1.0 s: 9 rows read, 9 listings stored (4 new, 5 changed, 0 unchanged), 0 rejected.',
      '4 of the changed listings had been read by another version.',
      '10 values were left out, since they are not known or cannot be read; their rows are stored without them:',
      '  City: 1 × "x0", 1 × "x1", 1 × "x2", 1 × "x3", 1 × "x4" and 2 more',
      '  YearBuilt: 2 × "9999", 1 × "0"',
    ]);
  });
});
