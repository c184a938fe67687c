import type { Listing } from '../../listing/listing.ts';
import { type Codec, textCodec } from '../codec.ts';
import { everySearch, type FilterRow } from '../filter-row.ts';

export const longestKeyword = 200;
/** Each term is looked for in long texts, so a search has no more than these. */
export const mostKeywordTerms = 8;

const squeeze = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** The terms of a keyword in lower case, each once: 'Wine cellar, pool, POOL,' is ['wine cellar', 'pool']. */
export const keywordTerms = (keyword: string): readonly string[] => [
  ...new Set(
    keyword
      .split(',')
      .map(squeeze)
      .filter((term) => term !== ''),
  ),
];

const text = textCodec(longestKeyword);

const keywordCodec: Codec<string> = {
  shape: { kind: 'text', maxLength: longestKeyword, maxTerms: mostKeywordTerms },
  decode: (raw) => {
    const keyword = text.decode(raw);
    return keyword !== undefined && keywordTerms(keyword).length <= mostKeywordTerms ? keyword : undefined;
  },
  encode: text.encode,
};

/**
 * Everything of a listing that keywords look in: one lower-case text, its parts on lines of their own so that no
 * term spans two of them. Stored as it is by the server and searched for plain substrings. A street that the
 * seller hides is not in it, and neither are private remarks.
 */
export const keywordText = (listing: Listing): string =>
  [
    listing.publicremarks,
    listing.internetaddressdisplayyn ? listing.streetname : null,
    listing.subdivisionname,
    listing.city,
    listing.propertysubtype,
    listing.waterbodyname,
    ...listing.interiorfeatures,
    ...listing.exteriorfeatures,
    ...listing.communityfeatures,
    ...listing.lotfeatures,
    ...listing.accessibilityfeatures,
    ...listing.architecturalstyle,
    ...listing.greenenergyefficient,
    ...listing.appliances,
    ...listing.heating,
    ...listing.cooling,
    ...listing.flooring,
    ...listing.fencing,
    ...listing.View,
    ...listing.abor_rooms,
  ]
    .map((part) => squeeze(part ?? ''))
    .filter((part) => part !== '')
    .join('\n');

/** Every comma-separated term occurs in the text, in any case; %, _ and quotes mean themselves. */
export const keywordRow: FilterRow<'keyword'> = {
  key: 'keyword',
  group: 'keyword',
  label: 'Keyword',
  control: { kind: 'text', maxLength: longestKeyword },
  defaultValue: '',
  codec: keywordCodec,
  scope: everySearch,
  matches: (listing, keyword) => {
    const terms = keywordTerms(keyword);
    if (terms.length === 0) return true;
    const text = keywordText(listing);
    return terms.every((term) => text.includes(term));
  },
  describe: (keyword) => (keyword === '' ? 'No keyword' : `“${keyword}”`),
};
