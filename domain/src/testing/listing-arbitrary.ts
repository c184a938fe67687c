import fc from 'fast-check';
import { addDays } from '../listing/days.ts';
import { type Listing, listingSources, type OpenHouse } from '../listing/listing.ts';
import { propertyFilterTypes, propertyTypes } from '../listing/property-type.ts';
import { mlsStatuses } from '../listing/status.ts';
import { viewTypes, waterBodyNames } from '../listing/vocabulary.ts';
import { figureFields } from '../search/filters/filter-columns.ts';
import { aListing, aMedia } from './a-listing.ts';
import { testMoment } from './moment.ts';

const orNull = <V>(values: fc.Arbitrary<V>): fc.Arbitrary<V | null> =>
  fc.option(values, { nil: null, freq: 5 });

/** Days on both sides of all limits that filters offer, future days included. */
const offsets = [0, 1, 2, 6, 7, 8, 29, 30, 31, 89, 90, 91, 182, 183, 184, 364, 365, 366, 729, 730, 731];
export const dayArbitrary: fc.Arbitrary<string> = fc
  .constantFrom(...offsets, -1, -3, -7, -8, -30, -31)
  .map((offset) => addDays(testMoment.today, -offset));

/** Moments around the midnights of Central Texas, which are 5 or 6 hours after those of UTC. */
const times = [
  '00:00:00.000',
  '04:59:59.000',
  '05:00:00.000',
  '05:59:59.999',
  '06:00:00.000',
  '18:30:00.000',
];
const timestampArbitrary: fc.Arbitrary<string> = fc
  .tuple(dayArbitrary, fc.constantFrom(...times))
  .map(([day, time]) => `${day}T${time}Z`);

const someOf = (...values: readonly string[]): fc.Arbitrary<string[]> =>
  fc.subarray([...values], { maxLength: Math.min(6, values.length) });

const openHouses: fc.Arbitrary<OpenHouse[]> = fc.array(
  fc.record({
    openhousekey: fc.uuid(),
    openhousedate: dayArbitrary,
    openhousestarttime: fc.constantFrom('09:00', '10:00', '11:30', '22:00', null),
    openhouseendtime: fc.constantFrom('00:30', '11:59', '12:00', '12:01', '15:00', null),
  }),
  { maxLength: 3 },
);

const streets = ['Oak Hollow', 'Barton', "O'Brien", '100% Ranch', 'River_Bend', 'Ávila'];
const remarks = [
  'Bright home with a WINE cellar.',
  'Pool and 100% new floors',
  "Owner's   pride\nby the_lake",
  '',
];

const identity = fc.record({
  number: fc.integer({ min: 1, max: 99_999_999 }),
  source: fc.constantFrom(...listingSources),
  relatedMlsSource: fc.constant(null),
  mlsstatus: fc.constantFrom(...mlsStatuses, 'Active', 'Sold'),
  propertytype: fc.constantFrom(...propertyTypes),
  propertyfiltertype: fc.constantFrom(...propertyFilterTypes),
  listofficemlsid: orNull(fc.constantFrom('3788', 'REAU00', '5150')),
  listofficename: orNull(fc.constantFrom('Juniper Realty', 'Live Oak Homes')),
  agentId: orNull(fc.constantFrom('ada.reyes', 'ben.cole')),
  media: fc
    .integer({ min: 0, max: 3 })
    .map((count) => Array.from({ length: count }, (_, i) => aMedia({ sortOrder: i }))),
  openhouse: openHouses,
  showOnAgentBIO: fc.boolean(),
  internetentirelistingdisplayyn: mostly(true),
  internetaddressdisplayyn: mostly(true),
});

const money = fc.record({
  listprice: fc.oneof(
    fc.constantFrom(1_500, 2_000, 25_000, 300_000, 450_000, 1_000_000, 5_000_000),
    fc.integer({ min: 1, max: 20_000_000 }),
  ),
  previouslistprice: orNull(fc.constantFrom(1_500, 299_999, 300_001, 450_000, 6_000_000)),
  closeprice: orNull(fc.integer({ min: 1, max: 20_000_000 })),
  closedate: orNull(dayArbitrary),
  onmarketdate: orNull(dayArbitrary),
  pricechangetimestamp: orNull(timestampArbitrary),
  majorchangetimestamp: orNull(timestampArbitrary),
});

const position = fc.record({
  streetnumber: orNull(fc.constantFrom('9', '10', '1204', '12A')),
  streetname: orNull(fc.constantFrom(...streets)),
  unitnumber: orNull(fc.constantFrom('1', '2B')),
  city: orNull(fc.constantFrom('Austin', 'San Antonio', 'Dripping Springs')),
  subdivisionname: orNull(fc.constantFrom('Barton Heights', 'barton Hills', 'Zilker')),
  latitude: orNull(degrees(29.4, 30.6)),
  longitude: orNull(degrees(-98.6, -97.4)),
  publicremarks: orNull(fc.constantFrom(...remarks)),
});

