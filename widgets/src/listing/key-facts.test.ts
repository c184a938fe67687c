import { expect, test } from 'vitest';
import { aListingCard } from '../testing/a-listing-card.ts';
import { keyFacts } from './key-facts.ts';

const nothing = {
  ...{ bedroomstotal: null, bathroomsfull: null, bathroomshalf: null, livingarea: null },
  ...{ lotsizearea: null, numberofunitstotal: null, yearbuilt: null },
};
const words = (changes: Partial<Parameters<typeof keyFacts>[0]>) =>
  keyFacts(aListingCard({ ...nothing, ...changes })).map(({ label, value, isLabelFirst }) =>
    isLabelFirst ? `${label} ${value}` : `${value} ${label}`,
  );

test.each([
  [{}, []],
  [{ bedroomstotal: 1, bathroomsfull: 1 }, ['1 bed', '1 bath']],
  [{ bathroomsfull: 2, bathroomshalf: 1 }, ['2.5 baths']],
  [{ bedroomstotal: 0, livingarea: 10_250, yearbuilt: 1994 }, ['10,250 sq ft', 'built 1994']],
  [{ numberofunitstotal: 1 }, []],
  [{ numberofunitstotal: 4 }, ['4 units']],
])('the main figures of %j', (listing, facts) => {
  expect(words(listing)).toEqual(facts);
});
