import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { guestViewer } from '../people/viewer.ts';
import { nameKey } from '../search/areas/name-key.ts';
import { emptySearch } from '../search/empty-search.ts';
import { defaultFiltersFor } from '../search/filters/default-filters.ts';
import { isInScope } from '../search/filters/filter-row.ts';
import { filterKeys, filterRow } from '../search/filters/filter-table.ts';
import type { FilterKey } from '../search/filters/filters.ts';
import type { SearchState } from '../search/search-state.ts';
import { defaultSort } from '../search/sort/sort.ts';
import type { SearchDefaults } from '../search/url/read-search-url.ts';
import { decodeSearchUrl, encodeSearchUrl } from '../search/url/url-codec.ts';
import { viewers } from '../testing/a-viewer.ts';
import { testMoment } from '../testing/moment.ts';
import { searchStateArbitrary } from '../testing/search-arbitrary.ts';
import { applyUnderstood } from './apply-understood.ts';
import { wordsOf } from './phrase-book.ts';
import { phrases } from './phrases.ts';
import { protectedVocabulary } from './read-protected.ts';
import { understand } from './understand.ts';
import type { SentenceContext, Understood } from './understood.ts';
import { isPrice, isUnsureFigure } from './unsure-figure.ts';
import { filterWords } from './words/filter-words.ts';
import { fillers, negators } from './words/small-words.ts';

const verified = viewers.client;
const context: SentenceContext = {
  lease: false,
  today: testMoment.today,
  viewer: verified,
  agentMode: false,
};
const areas = new Map([
  [nameKey('Zilker'), { type: 'subdivision', id: 's1', value: 'Zilker', label: 'Zilker' } as const],
]);

const phrase = fc.constantFrom(...[...phrases.phrases.values()].flat().map(({ words }) => words.join(' ')));
const figure = fc
  .tuple(
    fc.constantFrom(
      '',
      'under ',
      'over ',
      'at least ',
      'up to ',
      'around ',
      'exactly ',
      'between 2 and ',
      'built after ',
    ),
    fc.oneof(
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 0, max: 3_000_000 }),
      fc.float({ min: 0, max: 99 }),
    ),
    fc.constantFrom(
      '',
      'k',
      'm',
      ' bed',
      ' baths',
      ' sqft',
      ' acres',
      ' sq ft lot',
      '+ stories',
      ' car garage',
      ' a month',
      ' schools',
      ' years old',
      ' or newer',
    ),
  )
  .map(([before, value, behind]) => `${before}${value}${behind}`);
