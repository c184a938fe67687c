import { describe, expect, it } from 'vitest';
import { viewers } from '../testing/a-viewer.ts';
import { guestBuyer, type SentenceRow, sentenceRow, testAreas } from '../testing/guest-sentences.ts';
import { mostNamePhrases } from './name-spans.ts';
import { namePhrases, understand } from './understand.ts';
import type { SentenceContext } from './understood.ts';

const sentences: Readonly<Record<string, readonly SentenceRow[]>> = {
  exclusions: [
    ['3 beds no "carpet"', '3+ beds · no “carpet”'],
    ['-"carpet"', 'no “carpet”'],
    ['not built before 1990', 'Built 1990 or later'],
    ['not 3 beds', '', 'not 3 beds: cannot-be-excluded'],
    ['no 2 story', '', 'no 2 story: cannot-be-excluded'],
    ['not over 500k', 'Under $500,000'],
    ['no less than 3 beds', '3+ beds'],
    ['not on lake travis', '', 'not on lake travis: cannot-be-excluded'],
  ],
  'excluded areas': [
    ['3 beds not in Austin', '3+ beds', 'not in Austin: cannot-be-excluded'],
    ['3 beds outside of Round Rock', '3+ beds', 'outside of Round Rock: cannot-be-excluded'],
    ['Austin except Zilker', 'Austin', 'except Zilker: cannot-be-excluded'],
    ['pool anywhere but Austin', 'Pool', 'anywhere but Austin: cannot-be-excluded'],
    [
      'Austin, not in Zilker or Hyde Park',
      'Austin',
      'not in Zilker: cannot-be-excluded · or Hyde Park: cannot-be-excluded',
    ],
    ['no HOA in Austin or Zilker', 'No HOA · Austin · Zilker'],
  ],
  areas: [
    ['Zilker', 'Zilker'],
    ['3 bed in Zilker', '3+ beds · Zilker'],
    ['Cedar Park', 'Cedar Park'],
    ['house in Cedar Park with a park', 'Houses · Cedar Park · Park'],
    ['78704', '78704'],
    ['near 78704', '78704'],
    ['3 bed 78704', '3+ beds · 78704'],
    ['Austin, TX', 'Austin'],
    ['near Dripping Springs under 700k', 'Dripping Springs · Under $700,000'],
    ['homes in Round Rock or Cedar Park', 'Round Rock · Cedar Park'],
    ['Church Hill', 'Church Hill'],
  ],
  people: [
    ['safe neighborhood', '', '', 'safe neighborhood'],
    ['low crime area', '', '', 'low crime area'],
    ['family neighborhood', '', '', 'family neighborhood'],
    ['family friendly', '', '', 'family friendly'],
    ['no kids', '', '', 'no kids'],
    ['Christian area', '', '', 'Christian area'],
    ['near a synagogue', '', '', 'near a synagogue'],
    ['walking distance to a mosque', '', '', 'walking distance to a mosque'],
    ['white area', '', '', 'white area'],
    ['mostly Hispanic neighborhood', '', '', 'mostly Hispanic neighborhood'],
    ['Asian community', '', '', 'Asian community'],
    ['good part of town', '', '', 'good part of town'],
    ['nice neighborhood', '', '', 'nice neighborhood'],
    ['for singles', '', '', 'for singles'],
    ['no students', '', '', 'no students'],
    ['women only', '', '', 'women only'],
    ['able-bodied', '', '', 'able-bodied'],
    ['no section 8', '', '', 'no section 8'],
    ['section 8', '', 'section 8: keyword'],
    ['accepts housing vouchers', '', 'accepts: unknown · housing vouchers: keyword'],
    ['se acepta sección 8', '', 'se acepta sección 8: keyword'],
    ['3 bed in 787O4', '3+ beds · 78704'],
    ['55+ community', '', '', '55+ community'],
    ['senior living', '', '', 'senior living'],
    ['55+ acres', 'Lot of at least 55 acres'],
    ['white kitchen', '', 'white kitchen: unknown'],
    ['"Christian neighbors"', '', '', '"Christian neighbors"'],
    ['3 bed in a safe area with good schools', '3+ beds', 'good schools: needs-rating', 'safe area'],
  ],
  'typos and contradictions': [
    ['firepalce and gated', 'Fireplace · Gated community'],
    ['3 bedrom house with gargae', '3+ beds · Houses · 1+ garage spaces'],
    ['waterfornt home', 'Waterfront'],
    ['3 bed 4 bed', '3+ beds', '4 bed: contradicted'],
    ['over 700k under 600k', 'Over $700,000', 'under 600k: contradicted'],
    ['cheapest newest', 'Cheapest first', 'newest: contradicted'],
    ['granite counters', '', 'granite counters: keyword'],
    ['asdf qwerty', '', 'asdf qwerty: unknown'],
  ],
  'whole sentences': [
    ['3 bed under 650k in Zilker with a pool, no HOA', '3+ beds · Under $650,000 · Zilker · Pool · No HOA'],
    [
      '3 bed, 2 bath, 2,000 sqft, half acre, pool, Zilker, under 900k',
      '3+ beds · 2+ baths · 2,000+ sq ft · Lot of at least 0.5 acres · Pool · Zilker · Under $900,000',
    ],
    [
      "I'm looking for a 4 bedroom house with a pool in Lakeway for under $1.5 million please",
      '4+ beds · Houses · Pool · Lakeway · Under $1,500,000',
    ],
    [
      'Show me condos for sale in Austin under 400k with no HOA',
      'Condos · For sale · Austin · Under $400,000 · No HOA',
    ],
    [
      '4 bed/3 bath with mother in law suite in Hyde Park, Austin',
      '4+ beds · 3+ baths · Guest quarters · Hyde Park · Austin',
    ],
    [
      'looking for a safe, quiet neighborhood for my family with good schools',
      '',
      'quiet neighborhood: unknown · good schools: needs-rating',
      'safe · for my family',
    ],
  ],
};