/** Figures without lines here are small. */
const smallFigures = Object.fromEntries(
  figureFields
    .filter((field) => field !== 'listprice')
    .map((field) => [field, orNull(fc.integer({ min: 0, max: 10 }))]),
);

const figures = fc.record({
  ...smallFigures,
  bedroomstotal: orNull(fc.integer({ min: 0, max: 7 })),
  bathroomsfull: orNull(fc.integer({ min: 0, max: 6 })),
  bathroomshalf: orNull(fc.integer({ min: 0, max: 3 })),
  livingarea: orNull(fc.constantFrom(0, 250, 499, 500, 501, 1_800, 7_500, 9_000)),
  lotsizearea: orNull(fc.constantFrom(0.04591, 0.0459, 0.1, 0.25, 0.5, 1, 2.5, 10, 640)),
  yearbuilt: orNull(fc.integer({ min: 1880, max: 2026 })),
  stories: orNull(fc.constantFrom(0, 1, 1.5, 2, 3, 4, 5)),
  garagespaces: orNull(fc.integer({ min: 0, max: 5 })),
});

const lists = fc.record({
  fencing: someOf('None', 'Wood', 'Privacy', 'Wrought Iron'),
  exteriorfeatures: someOf('Dock', 'Private Yard', 'Gutters'),
  interiorfeatures: someOf('High Ceilings', 'Quartz Counters', 'Walk-In Closet(s)'),
  communityfeatures: someOf(
    ...[
      'Gated',
      'Pool',
      'Playground',
      'Dog Park',
      'Fitness Center',
      'Golf',
      'Sport Court(s)',
      'Tennis Court(s)',
    ],
    ...['Stable(s)', 'Airport/Runway', 'Lake', 'Trails/Paths', 'Clubhouse', 'Boat Dock', 'Park', 'clubhouse'],
  ),
  lotfeatures: someOf('Backs to Golf Course', 'Backs To Greenbelt', 'Waterfront', 'Level'),
  accessibilityfeatures: someOf('None', 'Stair Lift', 'Accessible Entrance'),
  architecturalstyle: someOf('Historic', 'Craftsman'),
  greenenergyefficient: someOf('None', 'Windows', 'Appliances'),
  View: someOf(...viewTypes, 'Greenbelt', 'Lake/River', 'City Lights', 'Neighborhood'),
  abor_rooms: someOf(
    'Game Room',
    'Media Room',
    'Office',
    'Wine Room',
    'Workshop',
    'Exercise Room',
    'Bonus Room',
  ),
  waterbodyname: orNull(fc.constantFrom(...waterBodyNames, 'lake travis', 'Stock Pond')),
});

const flags = fc.record({
  waterfrontyn: fc.boolean(),
  poolprivateyn: fc.boolean(),
  horseyn: fc.boolean(),
  hasFireplace: fc.boolean(),
  hasAssociation: fc.boolean(),
  petsallowed: orNull(fc.boolean()),
  abor_mastermain: fc.boolean(),
  abor_guestaccomodation: orNull(fc.constantFrom('', 'None', 'Garage Apartment', 'Guest House')),
});

/**
 * Listings of both editions around `testMoment`: every status, type, source, feature and flag, missing figures, and
 * days and prices on both sides of the offered limits. Two listings may have the same id.
 */
export const listingArbitrary: fc.Arbitrary<Listing> = fc
  .tuple(
    identity,
    money,
    position,
    figures,
    lists,
    flags,
    fc.constantFrom('austin' as const, 'san-antonio' as const),
  )
  .map(([{ number, source, ...who }, ...parts]) => {
    const [costs, where, sizes, features, yesOrNo, edition] = parts;
    const realSource = source === 'EX' ? 'EX' : edition === 'austin' ? 'AUS' : 'SA';
    return aListing({
      ...{ ...who, ...costs, ...where, ...sizes, ...features, ...yesOrNo, edition },
      source: realSource,
      listingid: `${realSource}${number}`,
      listingkey: `${realSource}-${number}`,
      sourcelistingid: realSource === 'EX' ? null : String(number),
    });
  });

function mostly(value: boolean): fc.Arbitrary<boolean> {
  return fc.integer({ min: 0, max: 9 }).map((chance) => (chance === 0 ? !value : value));
}

/** Six decimals, as feeds and URLs write them. */
function degrees(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min: Math.round(min * 1e6), max: Math.round(max * 1e6) }).map((micro) => micro / 1e6);
}
