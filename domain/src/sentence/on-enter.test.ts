import { describe, expect, it } from 'vitest';
import { guestBuyer, testAreas } from '../testing/guest-sentences.ts';
import { onEnter } from './on-enter.ts';
import { mayBeSentence, understand } from './understand.ts';
import { isUnsureFigure } from './unsure-figure.ts';

describe('a price', () => {
  it.each([
    ...[
      'blorp 500k',
      'past 500k',
      'house with a floor of 500k',
      'worth 500k',
      '500k blorp',
      '500k>',
      '300k y 400k',
    ],
    ...['sobre 300k', 'pasado de 300k', '300k a 400k', 'expensive 500k'],
    ...[
      'under 10k',
      'condos under 40k',
      'blorp under 20k',
      'under 1 million 200 thousand',
      'un cuarto de millón',
    ],
  ])('is shown before “%s” runs', (text) =>
    expect(understand(text, testAreas, guestBuyer).understood.some(isUnsureFigure)).toBe(true),
  );

  it.each([
    ...['500k', 'under 500k', 'blorp under 500k', 'house in Zilker 500k', 'pool, 500k, blorp', 'budget 500k'],
    ...['más de 300k', 'entre 300k y 400k', 'over 300k and under 500k'],
    ...['lots under 40k', '1/2 million', '700k plus or minus 50', 'rent under 2000'],
  ])('runs at once in “%s”', (text) =>
    expect(understand(text, testAreas, guestBuyer).understood.some(isUnsureFigure)).toBe(false),
  );
});

describe('a text', () => {
  const isOne = (text: string, suggested: readonly string[] = []) =>
    onEnter(text, understand(text, testAreas, guestBuyer), suggested) === 'offer';

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

  it.each([
    '360 Nuecesta St Apt 2101',
    '7117 RM 620',
    '457 CR 123A',
    '12817 Farm to Market Road 1826',
    '2201 MLK',
    '1204 B Quarrystone',
  ])('“%s” opens the suggested address on Enter', (text) =>
    expect(onEnter(text, understand(text, testAreas, guestBuyer), ['A home with that address'])).toBe(
      'location',
    ),
  );

  it('about people does nothing on Enter, unless an area has that name', () => {
    const enter = (text: string, suggested: readonly string[] = []) =>
      onEnter(text, understand(text, testAreas, guestBuyer), suggested);
    expect(enter('safe neighborhood')).toBe('nothing');
    expect(enter('church', ['Church Hill'])).toBe('location');
    expect(enter('Zilker')).toBe('location');
    expect(enter('3 bed in a safe neighborhood')).toBe('offer');
  });

  it.each(['a castle with a dragon', 'homes not in Austin', 'far from Round Rock', 'no view of the lake'])(
    '“%s” is searched in addresses only after a notice, unless there are suggestions',
    (text) => {
      const enter = (suggested: readonly string[]) =>
        onEnter(text, understand(text, testAreas, guestBuyer), suggested);
      expect(enter([])).toBe('unclear');
      expect(enter(['Somewhere'])).toBe('location');
    },
  );

  it.each(['Nowhere Rd', 'Barton', '12 Bluebonnet Hill Ln', 'MLS# 4000001'])(
    '“%s” may be a name or an address and is searched',
    (text) => expect(onEnter(text, understand(text, testAreas, guestBuyer), [])).toBe('location'),
  );

  it('applies a text of areas alone where there are no suggestions', () => {
    expect(onEnter('homes in Zilker', understand('homes in Zilker', testAreas, guestBuyer), [])).toBe(
      'offer',
    );
  });

  it('treats a text as a sentence, depending on the lookup of its areas', () => {
    for (const text of ['not Austin', 'homes in Zilker', 'a castle with a dragon'])
      expect(mayBeSentence(text, guestBuyer)).toBe(true);
    for (const text of ['Austin', 'Cedar Park', '1204 S Lamar Blvd'])
      expect(mayBeSentence(text, guestBuyer)).toBe(false);
  });

  it('treats a text that begins a suggested name as a name', () => {
    expect(isOne('park', ['Parkside at Mueller'])).toBe(false);
    expect(isOne('Lake Travis', ['Lake Travis ISD'])).toBe(false);
    expect(isOne('Lake Travis with a pool', ['Lake Travis ISD'])).toBe(true);
  });
});
