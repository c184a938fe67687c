import { describe, expect, it } from 'vitest';
import { guestViewer } from '../people/viewer.ts';
import { placeKey } from '../search/areas/place-key.ts';
import type { SearchTag } from '../search/tags/tag.ts';
import { viewers } from '../testing/a-viewer.ts';
import { testMoment } from '../testing/moment.ts';
import { mostPlacePhrases } from './place-phrases.ts';
import { type KnownPlaces, mayBeSentence, onEnter, placePhrases, understand } from './understand.ts';
import type { SentenceContext } from './understood.ts';

const sale: SentenceContext = {
  lease: false,
  today: testMoment.today,
  viewer: guestViewer,
  agentMode: false,
};
const lease: SentenceContext = { ...sale, lease: true };

const aPlace = (name: string): SearchTag => ({ type: 'city', id: `id-${name}`, value: name, label: name });
const places: KnownPlaces = new Map(
  [
    ...['Zilker', 'Cedar Park', 'Round Rock', 'Austin', '78704', 'Dripping Springs', 'Hyde Park', 'Lakeway'],
    'Church Hill',
  ].map((name) => [placeKey(name), aPlace(name)]),
);

/** Chips, then what was left out and why, then what was declined; several are parted by dots. */
type Row = readonly [sentence: string, chips: string, leftOut?: string, declined?: string];

