import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutAddress } from '../../listing/hidden-address.ts';
import type { Listing } from '../../listing/listing.ts';
import { aListing, anOpenHouse } from '../../testing/a-listing.ts';
import { listingArbitrary } from '../../testing/listing-arbitrary.ts';
import { testMoment } from '../../testing/moment.ts';
import { filtersArbitrary, filterValueArbitrary } from '../../testing/search-arbitrary.ts';
import { filterGroups } from './filter-row.ts';
import { defaultFilters, filterKeys, filterRow, filterTable, matchesFilters } from './filter-table.ts';
import type { FilterKey, Filters } from './filters.ts';

/** A value, a listing that passes it, and one that does not. */
type Example<K extends FilterKey> = readonly [Filters[K], Partial<Listing>, Partial<Listing>];

const sold = (closedate: string | null): Partial<Listing> => ({ mlsstatus: 'Sold', closedate });
const leased = (closedate: string | null): Partial<Listing> => ({ mlsstatus: 'Leased', closedate });
const reduced = (pricechangetimestamp: string | null, previouslistprice = 500_000): Partial<Listing> => ({
  listprice: 450_000,
  previouslistprice,
  pricechangetimestamp,
});
const changed = (majorchangetimestamp: string | null): Partial<Listing> => ({ majorchangetimestamp });
const open = (openhousedate: string, openhouseendtime = '15:00'): Partial<Listing> => ({
  openhouse: [anOpenHouse({ openhousedate, openhousestarttime: '10:00', openhouseendtime })],
});
const community = (...communityfeatures: string[]): Partial<Listing> => ({ communityfeatures });
const room = (...rooms: string[]): Partial<Listing> => ({ abor_rooms: rooms });