const words = fc.constantFrom(
  ...new Set([
    ...wordsOf(phrases),
    ...[fillers, negators].flatMap((book) => wordsOf(book)),
    ...protectedVocabulary,
    'zilker',
    ',',
    '-',
    '"',
    '/',
  ]),
);
/** Sentences with and without meaning. */
const sentence = fc.oneof(
  fc
    .array(
      fc.oneof(
        phrase,
        figure,
        fc.constant('in Zilker'),
        phrase.map((text) => `no ${text}`),
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join(', ')),
  fc.array(fc.oneof(words, figure), { maxLength: 14 }).map((parts) => parts.join(' ')),
);

const chipsOf = (text: string, lease = false): readonly Understood[] =>
  understand(text, areas, { ...context, lease }).understood;
const apply = (search: SearchState, chips: readonly Understood[]): SearchState =>
  applyUnderstood(search, chips, context);

const defaultsFor = (lease: boolean): SearchDefaults => ({
  lease,
  filters: defaultFiltersFor({ lease, viewer: verified }),
  sort: defaultSort,
  ourListingsFirst: false,
});
const bareSearch = (lease: boolean): SearchState => emptySearch(defaultsFor(lease));

describe('any text', () => {
  test.prop([fc.oneof(fc.string(), fc.string({ unit: 'grapheme', maxLength: 400 }), sentence)])(
    'is understood, unused or declined, each with its position, and nothing throws',
    (text) => {
      const { understood, unused, declined } = understand(text, areas, context);
      for (const part of [...understood, ...unused, ...declined]) {
        expect(part.text).toBe(text.slice(part.start, part.end));
        expect(part.end).toBeGreaterThan(part.start);
      }
    },
  );

  test.prop([
    fc.constantFrom('', '3 bed ', 'house ', 'homes in '),
    fc.oneof(fc.stringMatching(/^[a-zñáéíóú]{2,12}$/), fc.constantFrom('past', 'outside', 'sobre', 'mas')),
    fc.constantFrom(' ', ' de ', ' than ', ' at ', ' of the ', ', '),
    fc.constantFrom('500k', '$500k', '300,000', '1.2 million', '$2,000 a month'),
    fc.constantFrom('', ' 2 bath', ', pool'),
  ])('shows a price first that stands behind an unknown word', (before, word, small, price, behind) => {
    const text = `${before}${word}${small}${price}${behind}`;
    const { understood, unused } = understand(text, areas, context);
    const isUnread = unused.some(({ text: left, reason }) => reason === 'unknown' && left.includes(word));
    for (const chip of understood.filter(({ meaning }) => isUnread && isPrice(meaning)))
      expect([text, isUnsureFigure(chip)]).toEqual([text, true]);
  });

  test.prop([sentence])('makes no chip of words about people, in any text', (text) => {
    const { understood, declined } = understand(text, areas, context);
    for (const chip of understood) {
      for (const part of declined) {
        expect(chip.start >= part.end || chip.end <= part.start).toBe(true);
      }
    }
  });
});

describe('the chips of an offer', () => {
  test.prop([sentence, fc.boolean()])('give a search that its URL can encode', (text, lease) => {
    const search = apply(bareSearch(lease), chipsOf(text, lease));
    const defaults = defaultsFor(search.lease);
    expect(decodeSearchUrl(encodeSearchUrl(search, defaults), defaults).state).toEqual(search);
  });

  test.prop([sentence, fc.boolean()])('change exactly the filters that they name', (text, lease) => {
    const chips = chipsOf(text, lease);
    const search = apply(bareSearch(lease), chips);
    const start = defaultsFor(search.lease).filters;
    const named = new Set(chips.flatMap(keysOf));
    for (const key of filterKeys) {
      if (!named.has(key)) expect([key, search.filters[key]]).toEqual([key, start[key]]);
    }
    for (const { meaning } of chips) {
      if (meaning.kind === 'filters') expect(search.filters).toMatchObject(meaning.values);
      if (meaning.kind === 'type') expect(search.filters[meaning.key]).toBe(meaning.wanted);
      if (meaning.kind === 'views')
        expect(search.filters.views).toEqual(expect.arrayContaining([...meaning.views]));
      if (meaning.kind === 'water') expect(search.filters.waterBodyName).toContain(meaning.name);
      if (meaning.kind === 'status') expect(search.filters.mlsStatus).toContain(meaning.status);
      if (meaning.kind === 'sort') expect(search.sort).toEqual(meaning.sort);
      if (meaning.kind === 'lease') expect(search.lease).toBe(meaning.lease);
      if (meaning.kind === 'area') expect(search.tags).toContainEqual(meaning.tag);
    }
  });

  test.prop([sentence, searchStateArbitrary, fc.gen()])(
    'give the same in any order, and twice as once',
    (text, base, draw) => {
      const search = { ...base, lease: false };
      const chips = chipsOf(text);
      const shuffled = draw(fc.shuffledSubarray, [...chips], { minLength: chips.length });
      const once = apply(search, chips);
      expect(apply(search, shuffled)).toEqual(once);
      expect(apply(once, chips)).toEqual(once);
    },
  );

  test.prop([sentence, fc.boolean()], { examples: [['around 1k', false]] })(
    'read as the same chips',
    (text, lease) => {
      const chips = chipsOf(text, lease);
      for (const chip of chips) {
        const meantLease = chips.some(({ meaning }) => meaning.kind === 'lease') ? !lease : lease;
        const again = [lease, meantLease].map((each) => chipsOf(chip.label, each).map(({ label }) => label));
        expect(again).toContainEqual([chip.label]);
      }
    },
  );
});

describe('every filter', () => {
  it.each(filterKeys)('%s has words, or a reason for having none', (key) => {
    const entry = filterWords[key];
    if (entry.kind === 'none') return expect(entry.because.length).toBeGreaterThan(10);
    if (!('words' in entry)) return expect(['end', 'entries', 'quoted']).toContain(entry.kind);
    const lease = !isInScope(filterRow(key).scope, { lease: false, viewer: verified });
    for (const said of entry.words) {
      expect([said, chipsOf(said, lease).flatMap(keysOf).includes(key)]).toEqual([said, true]);
    }
  });

  it('names each entry of every vocabulary', () => {
    for (const key of ['views', 'waterBodyName', 'mlsStatus'] as const) {
      const entry = filterWords[key];
      for (const said of entry.kind === 'entries' ? Object.values(entry.entries).flat() : []) {
        const keys = [false, true].flatMap((lease) => chipsOf(said, lease).flatMap(keysOf));
        expect([said, keys.includes(key)]).toEqual([said, true]);
      }
    }
  });

  it('reads the chip words of every filter as that filter', () => {
    for (const key of filterKeys) {
      if (filterWords[key].kind !== 'feature') continue;
      expect(chipsOf(filterRow(key).label).flatMap(keysOf)).toContain(key);
    }
  });

  it('offers guests no filter of agents', () => {
    const { understood } = understand('no photo, private listings, pending', areas, {
      ...context,
      viewer: guestViewer,
    });
    expect(understood).toEqual([]);
  });
});

/** The filters that a chip may change, with the consequences that the filter form has. */
function keysOf({ meaning }: Understood): readonly FilterKey[] {
  switch (meaning.kind) {
    case 'filters': {
      const keys = Object.keys(meaning.values) as FilterKey[];
      const opens = keys.some((key) => key === 'openHouse' || key === 'openHouseOnly');
      return opens ? [...keys, 'openHouse', 'openHouseOnly'] : keys;
    }
    case 'type':
      return [
        ...([
          'singleFamilyResidence',
          'condominium',
          'townhouse',
          'farm',
          'multiFamily',
          'commercialSale',
          'lot',
        ] as const),
      ];
    case 'views':
      return ['views'];
    case 'water':
      return ['waterBodyName'];
    case 'status':
      return ['mlsStatus', 'soldTimeframe', 'leasedTimeframe'];
    default:
      return [];
  }
}
