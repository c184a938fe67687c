import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Listing } from '../../listing/listing.ts';
import { aListing, anOpenHouse } from '../../testing/a-listing.ts';
import { listingArbitrary } from '../../testing/listing-arbitrary.ts';
import { testMoment } from '../../testing/moment.ts';
import { sortArbitrary } from '../../testing/search-arbitrary.ts';
import { distanceMeters } from '../areas/distance.ts';
import { compareBy, type SortContext } from './compare-listings.ts';
import { type SortDirection, type SortKey, sortKeys } from './sort.ts';
import { sortLabels, sortMenu } from './sort-menu.ts';

const context: SortContext = {
  ...testMoment,
  userLocation: { latitude: 30.25, longitude: -97.75 },
  travelPlace: { latitude: 30.35, longitude: -97.75 },
  lastViewed: (listingid) => (listingid === 'c' ? '2026-11-20T12:00:00.000Z' : null),
};

/** Ids in the order of the sort; the listings are called a, b, c ... */
const order = (sortBy: SortKey, sortType: SortDirection, ...listings: Partial<Listing>[]): string =>
  listings
    .map((listing, index) => aListing({ listingid: 'abcdef'.charAt(index), ...listing }))
    .toSorted(compareBy({ sortBy, sortType }, context))
    .map((listing) => listing.listingid)
    .join('');

describe('the order of a result', () => {
  it('puts the unknown last in both directions', () => {
    const beds = [{ bedroomstotal: null }, { bedroomstotal: 2 }, { bedroomstotal: 4 }];
    expect(order('beds', 'ASC', ...beds)).toBe('bca');
    expect(order('beds', 'DESC', ...beds)).toBe('cba');
  });

  it('settles ties by listing id upwards', () => {
    expect(order('price', 'DESC', {}, { listprice: 1 }, {})).toBe('acb');
    expect(order('price', 'ASC', {}, { listprice: 1 }, {})).toBe('bac');
  });

  it('sorts by MLS number', () => {
    expect(order('listingid', 'DESC', { sourcelistingid: '2' }, { sourcelistingid: '9' }, {})).toBe('bac');
  });

  it.each<[SortKey, Partial<Listing>[], string]>([
    ['address', [{ streetnumber: '10' }, { streetnumber: '9' }, { streetname: 'Elm' }], 'cba'],
    ['address', [{ internetaddressdisplayyn: false }, { streetname: 'Zilker' }], 'ba'],
    ['baths', [{ bathroomsfull: 2, bathroomshalf: 1 }, { bathroomsfull: 2 }], 'ba'],
    ['date', [{ onmarketdate: '2026-11-02' }, { onmarketdate: '2026-11-01' }], 'ba'],
    ['distance', [{ latitude: 30.5 }, { latitude: 30.26 }, { internetaddressdisplayyn: false }], 'bac'],
    ['travelTime', [{ latitude: 30.5 }, { latitude: 30.34 }, { internetaddressdisplayyn: false }], 'bac'],
    ['neighborhood', [{ subdivisionname: 'zilker' }, { subdivisionname: 'Barton' }], 'ba'],
    [
      'openHouseDate',
      [{}, { openhouse: [anOpenHouse({ openhousedate: '2026-11-20' })] }, { openhouse: [anOpenHouse()] }],
      'cab',
    ],
    [
      'recentlyChanged',
      [
        { majorchangetimestamp: '2026-11-02T00:00:00Z' },
        { majorchangetimestamp: '2026-11-01T22:00:00-04:00' },
      ],
      'ab',
    ],
    ['soldDate', [{}, { closedate: '2026-01-01' }], 'ba'],
    ['sqfeet', [{ livingarea: 900 }, { livingarea: 800 }], 'ba'],
    ['sqfeetPrice', [{ livingarea: 800 }, { livingarea: 900 }, { livingarea: 0 }], 'bac'],
    ['status', [{ mlsstatus: 'Sold' }, { mlsstatus: 'Pending' }, { mlsstatus: 'Active' }], 'cba'],
    ['statusPrice', [{ mlsstatus: 'Sold', listprice: 1 }, { listprice: 3 }, { listprice: 2 }], 'cba'],
    ['type', [{ propertyfiltertype: 'Farm' }, {}], 'ba'],
    ['lastviewed', [{}, {}, {}], 'cab'],
    ['propertyfiltertype', [{ propertyfiltertype: 'Lot' }, { propertyfiltertype: 'Townhouse' }], 'ba'],
  ])('by %s, upwards', (sortBy, listings, expected) => {
    expect(order(sortBy, 'ASC', ...listings)).toBe(expected);
  });

  it('puts homes on the market first by status and price in both directions', () => {
    const homes = [{ mlsstatus: 'Sold', listprice: 9 }, { listprice: 2 }, { listprice: 3 }] as const;
    expect(order('statusPrice', 'ASC', ...homes)).toBe('bca');
    expect(order('statusPrice', 'DESC', ...homes)).toBe('cba');
    expect(order('status', 'DESC', ...homes)).toBe('abc');
  });

  it('sorts alike in any order of comparisons', () => {
    fc.assert(
      fc.property(
        sortArbitrary,
        fc.tuple(listingArbitrary, listingArbitrary, listingArbitrary),
        (sort, three) => {
          const compare = compareBy(sort, context);
          const [a, b, c] = three.toSorted(compare);
          expect(Math.sign(compare(a!, b!)) + Math.sign(compare(b!, a!))).toBe(0);
          expect(compare(a!, c!)).toBeLessThanOrEqual(0);
        },
      ),
    );
  });
});

describe('the sort menu', () => {
  it('offers the sorts that the search supports', () => {
    const keys = (hasUserLocation: boolean, includesClosed: boolean, hasTravelLimit = false): SortKey[] =>
      sortMenu({ hasUserLocation, includesClosed, hasTravelLimit }).map((choice) => choice.sort.sortBy);
    expect(keys(false, false)).not.toContain('distance');
    expect(keys(true, true)).not.toContain('travelTime');
    expect(keys(false, false, true)).toContain('travelTime');
    expect(keys(true, true)).toEqual(expect.arrayContaining(['distance', 'soldDate']));
    expect(Object.keys(sortLabels).toSorted()).toEqual(sortKeys.toSorted());
  });
});

describe('a distance', () => {
  it('measures along the great circle', () => {
    const austin = { latitude: 30.2672, longitude: -97.7431 };
    const sanAntonio = { latitude: 29.4241, longitude: -98.4936 };
    expect(distanceMeters(austin, sanAntonio)).toBeCloseTo(118_600, -3);
    expect(distanceMeters(austin, austin)).toBe(0);
  });
});