/** 2026-11-14 is 7 days before the test's today, and its midnight in Austin is 06:00 UTC. */
const examples: { readonly [K in FilterKey]: readonly Example<K>[] } = {
  keyword: [
    ['WINE cellar', { publicremarks: 'With a wine  Cellar.' }, { publicremarks: 'Wine, and a cellar.' }],
    ['wine, creek', { publicremarks: 'Creek behind, wine inside' }, { publicremarks: 'Creek behind' }],
    ['100%', { publicremarks: '100% new' }, { publicremarks: '1000 new' }],
    ['oak hollow', {}, withoutAddress(aListing())],
    ['"pool table"', { publicremarks: 'A Pool Table stays' }, { publicremarks: 'Pool, table' }],
    ['"pool"', { publicremarks: '(pool)' }, { publicremarks: 'Whirlpool tub' }],
    ['no pool', { publicremarks: 'No pool. Whirlpool tub.' }, { publicremarks: 'Pools nearby' }],
    ['-hoa', { publicremarks: 'On Shoal Creek, without an HOA' }, { publicremarks: 'HOA pays water' }],
    ['porch, -"pool"', { publicremarks: 'Porch, poolside' }, { publicremarks: 'Porch, no pool, pool' }],
  ],
  // 30 minutes by car at noon are 16.5 miles of road, 12.7 of the straight line.
  travelTime: [
    [
      '30_DRIVING_midday_30.3_-97.75',
      { latitude: 30.4, longitude: -97.75 },
      { latitude: 30.5, longitude: -97.75 },
    ],
    [
      '30_WALKING_midday_30.3_-97.75',
      { latitude: 30.31, longitude: -97.75 },
      { latitude: 30.32, longitude: -97.75 },
    ],
    ['60_DRIVING_midday_30.3_-97.75', {}, { latitude: null, longitude: null }],
    ['60_DRIVING_midday_30.3_-97.75', {}, { internetaddressdisplayyn: false }],
  ],
  minPrice: [[400_000, { listprice: 400_000 }, { listprice: 399_999 }]],
  maxPrice: [[400_000, { listprice: 400_000 }, { listprice: 400_001 }]],
  minBedrooms: [
    [3, { bedroomstotal: 3 }, { bedroomstotal: 2 }],
    [1, { bedroomstotal: 1 }, { bedroomstotal: null }],
  ],
  maxBedrooms: [
    [3, { bedroomstotal: 3 }, { bedroomstotal: 4 }],
    [3, { bedroomstotal: 0 }, { bedroomstotal: null }],
  ],
  minBathrooms: [
    [2.5, { bathroomsfull: 2, bathroomshalf: 1 }, { bathroomsfull: 2, bathroomshalf: null }],
    [1, { bathroomsfull: 1, bathroomshalf: null }, { bathroomsfull: null, bathroomshalf: 2 }],
  ],
  minLotSize: [[0.25, { lotsizearea: 0.25 }, { lotsizearea: null }]],
  maxLotSize: [[0.25, { lotsizearea: 0.25 }, { lotsizearea: 0.26 }]],
  minSquareFeet: [[1_500, { livingarea: 1_500 }, { livingarea: 1_499 }]],
  maxSquareFeet: [[1_500, { livingarea: 1_500 }, { livingarea: null }]],
  minYearBuilt: [[2000, { yearbuilt: 2000 }, { yearbuilt: 1999 }]],
  maxYearBuilt: [[2000, { yearbuilt: 2000 }, { yearbuilt: 2001 }]],
  minStories: [[2, { stories: 2 }, { stories: 1 }]],
  maxStories: [[1, { stories: 1 }, { stories: 2 }]],
  minGarageSpaces: [[0, { garagespaces: 0 }, { garagespaces: null }]],
  maxGarageSpaces: [[1, { garagespaces: 1 }, { garagespaces: 2 }]],
  exclusiveListingsEnabled: [[false, { source: 'SA' }, { source: 'EX' }]],
  mlsListingsEnabled: [[false, { source: 'EX' }, { source: 'AUS' }]],
  mlsStatus: [
    [['Active', 'Pending'], { mlsstatus: 'Pending' }, { mlsstatus: 'Pending - Taking Backups' }],
    [['Sold'], { mlsstatus: 'Sold' }, { mlsstatus: 'Withdrawn' }],
  ],
  daysOnMarket: [
    [7, { onmarketdate: '2026-11-14' }, { onmarketdate: '2026-11-13' }],
    [
      7,
      { ...sold('2020-01-08'), onmarketdate: '2020-01-01' },
      { ...sold('2020-01-09'), onmarketdate: '2020-01-01' },
    ],
    [7, { onmarketdate: '2026-11-21' }, { onmarketdate: null }],
  ],
  lastPriceReduction: [
    [7, reduced('2026-11-14T06:00:00.000Z'), reduced('2026-11-14T05:59:59.000Z')],
    [7, reduced('2026-11-20T12:00:00.000Z'), reduced('2026-11-20T12:00:00.000Z', 400_000)],
    [7, reduced('2026-11-20T12:00:00.000Z'), reduced(null)],
  ],
  soldTimeframe: [
    [7, sold('2026-11-14'), sold('2026-11-13')],
    [7, leased('2020-01-01'), sold(null)],
  ],
  leasedTimeframe: [
    [7, leased('2026-11-14'), leased('2026-11-13')],
    [7, sold('2020-01-01'), leased(null)],
  ],
  period: [[7, changed('2026-11-14T06:00:00.000Z'), changed('2026-11-14T05:59:59.000Z')]],
  periodStart: [['2026-11-14', changed('2026-11-14T06:00:00.000Z'), changed('2026-11-14T05:59:59.000Z')]],
  periodEnd: [['2026-11-14', changed('2026-11-15T05:59:59.000Z'), changed('2026-11-15T06:00:00.000Z')]],
  ourListingsOnly: [
    [true, { listofficemlsid: '3788' }, { listofficemlsid: 'REAU00' }],
    [true, { source: 'EX', listofficemlsid: null }, { listofficemlsid: null }],
  ],
  openHouseOnly: [[true, open('2026-11-28'), open('2026-11-29')]],
  openHouse: [
    [1, open('2026-11-22'), open('2026-11-23')],
    [1, open('2026-11-21', '12:01'), open('2026-11-21', '12:00')],
    [30, open('2026-11-21'), open('2026-11-20')],
  ],
  noPhoto: [[true, { media: [] }, {}]],
  singleFamilyResidence: [
    [false, { propertyfiltertype: 'Lot' }, { propertyfiltertype: 'Single Family Residence' }],
  ],
  condominium: [[false, {}, { propertyfiltertype: 'Condominium' }]],
  townhouse: [[false, {}, { propertyfiltertype: 'Townhouse' }]],
  lot: [[false, {}, { propertyfiltertype: 'Lot' }]],
  farm: [[false, {}, { propertyfiltertype: 'Farm' }]],
  multiFamily: [[false, {}, { propertyfiltertype: 'Multi-Family' }]],
  commercialSale: [[false, {}, { propertyfiltertype: 'Commercial' }]],
  masterOnMain: [[true, { abor_mastermain: true }, {}]],
  guestQuarters: [[true, { abor_guestaccomodation: 'Garage Apartment' }, { abor_guestaccomodation: 'None' }]],
  fireplace: [[true, { hasFireplace: true }, {}]],
  accessibilityFeatures: [
    [true, { accessibilityfeatures: ['Stair Lift'] }, { accessibilityfeatures: ['None'] }],
  ],
  historicDesign: [[true, { architecturalstyle: ['Historic'] }, { architecturalstyle: ['Modern'] }]],
  energyEfficient: [[true, { greenenergyefficient: ['Windows'] }, {}]],
  exerciseRoom: [[true, room('Exercise Room'), room('Game Room')]],
  gameRoom: [[true, room('game room'), room('Media Room')]],
  mediaRoom: [[true, room('Office', 'Media Room'), room('Office')]],
  officeStudy: [[true, room('Office'), room('Workshop')]],
  wineRoom: [[true, room('Wine Room'), room('Office')]],
  workshop: [[true, room('Workshop'), {}]],
  petsAllowed: [
    ['Yes', { petsallowed: true }, { petsallowed: null }],
    ['No', { petsallowed: false }, { petsallowed: null }],
  ],
  views: [
    [['River', 'City'], { View: ['Lake/River'] }, { View: ['Lake'] }],
    [['Park/Greenbelt'], { View: ['greenbelt'] }, { View: ['Neighborhood'] }],
  ],
  backsToGolfCourse: [[true, { lotfeatures: ['Backs to Golf Course'] }, { lotfeatures: ['Level'] }]],
  backsToGreenbelt: [[true, { lotfeatures: ['Backs To Greenbelt'] }, { lotfeatures: ['Level'] }]],
  swimmingPool: [
    [true, { poolprivateyn: true }, { poolprivateyn: false }],
    [false, { poolprivateyn: false }, { poolprivateyn: true }],
  ],
  fencedYard: [[true, { fencing: ['Wood'] }, { fencing: ['None'] }]],
  privateDock: [[true, { exteriorfeatures: ['Dock'] }, { exteriorfeatures: ['Gutters'] }]],
  waterfront: [[true, { waterfrontyn: true }, {}]],
  waterBodyName: [[['Lake Travis'], { waterbodyname: 'LAKE TRAVIS' }, { waterbodyname: 'Lake Austin' }]],
  homeownersAssoc: [
    ['Yes', { hasAssociation: true }, { hasAssociation: false }],
    ['No', { hasAssociation: false }, { hasAssociation: true }],
  ],
  gatedCommunity: [[true, community('Gated'), {}]],
  communityPool: [[true, community('Pool'), { poolprivateyn: true }]],
  playground: [[true, community('Playground'), {}]],
  dogPark: [[true, community('Dog Park'), community('Park')]],
  fitnessCenter: [[true, community('Fitness Center'), {}]],
  golfCourse: [[true, community('Golf'), {}]],
  sportCourt: [[true, community('Sport Court(s)'), community('Tennis Court(s)')]],
  tennisCourts: [[true, community('Tennis Court(s)'), community('Sport Court(s)')]],
  horsesAllowed: [[true, { horseyn: true }, {}]],
  airplaneFacilities: [[true, community('Airport/Runway'), {}]],
  lakeAccess: [[true, community('Lake'), community('Park')]],
  hikingTrails: [[true, community('Trails'), {}]],
  clubHouse: [[true, community('Clubhouse'), {}]],
  boatDock: [[true, community('Boat Dock'), community('Lake')]],
  park: [[true, community('Park'), community('Dog Park')]],
  elementarySchoolRating: [[7, { elementaryschoolrating: 7 }, { elementaryschoolrating: 6 }]],
  middleSchoolRating: [[0, { middleschoolrating: 0 }, { middleschoolrating: null }]],
  highSchoolRating: [[10, { highschoolrating: 10 }, { highschoolrating: 9 }]],
};