/** Said by a guest on the page of homes for sale, on Saturday 2026-11-21. */
const sentences: Readonly<Record<string, readonly Row[]>> = {
  'what is ruled out and has no filter for that': [
    ['3 beds no "carpet"', '3+ beds · no “carpet”'],
    ['-"carpet"', 'no “carpet”'],
    ['not built before 1990', 'Built 1990 or later'],
    ['not 3 beds', '', 'not 3 beds: cannot-be-excluded'],
    ['no 2 story', '', 'no 2 story: cannot-be-excluded'],
    ['not over 500k', 'Under $500,000'],
    ['no less than 3 beds', '3+ beds'],
    ['not on lake travis', '', 'not on lake travis: cannot-be-excluded'],
  ],
  'what is seen from a home': [
    ['cheap condo with a view of the lake', 'Condos · Lake view', 'cheap: needs-price'],
    ['lake views', 'Lake view'],
    ['overlooking the river', 'River view'],
    ['stunning views over the hill country', 'Hills view'],
    ['beautiful view of downtown', 'City view'],
    ['views of the water', 'Lake or River view'],
    ['a great view', 'Any view'],
    ['no view of the lake', '', 'no view of the lake: cannot-be-excluded'],
    ['not overlooking the river', '', 'not overlooking the river: cannot-be-excluded'],
    ['3 beds with a view of Lake Travis', '3+ beds · Lake view · Lake Travis'],
  ],
  'places that are ruled out': [
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
  figures: [
    ['3 bed', '3+ beds'],
    ['3+ bd', '3+ beds'],
    ['three bedroom', '3+ beds'],
    ['3 or more bedrooms', '3+ beds'],
    ['at least 3 beds', '3+ beds'],
    ['exactly 3 beds', 'Exactly 3 beds'],
    ['3 beds only', 'Exactly 3 beds'],
    ['3-4 beds', '3 to 4 beds'],
    ['between 3 and 4 bedrooms', '3 to 4 beds'],
    ['up to 3 beds', 'Up to 3 beds'],
    ['fewer than 4 beds', 'Up to 3 beds'],
    ['more than 3 beds', '4+ beds'],
    ['>= 3 beds', '3+ beds'],
    ['≥ 3 beds', '3+ beds'],
    ['> 3 beds', '4+ beds'],
    ['beds <= 4', 'Up to 4 beds'],
    ['≤ 4 beds', 'Up to 4 beds'],
    ['3½ baths', '3.5+ baths'],
    ['3 1/2 baths', '3.5+ baths'],
    ['min 3 bed max 650k', '3+ beds · Under $650,000'],
    ['3br 2ba', '3+ beds · 2+ baths'],
    ['3bd/2ba', '3+ beds · 2+ baths'],
    ['3bed2bath', '3+ beds · 2+ baths'],
    ['3/2', '3+ beds · 2+ baths'],
    ['3/2/2', '3+ beds · 2+ baths · 2+ garage spaces'],
    ['3x2', '3+ beds · 2+ baths'],
    ['beds: 3 baths: 2', '3+ beds · 2+ baths'],
    ['studio', 'Studio'],
    ['2 bath', '2+ baths'],
    ['2.5 baths', '2.5+ baths'],
    ['at most 2 baths', '', 'at most 2 baths: no-such-filter'],
    ['200 beds', '', '200 beds: no-such-filter'],
    ['under 650k', 'Under $650,000'],
    ['under $650,000', 'Under $650,000'],
    ['650,000 dollars', 'Under $650,000'],
    ['below 1.2m', 'Under $1,200,000'],
    ['less than 1.2 million', 'Under $1,200,000'],
    ['$500k-$650k', '$500,000 to $650,000'],
    ['500-650k', '$500,000 to $650,000'],
    ['from 500k to 650k', '$500,000 to $650,000'],
    ['between 500,000 and 650,000', '$500,000 to $650,000'],
    ['price between 300 and 400', '$300,000 to $400,000'],
    ['over 400k', 'Over $400,000'],
    ['400k+', 'Over $400,000'],
    ['nothing over 400k', 'Under $400,000'],
    ['no more than 400k', 'Under $400,000'],
    ['around 650k', '$585,000 to $715,000'],
    ['$650,000', 'Under $650,000'],
    ['budget 650k', 'Under $650,000'],
    ['max price 700k', 'Under $700,000'],
    ['under 650', 'Under $650,000'],
    ['under 2000', '', 'under 2000: unknown'],
    ['2000 sqft', '2,000+ sq.ft'],
    ['over 2,000 square feet', '2,000+ sq.ft'],
    ['1500-2500 sq.ft', '1,500 to 2,500 sq.ft'],
    ['at least 2000 sf', '2,000+ sq.ft'],
    ['half an acre', 'Lot of at least 0.5 acres'],
    ['1/2 acre lot', 'Lot of at least 0.5 acres'],
    ['¾ acre', 'Lot of at least 0.75 acres'],
    ['2 1/2 acres', 'Lot of at least 2.5 acres'],
    ['quarter acre', 'Lot of at least 0.25 acres'],
    ['5+ acres', 'Lot of at least 5 acres'],
    ['2 to 10 acres', 'Lot of 2 to 10 acres'],
    ['lot over 1 acre', 'Lot of at least 1 acre'],
    ['8000 sqft lot', 'Lot of at least 8,000 sq.ft'],
    ['an acre', 'Lot of at least 1 acre'],
    ['lots under 100k', 'Lots · Under $100,000'],
    ['built after 2010', 'Built 2011 or later'],
    ['built since 2010', 'Built 2010 or later'],
    ['built in 2010', 'Built in 2010'],
    ['built before 1950', 'Built 1949 or earlier'],
    ['2015 or newer', 'Built 2015 or later'],
    ['newer than 10 years', 'Built 2016 or later'],
    ['under 10 years old', 'Built 2016 or later'],
    ['over 50 years old', 'Built 1976 or earlier'],
    ['1990s home', 'Built 1990 to 1999'],
    ['built in the 1920s', 'Built 1920 to 1929'],
    ['two story', '2 stories'],
    ['single-story', '1 story'],
    ['2+ stories', '2+ stories'],
    ['2 car garage', '2+ garage spaces'],
    ['3-car garage', '3+ garage spaces'],
    ['garage', '1+ garage spaces'],
    ['no garage', 'No garage'],
    ['hoa under 200', '', 'hoa under 200: no-such-filter'],
    ['20 minutes from downtown', '', '20 minutes: no-such-filter · downtown: unknown'],
  ],
  'kinds and features': [
    ['house', 'Houses'],
    ['condos', 'Condos'],
    ['townhome', 'Townhouses'],
    ['land', 'Lots'],
    ['ranch', 'Farms and ranches'],
    ['duplex', 'Multi-family'],
    ['multi-family', 'Multi-family'],
    ['commercial', 'Commercial'],
    ['condo or townhouse', 'Condos · Townhouses'],
    ['no condos', 'No condos'],
    ['not a townhouse', 'No townhouses'],
    ['lots of trees', '', 'lots of trees: unknown'],
    ['ranch style house', 'Houses', 'ranch style: unknown'],
    ['pool', 'Pool'],
    ['private pool', 'Pool'],
    ['no pool', 'No pool'],
    ['without a pool', 'No pool'],
    ['-pool', 'No pool'],
    ['community pool', 'Community pool'],
    ['pool table', '', 'pool table: unknown'],
    ['no HOA', 'No HOA'],
    ['HOA-free', 'No HOA'],
    ['hoa', 'HOA'],
    ['with a pool but no hoa', 'Pool · No HOA'],
    ['no hoa or pool', 'No HOA · No pool'],
    ['fireplace', 'Fireplace'],
    ['no fireplace', '', 'no fireplace: cannot-be-excluded'],
    ['gated', 'Gated community'],
    ['not in a gated community', '', 'not in a gated community: cannot-be-excluded'],
    ['fenced yard', 'Fenced yard'],
    ['dog park', 'Dog park'],
    ['horse property', 'Horses allowed'],
    ['wine cellar', 'Wine room'],
    ['home office', 'Office/study'],
    ['mother-in-law suite', 'Guest quarters'],
    ['wheelchair accessible', 'Accessibility features'],
    ['master on main', 'Master on main'],
    ['historic home', 'Historic design'],
    ['energy efficient', 'Energy efficient'],
    ['tennis courts and golf course', 'Tennis courts · Golf course'],
    ['backs to greenbelt', 'Backs to greenbelt'],
    ['lake view', 'Lake view'],
    ['views', 'Any view'],
    ['hill country views', 'Hills view'],
    ['downtown view', 'City view'],
    ['on Lake Travis', 'Lake Travis'],
    ['Guadalupe River waterfront', 'Guadalupe River · Waterfront'],
    ['town lake', 'Lady Bird Lake'],
    ['family room', '', 'family room: unknown'],
    ['"pool table"', '“pool table”'],
  ],
  'time, status, schools, order': [
    ['new this week', 'On market 7 days or less'],
    ['new listings', 'On market 7 days or less'],
    ['listed in the last 30 days', 'On market 30 days or less'],
    ['on the market less than 30 days', 'On market 30 days or less'],
    ['price reduced', 'Price reduced in the last 30 days'],
    ['price drop in the last week', 'Price reduced in the last 7 days'],
    ['open house', 'Open houses'],
    ['open house this weekend', 'Open house within 1 day'],
    ['open house today', 'Open house today'],
    ['open houses in the next 3 days', 'Open house within 3 days'],
    ['active listings', 'Active listings'],
    ['active lifestyle', '', 'active lifestyle: unknown'],
    ['pending', '', 'pending: needs-account'],
    ['sold', '', 'sold: needs-account'],
    ['sold in the last year', '', 'sold in the last year: needs-account'],
    ['schools rated 8+', 'Schools rated 8+'],
    ['8+ schools', 'Schools rated 8+'],
    ['elementary school rated 9', 'Elementary school rated 9+'],
    ['high school 7 or better', 'High school rated 7+'],
    ['good schools', '', 'good schools: needs-rating'],
    ['new construction', '', 'new construction: needs-year'],
    ['cheap', '', 'cheap: needs-price'],
    ['big yard', '', 'big yard: needs-size'],
    ['near me', '', 'near me: needs-location'],
    ['cheapest first', 'Cheapest first'],
    ['price high to low', 'Most expensive first'],
    ['newest', 'Newest first'],
    ['largest first', 'Largest first'],
    ['our listings', 'Our listings'],
  ],
  leases: [
    ['for rent', 'For lease'],
    ['2 bed for rent under 2000', '2+ beds · For lease · Under $2,000'],
    ['2000 a month', 'For lease · Under $2,000'],
    ['$1,800/mo 1 bed', 'For lease · Under $1,800 · 1+ beds'],
    ['pets allowed', '', 'pets allowed: for-lease-only'],
    ['for lease with pets', 'For lease · Pets allowed'],
    ['rent to own', '', 'rent to own: unknown'],
  ],
  places: [
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
    ['55+ community', '', '', '55+ community'],
    ['senior living', '', '', 'senior living'],
    ['55+ acres', 'Lot of at least 55 acres'],
    ['white kitchen', '', 'white kitchen: unknown'],
    ['"Christian neighbors"', '', '', '"Christian neighbors"'],
    ['3 bed in a safe area with good schools', '3+ beds', 'good schools: needs-rating', 'safe area'],
  ],
  'slips and contradictions': [
    ['firepalce and gated', 'Fireplace · Gated community'],
    ['3 bedrom house with gargae', '3+ beds · Houses · 1+ garage spaces'],
    ['waterfornt home', 'Waterfront'],
    ['3 bed 4 bed', '3+ beds', '4 bed: contradicted'],
    ['over 700k under 600k', 'Over $700,000', 'under 600k: contradicted'],
    ['cheapest newest', 'Cheapest first', 'newest: contradicted'],
    ['granite counters', '', 'granite counters: unknown'],
    ['asdf qwerty', '', 'asdf qwerty: unknown'],
  ],
  'whole sentences': [
    ['3 bed under 650k in Zilker with a pool, no HOA', '3+ beds · Under $650,000 · Zilker · Pool · No HOA'],
    [
      '3 bed, 2 bath, 2,000 sqft, half acre, pool, Zilker, under 900k',
      '3+ beds · 2+ baths · 2,000+ sq.ft · Lot of at least 0.5 acres · Pool · Zilker · Under $900,000',
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

const chips = (text: string, context: SentenceContext = sale): string =>
  understand(text, places, context)
    .understood.map(({ label }) => label)
    .join(' · ');

describe.each(Object.entries(sentences))('of %s', (_, rows) => {
  it.each(rows.map((row) => [...row]))('“%s” is %s', (text = '', understood, leftOut = '', declined = '') => {
    const result = understand(text, places, sale);
    expect(result.understood.map(({ label }) => label).join(' · ')).toBe(understood);
    expect(result.leftOut.map((part) => `${part.text}: ${part.reason}`).join(' · ')).toBe(leftOut);
    expect(result.declined.map((part) => part.text).join(' · ')).toBe(declined);
  });
});

describe('a sentence on the page of leases', () => {
  it.each([
    ['3 bed', '3+ beds'],
    ['under 2000', 'Under $2,000'],
    ['1500 to 2000 a month', 'For lease · $1,500 to $2,000'],
    ['over 650', 'Over $650'],
    ['pet friendly apartment', 'Pets allowed · Condos'],
    ['no pets', 'No pets'],
    ['3 bed for sale under 650', '3+ beds · For sale · Under $650,000'],
  ])('“%s” is %s', (text, expected) => expect(chips(text, lease)).toBe(expected));

  it('cannot ask for what is only sold', () => {
    expect(understand('ranch', places, lease).leftOut.map(({ reason }) => reason)).toEqual(['for-sale-only']);
  });
});

describe('closed homes', () => {
  const client: SentenceContext = { ...sale, viewer: viewers.client };
  it.each([
    ['sold', 'Sold in the last year'],
    ['sold in the last 6 months', 'Sold in the last 6 months'],
    ['recently sold condos', 'Sold in the last year · Condos'],
    ['pending', 'Pending'],
    ['taking backups', 'Pending - Taking Backups'],
  ])('are found by verified people: “%s” is %s', (text, expected) =>
    expect(chips(text, client)).toBe(expected),
  );

  it('have no open houses', () => {
    const { understood, leftOut } = understand('sold, open house', places, client);
    expect([understood.length, leftOut[0]?.reason]).toEqual([1, 'contradicted']);
  });
});

describe('what is left out', () => {
  it('is told with its place in the text', () => {
    const text = 'A pool, granite counters and 3 beds';
    const [part] = understand(text, places, sale).leftOut;
    expect(part).toEqual({ text: 'granite counters', start: 8, end: 24, reason: 'unknown' });
  });
});

describe('places', () => {
  const phrases = (text: string) => placePhrases(text, sale);

  it('are looked up where a sentence may name one', () => {
    expect(phrases('3 bed in Cedar Park with a pool')[0]).toBe('cedar park');
    expect(phrases('Zilker 3 bed')).toEqual(['zilker']);
    expect(phrases('3 bed 78704')).toEqual(['78704']);
    expect(phrases('3 bed with a pool under 500k')).toEqual([]);
    expect(phrases('St. Edward’s Park, 3 bed')).toContain('st edwards park');
  });

  it('are at most eight', () => {
    expect(phrases('abc def ghi jkl mno pqr stu vwx yz, abd acd').length).toBe(mostPlacePhrases);
  });

  it('are what the gazetteer says, and words without it', () => {
    const parkless = understand('Cedar Park', new Map(), sale);
    expect(parkless.understood.map(({ label }) => label)).toEqual(['Park']);
    expect(parkless.leftOut.map(({ text }) => text)).toEqual(['Cedar']);
  });
});

describe('a text', () => {
  const isOne = (text: string, suggested: readonly string[] = []) =>
    onEnter(text, understand(text, places, sale), suggested) === 'offer';

  it.each(['3 bed in Zilker', 'pool', 'condos under 400k', 'homes for sale in Zilker', 'cheapest first'])(
    '“%s” is a sentence',
    (text) => expect(isOne(text)).toBe(true),
  );

  it.each([
    '',
    'Zilker',
    'Cedar Park',
    '78704',
    '1204 S Lamar Blvd',
    '1204 Pool Dr',
    'MLS# 4000001',
    '4000001',
    'granite counters',
    'a street named after somebody with a pool',
    'safe neighborhood',
  ])('“%s” is none', (text) => expect(isOne(text)).toBe(false));

  it('about people does nothing on Enter, unless a place is called so', () => {
    const enter = (text: string, suggested: readonly string[] = []) =>
      onEnter(text, understand(text, places, sale), suggested);
    expect(enter('safe neighborhood')).toBe('nothing');
    expect(enter('church', ['Church Hill'])).toBe('place');
    expect(enter('Zilker')).toBe('place');
    expect(enter('3 bed in a safe neighborhood')).toBe('offer');
  });

  it.each(['a castle with a dragon', 'homes not in Austin', 'far from Round Rock', 'no view of the lake'])(
    '“%s” is not searched for in addresses without a word, unless something is suggested',
    (text) => {
      const enter = (suggested: readonly string[]) =>
        onEnter(text, understand(text, places, sale), suggested);
      expect(enter([])).toBe('unclear');
      expect(enter(['Somewhere'])).toBe('place');
    },
  );

  it.each(['Nowhere Rd', 'Barton', '12 Bluebonnet Hill Ln', 'MLS# 4000001'])(
    '“%s” may be a name or an address and is looked for',
    (text) => expect(onEnter(text, understand(text, places, sale), [])).toBe('place'),
  );

  it('of places alone is searched for by them where nothing is suggested', () => {
    expect(onEnter('homes in Zilker', understand('homes in Zilker', places, sale), [])).toBe('offer');
  });

  it('may be one where its places have to be looked up to tell', () => {
    for (const text of ['not Austin', 'homes in Zilker', 'a castle with a dragon'])
      expect(mayBeSentence(text, sale)).toBe(true);
    for (const text of ['Austin', 'Cedar Park', '1204 S Lamar Blvd'])
      expect(mayBeSentence(text, sale)).toBe(false);
  });

  it('that begins a suggested name is a place', () => {
    expect(isOne('park', ['Parkside at Mueller'])).toBe(false);
    expect(isOne('Lake Travis', ['Lake Travis ISD'])).toBe(false);
    expect(isOne('Lake Travis with a pool', ['Lake Travis ISD'])).toBe(true);
  });
});
