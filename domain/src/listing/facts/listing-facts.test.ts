import { describe, expect, it } from 'vitest';
import { listingDetails } from '../../testing/listing-details.ts';
import { noAddress } from '../address.ts';
import type { Listing } from '../listing.ts';
import type { FactKey } from './fact-table.ts';
import { listingFacts } from './listing-facts.ts';

const today = '2026-11-21';
const factsOf = (home: Partial<Listing>) => listingFacts(listingDetails(home), today);
const value = (home: Partial<Listing>, key: FactKey) =>
  factsOf(home)
    .flatMap(({ facts }) => facts)
    .find((fact) => fact.key === key)?.value;

/** A listing that says everything. */
const full: Partial<Listing> = {
  ...{ numberofunitstotal: 4, buildingareatotal: 9_000, zoning: 'GR', parcelnumber: '0204', taxyear: 2025 },
  ...{
    interiorfeatures: ['Pantry'],
    exteriorfeatures: ['Barn'],
    utilities: ['Electricity'],
    fencing: ['Wire'],
  },
  ...{
    communityfeatures: ['Park'],
    parkingfeatures: ['Paved'],
    lotfeatures: ['Level'],
    taxannualamount: 9_000,
  },
  ...{ hasAssociation: true, associationfee: 120, grossincome: 80_000, netoperatingincome: 50_000 },
  ...{ schooldistrict: 'Austin ISD', highschool: 'Crockett High School' },
  ...{ availabilitydate: '2026-12-01', leaseterm: '12 Months', furnished: 'Unfurnished', petsallowed: true },
};

const kinds: readonly [string, Partial<Listing>, readonly string[], readonly FactKey[]][] = [
  [
    'a house',
    {},
    ['Home', 'Rooms', 'Interior', 'Exterior and parking', 'Lot', 'Utilities', 'Taxes and dues', 'Community'],
    ['propertysubtype', 'livingarea', 'priceperarea'],
  ],
  [
    'a condominium',
    { propertyfiltertype: 'Condominium' },
    ['Home', 'Dues and taxes', 'Rooms', 'Interior', 'Exterior and parking', 'Community', 'Lot', 'Utilities'],
    ['propertysubtype', 'livingarea', 'priceperarea'],
  ],
  [
    'a townhouse',
    { propertyfiltertype: 'Townhouse' },
    ['Home', 'Dues and taxes', 'Rooms', 'Interior', 'Exterior and parking', 'Lot', 'Community', 'Utilities'],
    ['propertysubtype', 'livingarea', 'priceperarea'],
  ],
  [
    'a lot',
    { propertytype: 'Land', propertyfiltertype: 'Lot', livingarea: null },
    ['Land', 'Utilities', 'Taxes and dues', 'Community', 'Buildings', 'Rooms', 'Interior'],
    ['propertysubtype', 'lotsizearea', 'priceperarea', 'zoning'],
  ],
  [
    'a farm',
    { propertytype: 'Farm', propertyfiltertype: 'Farm' },
    ['Land', 'Utilities', 'Buildings', 'Rooms', 'Interior', 'Taxes and dues', 'Community'],
    ['propertysubtype', 'lotsizearea', 'priceperarea', 'zoning'],
  ],
  [
    'a multi-family property',
    { propertytype: 'Residential Income', propertyfiltertype: 'Multi-Family' },
    [
      'Building and units',
      'Income',
      'Rooms',
      'Interior',
      'Exterior and parking',
      'Lot',
      'Utilities',
      'Taxes and dues',
      'Community',
    ],
    ['propertysubtype', 'numberofunitstotal', 'priceperarea', 'buildingareatotal'],
  ],
  [
    'a commercial property',
    { propertytype: 'Commercial Sale', propertyfiltertype: 'Commercial' },
    ['Building', 'Income', 'Parking', 'Interior', 'Lot', 'Utilities', 'Taxes and dues', 'Community'],
    ['propertysubtype', 'buildingareatotal', 'livingarea', 'priceperarea', 'zoning'],
  ],
  [
    'a home for lease',
    { propertytype: 'Residential Lease', listprice: 2_400 },
    ['Lease', 'Home', 'Rooms', 'Interior', 'Exterior and parking', 'Lot', 'Utilities', 'Community'],
    ['availabilitydate', 'leaseterm', 'furnished', 'petsallowed'],
  ],
];

describe('the facts of', () => {
  it.each(kinds)('%s start with what matters for it', (_, kind, groups, first) => {
    const shown = factsOf({ ...full, ...kind });
    expect(shown.map(({ title }) => title)).toEqual([...groups, 'Listing']);
    expect(shown[0]?.facts.slice(0, first.length).map(({ key }) => key)).toEqual(first);
    const keys = shown.flatMap(({ facts }) => facts.map(({ key }) => key));
    expect(keys).toEqual([...new Set(keys)]);
  });
});