const passes = <K extends FilterKey>(key: K, value: Filters[K], listing: Partial<Listing>): boolean =>
  filterRow(key).matches(aListing(listing), value, testMoment);

describe.each(filterKeys)('the filter %s', (key) => {
  it('matches one listing and not another', () => {
    for (const [value, passing, failing] of examples[key] as readonly Example<typeof key>[]) {
      expect([value, passing, passes(key, value, passing)]).toEqual([value, passing, true]);
      expect([value, failing, passes(key, value, failing)]).toEqual([value, failing, false]);
    }
  });

  it('decodes what it encodes', () => {
    fc.assert(
      fc.property(filterValueArbitrary(key), (value) => {
        const { codec } = filterRow(key);
        expect((codec.decode as (raw: readonly string[]) => unknown)(codec.encode(value as never))).toEqual(
          value,
        );
      }),
    );
  });

  it('refuses malformed values', () => {
    const { decode } = filterTable[key].codec;
    expect(decode([])).toBeUndefined();
    expect(decode([key === 'keyword' ? 'a'.repeat(201) : 'nonsense'])).toBeUndefined();
    expect(decode(['true', 'nonsense'])).toBeUndefined();
  });

  it('names every value that it offers', () => {
    fc.assert(
      fc.property(filterValueArbitrary(key), (value) => {
        expect(filterRow(key).describe(value as never)).not.toBe('');
      }),
    );
  });
});

