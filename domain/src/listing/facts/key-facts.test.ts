import { expect, it } from 'vitest';
import { aListing } from '../../testing/a-listing.ts';
import { keyFactsText } from './key-facts.ts';

const figures = { bedroomstotal: 3, bathroomsfull: 2, bathroomshalf: 1, livingarea: 1842 };

it.each([
  [figures, '3 beds · 2.5 baths · 1,842 sq ft'],
  [
    {
      ...figures,
      bedroomstotal: 1,
      bathroomsfull: 1,
      bathroomshalf: null,
      livingarea: null,
      lotsizearea: 0.234,
    },
    '1 bed · 1 bath · 0.23 acres',
  ],
  [{ bedroomstotal: 0, bathroomsfull: null, bathroomshalf: null, livingarea: null, lotsizearea: null }, ''],
])('writes the known figures of %o in one line', (changes, text) => {
  expect(keyFactsText(aListing(changes)).replaceAll('\u00a0', ' ')).toBe(text);
});
