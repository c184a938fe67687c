import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { withoutAddress } from '../../listing/hidden-address.ts';
import { aListing } from '../../testing/a-listing.ts';
import { listingArbitrary } from '../../testing/listing-arbitrary.ts';
import { testMoment } from '../../testing/moment.ts';
import { filterValueArbitrary } from '../../testing/search-arbitrary.ts';
import { keywordRow, keywordText } from '../filters/rows/keyword.ts';
import { type KeywordMatch, keywordMatches, mostMatches } from './keyword-matches.ts';

const marked = ({ text, ranges }: KeywordMatch): readonly string[] =>
  ranges.map(([start, end]) => text.slice(start, end));

const long =
  'Tucked behind the oaks of a quiet street, this house has been loved for thirty years. The Wine Cellar below the kitchen ' +
  'holds six hundred bottles, and a second wine cellar waits in the guest house for whoever collects even more than that.';

describe('where a keyword matched', () => {
  it('returns the field, with the words marked as they are written', () => {
    const listing = aListing({ publicremarks: 'Bright.', interiorfeatures: ['Bar', 'Wine  Cellar'] });
    expect(keywordMatches(listing, 'wine cellar')).toEqual([
      { field: 'interiorfeatures', text: 'Wine Cellar', ranges: [[0, 11]] },
    ]);
  });

  it('returns a short excerpt of long remarks, from word to word', () => {
    const [match] = keywordMatches(aListing({ publicremarks: long }), 'wine cellar');
    expect(match?.text).toBe(
      '…been loved for thirty years. The Wine Cellar below the kitchen holds six hundred bottles, and a second wine…',
    );
    expect(marked(match!)).toEqual(['Wine Cellar']);
  });

  it('marks every term of the excerpt, overlapping ones as one', () => {
    const listing = aListing({ publicremarks: 'A pool house by the pool' });
    const [match] = keywordMatches(listing, 'pool, pool house');
    expect(marked(match!)).toEqual(['pool house', 'pool']);
  });

  it('marks whole words of quoted terms, and no excluded terms', () => {
    const listing = aListing({ publicremarks: 'Whirlpool and pool, no carpet' });
    const matches = keywordMatches(listing, '"pool", no carpet');
    expect(matches.map(marked)).toEqual([['pool']]);
    expect(keywordMatches(listing, 'no carpet')).toEqual([]);
  });

  it('returns no private remarks, nor a street that the seller hides', () => {
    const listing = aListing({
      streetname: 'Bluebonnet',
      publicremarks: 'Bright.',
      privateremarks: 'Code 4321, Bluebonnet',
      internetaddressdisplayyn: false,
    });
    expect(keywordMatches(withoutAddress(listing), 'bluebonnet, 4321')).toEqual([]);
    expect(keywordMatches(listing, 'bluebonnet')).toHaveLength(1);
  });

  it('finds an apostrophe of either kind, and shows it as it is written', () => {
    const listing = aListing({ publicremarks: 'The Owner’s suite is upstairs' });
    const [match] = keywordMatches(listing, "owner's suite");
    expect(marked(match!)).toEqual(['Owner’s suite']);
    expect(keywordRow.matches(listing, '"owner’s"', testMoment)).toBe(true);
  });

  it('returns correct ranges where a letter gets longer in lower case', () => {
    const [match] = keywordMatches(aListing({ publicremarks: 'İİİ pool' }), 'pool');
    expect(marked(match!)).toEqual(['pool']);
  });

  test.prop([listingArbitrary, filterValueArbitrary('keyword')])(
    'is at most three excerpts, every mark of them in the text that is searched',
    (listing, keyword) => {
      const matches = keywordMatches(listing, keyword);
      const text = keywordText(listing);
      expect(matches.length).toBeLessThanOrEqual(mostMatches);
      for (const match of matches) {
        expect(match.ranges.length).toBeGreaterThan(0);
        for (const word of marked(match)) expect(text).toContain(word.toLowerCase());
      }
    },
  );
});
