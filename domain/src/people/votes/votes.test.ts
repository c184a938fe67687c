import { describe, expect, it } from 'vitest';
import { accordOf, ranked } from './agreement.ts';
import { type JudgedHome, searchWithout } from './deal-breakers.ts';
import type { VoteAnswer } from './vote-rules.ts';

const home = (changes: Partial<JudgedHome> = {}): JudgedHome => ({
  ...{ listprice: 425_000, bedroomstotal: 3, bathroomsfull: 2, bathroomshalf: 1, livingarea: 1842 },
  ...{ yearbuilt: 1998, stories: 2, garagespaces: 1, propertytype: 'Residential' },
  ...changes,
});

describe('the accord of people on a home', () => {
  it.each<[VoteAnswer[], string]>([
    [['yes'], 'one vote'],
    [['yes', 'yes'], 'all yes'],
    [['maybe', 'maybe'], 'all maybe'],
    [['no', 'no', 'no'], 'all no'],
    [['yes', 'maybe', 'yes'], 'nearly'],
    [['yes', 'maybe', 'no'], 'differ'],
  ])('of %j is “%s”', (answers, accord) => {
    expect(accordOf(answers)).toBe(accord);
  });

  it('ranks differences first, then support, and leaves out homes without votes', () => {
    const voted = (id: string, ...answers: VoteAnswer[]) => ({
      id,
      votes: answers.map((answer) => ({ answer })),
    });
    const homes = [
      voted('none'),
      voted('both no', 'no', 'no'),
      voted('one', 'yes'),
      voted('both yes', 'yes', 'yes'),
      voted('rather not', 'no', 'no', 'yes'),
      voted('nearly', 'yes', 'maybe'),
      voted('rather', 'yes', 'yes', 'no'),
    ];
    expect(ranked(homes).map(({ id }) => id)).toEqual([
      ...['rather', 'rather not', 'nearly', 'both yes', 'both no', 'one'],
    ]);
  });
});

describe('deal-breakers as filters', () => {
  it('leave out every home that they were named for', () => {
    const refused = [
      { home: home(), dealBreakers: ['price', 'bathrooms', 'stairs', 'location'] },
      { home: home({ listprice: 399_000, bedroomstotal: 2 }), dealBreakers: ['price', 'bedrooms', 'size'] },
      { home: home({ yearbuilt: 1975, bedroomstotal: 3 }), dealBreakers: ['age', 'garage', 'bedrooms'] },
    ] as const;
    const { lease, filters } = searchWithout(refused);
    expect(lease).toBe(false);
    expect(Object.fromEntries(filters.map(({ filter, value }) => [filter, value]))).toEqual({
      ...{ maxPrice: 395_000, minBedrooms: 4, minBathrooms: 3, minSquareFeet: 2000 },
      ...{ minYearBuilt: 1976, maxStories: 1, minGarageSpaces: 2 },
    });
  });

  it('sets no bound where a fact is unknown or cannot be better', () => {
    const unknown = home({ bedroomstotal: null, bathroomsfull: null, stories: 1 });
    const { filters } = searchWithout([
      { home: unknown, dealBreakers: ['bedrooms', 'bathrooms', 'stairs'] },
      { home: unknown, dealBreakers: [] },
    ]);
    expect(filters).toEqual([]);
  });

  it('searches leases where all homes are for lease', () => {
    const rent = {
      home: home({ listprice: 2400, propertytype: 'Residential Lease' }),
      dealBreakers: ['price'],
    } as const;
    expect(searchWithout([rent])).toEqual({
      lease: true,
      filters: [{ dealBreaker: 'price', filter: 'maxPrice', value: 2350 }],
    });
    expect(searchWithout([rent, { home: home(), dealBreakers: ['price'] }])).toMatchObject({
      lease: false,
      filters: [{ value: 420_000 }],
    });
  });
});
