import { describe, expect, it } from 'vitest';
import { defaultDirection, namedOf, type SortKey, sortFrom, sortKeys } from './sort.ts';
import { directionText, reversed, sortLabels, sortMenu, withCurrent } from './sort-menu.ts';

const offered = sortMenu({ hasUserLocation: true, includesClosed: true, hasTravelLimit: true });

describe('the sort menu', () => {
  it.each<[SortKey, 'ASC' | 'DESC', string]>([
    ['address', 'ASC', 'A to Z'],
    ['baths', 'DESC', 'most first'],
    ['beds', 'DESC', 'most first'],
    ['date', 'DESC', 'newest first'],
    ['distance', 'ASC', 'nearest first'],
    ['listingid', 'ASC', 'lowest first'],
    ['neighborhood', 'ASC', 'A to Z'],
    ['openHouseDate', 'ASC', 'soonest first'],
    ['price', 'DESC', 'high to low'],
    ['recentlyChanged', 'DESC', 'newest first'],
    ['soldDate', 'DESC', 'newest first'],
    ['sqfeet', 'DESC', 'largest first'],
    ['sqfeetPrice', 'ASC', 'low to high'],
    ['status', 'ASC', 'on the market first'],
    ['statusPrice', 'ASC', 'on the market first, low to high'],
    ['type', 'ASC', 'homes first'],
    ['lastviewed', 'DESC', 'newest first'],
    ['propertyfiltertype', 'ASC', 'homes first'],
    ['recentlyAdded', 'DESC', 'newest first'],
    ['travelTime', 'ASC', 'shortest first'],
  ])('sorts %s %s by itself: %s', (sortBy, sortType, words) => {
    expect(defaultDirection(sortBy)).toBe(sortType);
    expect(directionText({ sortBy, sortType })).toBe(words);
  });

  it('reverses prices within each status, with homes on the market first', () => {
    expect(directionText({ sortBy: 'statusPrice', sortType: 'DESC' })).toBe(
      'on the market first, high to low',
    );
    expect(directionText({ sortBy: 'status', sortType: 'DESC' })).toBe('closed first');
  });

  it.each(sortKeys)('%s is in the URL both ways round', (sortBy) => {
    const usual = { sortBy, sortType: defaultDirection(sortBy) } as const;
    for (const sort of [usual, reversed(usual)]) {
      const named = Object.fromEntries(namedOf(sort, { sortBy: 'date', sortType: 'DESC' }));
      expect(sortFrom(named, { sortBy: 'date', sortType: 'DESC' })).toEqual(sort);
    }
    expect(sortLabels[sortBy]).not.toBe('');
  });

  it('offers each key in its default direction, the price in both', () => {
    for (const { sort } of offered) {
      const isOther = sort.sortBy === 'price' && sort.sortType === 'ASC';
      expect(sort.sortType === defaultDirection(sort.sortBy) || isOther, sort.sortBy).toBe(true);
    }
  });

  it('includes the current order where only a link or a reversal can set it', () => {
    const added = (sort: Parameters<typeof withCurrent>[0]) =>
      withCurrent(sort, offered).slice(offered.length);
    expect(added({ sortBy: 'date', sortType: 'DESC' })).toEqual([]);
    expect(added({ sortBy: 'beds', sortType: 'ASC' })[0]?.label).toBe('Bedrooms: fewest first');
    expect(added({ sortBy: 'recentlyAdded', sortType: 'DESC' })[0]?.label).toBe('Recently added');
  });
});
