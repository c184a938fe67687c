import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultFilters } from '../filters/filter-table.ts';
import type { Filters } from '../filters/filters.ts';
import {
  areaDescription,
  areaName,
  areaTitle,
  areaTitles,
  canonicalPath,
  cutAtWord,
  priceRangeText,
  specialPhrase,
} from './area-words.ts';

describe('the name of an area', () => {
  it.each([
    ['city', 'Austin', 'Austin'],
    ['county', 'Travis', 'Travis County'],
    ['county', 'Travis County', 'Travis County'],
    ['mlsarea', '10S', 'MLS Area 10S'],
    ['mlsarea', 'Area 7', 'Area 7'],
    ['postalcode', '78704', '78704'],
    ['schooldistrict', 'Austin ISD', 'Austin ISD'],
  ] as const)('of the %s %j is %j', (type, name, place) => {
    expect(areaName(type, name)).toBe(place);
  });
});

it('the titles of an overview are those of the specification', () => {
  expect(areaTitles.page('Austin')).toBe('Austin Real Estate Listings and Homes for Sale');
  expect(areaTitles.schools('Austin')).toBe('Schools in Austin');
  expect(areaTitles.prices('Austin')).toBe('Home Prices in Austin');
  expect(areaTitles.zipCodes('Austin')).toBe('ZIP Codes in Austin TX');
  expect(areaTitles.neighborhoods('Austin')).toBe('Popular Neighborhoods in Austin');
});

describe('the special phrase', () => {
  const phraseOf = (filters: Partial<Filters>) => specialPhrase({ ...defaultFilters, ...filters });

  it.each([
    [{ maxPrice: 500_000 }, 'under $500,000'],
    [{ minBedrooms: 3, maxBedrooms: 3 }, 'with 3 Bedrooms'],
    [{ minBedrooms: 1, maxBedrooms: 1 }, 'with 1 Bedroom'],
    [{ minBathrooms: 2 }, 'with 2+ Bathrooms'],
    [{ minBathrooms: 1 }, 'with 1+ Bathroom'],
    [{ maxPrice: 500_000, minBedrooms: 3 }, 'under $500,000'],
  ])('of %j is %j', (filters, phrase) => {
    expect(phraseOf(filters)?.words).toBe(phrase);
  });

  it.each([
    ['nothing', {}],
    ['a least number of bedrooms alone', { minBedrooms: 3 }],
    ['bedrooms from 2 to 3', { minBedrooms: 2, maxBedrooms: 3 }],
    ['two of the three', { maxPrice: 500_000, minBathrooms: 2 }],
    ['all three', { maxPrice: 500_000, minBedrooms: 3, maxBedrooms: 3, minBathrooms: 2 }],
    ['a least price', { minPrice: 500_000 }],
    ['a highest price of 0, which is none', { maxPrice: 0 }],
  ])('is missing for %s', (_what, filters) => {
    expect(phraseOf(filters)).toBeNull();
  });

  it('follows the title', () => {
    expect(areaTitle('Zilker', null)).toBe('Zilker Real Estate Listings and Homes for Sale');
    expect(areaTitle('Zilker', phraseOf({ maxPrice: 500_000 }))).toBe(
      'Zilker Real Estate Listings and Homes for Sale under $500,000',
    );
  });

  it('gives the special phrase its own address, and other filters none', () => {
    const url = '/listings/market-overview/city/tx/austin';
    const of = (filters: Partial<Filters>) => canonicalPath(url, phraseOf(filters));
    expect(of({ maxPrice: 500_000, fireplace: true })).toBe(`${url}?maxPrice=500000`);
    expect(of({ minBedrooms: 3, maxBedrooms: 3 })).toBe(`${url}?minBedrooms=3&maxBedrooms=3`);
    expect(of({ minBathrooms: 2 })).toBe(`${url}?minBathrooms=2`);
    expect(of({ fireplace: true })).toBe(url);
  });
});

describe('the description', () => {
  const range = { of: 'area', count: 12, minimum: 250_000, maximum: 1_200_000 } as const;

  it('contains the number of homes and their prices', () => {
    expect(
      areaDescription({
        type: 'subdivision',
        place: 'Zilker',
        forsale: 12,
        range,
        medianlistprice: 600_000,
        phrase: null,
      }),
    ).toBe(
      'Zilker real estate: 12 homes for sale. Homes in Zilker are listed from $250,000 to $1,200,000. The median list price is $600,000. See photos and maps, home prices, sales of the last two years, schools, ZIP codes and neighborhoods.',
    );
  });

  it('counts all homes of the area beside a special phrase', () => {
    const phrase = specialPhrase({ ...defaultFilters, minBedrooms: 3, maxBedrooms: 3 });
    expect(
      areaDescription({
        type: 'subdivision',
        place: 'Zilker',
        forsale: 12,
        range,
        medianlistprice: null,
        phrase,
      }),
    ).toMatch(/^Zilker real estate with 3 bedrooms\. 12 homes for sale in all\. Homes in Zilker are listed/);
  });

  it('names homes nearby as the source of the range', () => {
    const text = areaDescription({
      type: 'subdivision',
      place: 'Zilker',
      forsale: 1,
      range: { ...range, of: 'nearby' },
      medianlistprice: null,
      phrase: null,
    });
    expect(text).toContain('1 home for sale. Homes nearby are listed from $250,000');
  });

  it('ends the description within 299 characters, after a whole word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (place) => {
        const facts = { type: 'city', place, forsale: 3, range, medianlistprice: 1, phrase: null } as const;
        expect(areaDescription(facts).length).toBeLessThanOrEqual(299);
      }),
    );
    const text = 'word '.repeat(80);
    expect(cutAtWord(text)).toMatch(/word$/);
    expect(cutAtWord(text).length).toBe(299);
    expect(cutAtWord('a'.repeat(400)).length).toBe(299);
    expect(cutAtWord(`${'a'.repeat(298)}😀😀`)).toBe('a'.repeat(298));
  });
});

it('writes a range of one price as one price', () => {
  expect(priceRangeText({ minimum: 1000, maximum: 1000 })).toBe('at $1,000');
});