describe.each(Object.entries(sentences))('of %s', (_, rows) => {
  it.each(rows)('“%s” is %s', (text = '', chips = '', unused = '', declined = '') =>
    expect(sentenceRow(text)).toEqual([text, chips, unused, declined]),
  );
});

const chips = (text: string, context: SentenceContext): string =>
  understand(text, testAreas, context)
    .understood.map(({ label }) => label)
    .join(' · ');

describe('a sentence on the page of leases', () => {
  const lease: SentenceContext = { ...guestBuyer, lease: true };

  it.each([
    ['3 bed', '3+ beds'],
    ['under 2000', 'Under $2,000'],
    ['1500 to 2000 a month', 'For lease · $1,500 to $2,000'],
    ['over 650', 'Over $650'],
    ['pet friendly apartment', 'Pets allowed · Condos'],
    ['no pets', 'No pets'],
    ['3 bed for sale under 650', '3+ beds · For sale · Under $650,000'],
  ])('“%s” is %s', (text, expected) => expect(chips(text, lease)).toBe(expected));

  it('leaves out kinds that are only for sale', () => {
    expect(understand('ranch', testAreas, lease).unused.map(({ reason }) => reason)).toEqual([
      'for-sale-only',
    ]);
  });
});

describe('closed homes', () => {
  const client: SentenceContext = { ...guestBuyer, viewer: viewers.client };
  it.each([
    ['sold', 'Sold in the last year'],
    ['sold in the last 6 months', 'Sold in the last 6 months'],
    ['recently sold condos', 'Sold in the last year · Condos'],
    ['pending', 'Pending'],
    ['taking backups', 'Pending - Taking Backups'],
  ])('are found by verified viewers: “%s” is %s', (text, expected) =>
    expect(chips(text, client)).toBe(expected),
  );

  it('sets no open houses with closed homes', () => {
    const { understood, unused } = understand('sold, open house', testAreas, client);
    expect([understood.length, unused[0]?.reason]).toEqual([1, 'contradicted']);
  });
});

describe('a part that is left out', () => {
  it('gives the offsets of a part that is left out', () => {
    const text = 'A pool, granite counters and 3 beds';
    const [part] = understand(text, testAreas, guestBuyer).unused;
    expect(part).toMatchObject({ text: 'granite counters', start: 8, end: 24, reason: 'keyword' });
  });
});

describe('areas', () => {
  const phrases = (text: string) => namePhrases(text, guestBuyer);

  it('looks areas up where a sentence may name one', () => {
    expect(phrases('3 bed in Cedar Park with a pool')[0]).toBe('cedar park');
    expect(phrases('Zilker 3 bed')).toEqual(['zilker']);
    expect(phrases('3 bed 78704')).toEqual(['78704']);
    expect(phrases('3 bed with a pool under 500k')).toEqual([]);
    expect(phrases('St. Edward’s Park, 3 bed')).toContain('st edwards park');
  });

  it('looks at most eight areas up', () => {
    expect(phrases('abc def ghi jkl mno pqr stu vwx yz, abd acd').length).toBe(mostNamePhrases);
  });

  it('takes the areas that the lookup found; without it their words are read', () => {
    const parkless = understand('Cedar Park', new Map(), guestBuyer);
    expect(parkless.understood.map(({ label }) => label)).toEqual(['Park']);
    expect(parkless.unused.map(({ text }) => text)).toEqual(['Cedar']);
  });
});