describe('a fact is written in words', () => {
  const dues = (associationfee: number | null, associationfeefrequency: string | null): Partial<Listing> => ({
    ...{ hasAssociation: true, associationfee, associationfeefrequency },
  });
  it.each<[FactKey, Partial<Listing>, string | undefined]>([
    ['propertysubtype', { propertysubtype: 'Single Family Residence' }, 'Home'],
    ['propertysubtype', { propertysubtype: 'ManufacturedHome' }, 'Manufactured Home'],
    ['propertysubtype', { propertysubtype: null, propertyfiltertype: 'Condominium' }, 'Condo'],
    ['lotsizearea', { lotsizearea: 0.2 }, '8,712 sq ft (0.2 acres)'],
    ['lotsizearea', { lotsizearea: 1 }, '1 acre (43,560 sq ft)'],
    ['lotsizearea', { lotsizearea: 34_435.26 }, '34,435 acres (1,499,999,926 sq ft)'],
    ['lotsizearea', { lotsizearea: 0 }, undefined],
    ['livingarea', { livingarea: 1_842.4 }, '1,842 sq ft'],
    ['livingarea', { livingarea: 0 }, undefined],
    ['priceperarea', { listprice: 0 }, undefined],
    ['priceperarea', { propertyfiltertype: 'Lot', lotsizearea: 4, listprice: 400_000 }, '$100,000/acre'],
    ['bathrooms', { bathroomsfull: 2, bathroomshalf: 1 }, '2 full, 1 half'],
    ['bathrooms', { bathroomsfull: 0, bathroomshalf: 2 }, '2 half'],
    ['garagespaces', { garagespaces: 0 }, undefined],
    ['yearbuilt', { yearbuilt: 2027 }, '2027 (planned)'],
    ['association', dues(120, null), '$120 a month'],
    ['association', dues(120, 'Quarterly'), '$40 a month ($120 quarterly)'],
    ['association', dues(250, 'Annually'), '$20.83 a month ($250 annually)'],
    ['association', dues(600, 'Semi-Annually'), '$100 a month ($600 semi-annually)'],
    ['association', dues(500, 'One Time'), '$500 (One Time)'],
    ['association', dues(75, 'PerLotPerMoon'), '$75 (Per Lot Per Moon)'],
    ['association', dues(null, 'Monthly'), 'Yes'],
    ['association', { hasAssociation: false }, undefined],
    ['taxannualamount', { taxannualamount: 9_100.4, taxyear: 2025 }, '$9,100 a year (2025)'],
    ['taxannualamount', { taxannualamount: 9_100 }, '$9,100 a year'],
    [
      'interiorfeatures',
      { interiorfeatures: ['WalkInClosets', 'smart_home', 'Wet Bar', 'WiFi', 'None'] },
      'Walk In Closets, Smart home, Wet Bar, WiFi',
    ],
    ['View', { View: ['None'] }, undefined],
    ['availabilitydate', { propertytype: 'Residential Lease', availabilitydate: '2026-11-01' }, 'Now'],
    [
      'availabilitydate',
      { propertytype: 'Residential Lease', availabilitydate: '2027-01-05' },
      'From 05 Jan 2027',
    ],
    ['listingid', {}, 'MLS# 1000001'],
    ['source', { source: 'EX' }, 'Exclusive to Hearth Austin'],
    ['modificationtimestamp', { modificationtimestamp: '2026-11-12T04:00:00.000Z' }, '11 Nov 2026'],
  ])('%s of %o', (key, home, words) => {
    expect(value(home, key)).toBe(words);
  });
});

it('a listing with nothing but an address has its type and where it is from', () => {
  const unknown = Object.fromEntries(
    Object.entries(listingDetails()).map(([key, each]) => [
      key,
      Array.isArray(each) ? [] : typeof each === 'boolean' ? false : null,
    ]),
  );
  const bare = {
    ...listingDetails(),
    ...unknown,
    ...{ ...noAddress, streetnumber: '9', streetname: 'Elm' },
    ...{ source: 'AUS', edition: 'austin', mlsstatus: 'Active', propertytype: 'Residential' },
    ...{ propertyfiltertype: 'Single Family Residence', listingid: 'L1', modificationtimestamp: '?' },
  } as ReturnType<typeof listingDetails>;
  expect(
    listingFacts(bare, today).map(({ title, facts }) => [title, facts.map(({ value }) => value)]),
  ).toEqual([
    ['Home', ['Home']],
    ['Listing', ['MLS# L1', 'Active', 'ACTRIS']],
  ]);
});