describe('the filter table', () => {
  it('lists filters in the order of the panel', () => {
    const groups = filterGroups.map((group) => group.key);
    const positions = filterKeys.map((key) => groups.indexOf(filterTable[key].group));
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(new Set(positions).size).toBe(groups.length);
  });

  it('names each row by its key', () => {
    for (const key of filterKeys) expect(filterTable[key].key).toBe(key);
  });

  it('holds every filter', () => {
    fc.assert(
      fc.property(listingArbitrary, filtersArbitrary, (listing, filters) => {
        expect(typeof matchesFilters(listing, filters, testMoment)).toBe('boolean');
      }),
    );
  });

  it('lets every home pass a rule at its default', () => {
    const keys = filterKeys.filter((key) => !('predicate' in filterTable[key]));
    expect(keys).toContain('keyword');
    const passesByDefault = (key: FilterKey, listing: Listing) =>
      filterRow(key).matches(listing, defaultFilters[key] as never, testMoment);
    fc.assert(
      fc.property(listingArbitrary, (listing) => {
        expect(keys.filter((key) => !passesByDefault(key, listing))).toEqual([]);
      }),
    );
  });

  it('lets a plain house on the market pass by default', () => {
    expect(matchesFilters(aListing(), defaultFilters, testMoment)).toBe(true);
    expect(matchesFilters(aListing({ mlsstatus: 'Sold' }), defaultFilters, testMoment)).toBe(false);
    expect(matchesFilters(aListing({ propertyfiltertype: 'Farm' }), defaultFilters, testMoment)).toBe(false);
  });
});
