import { acresOfSquareFeet } from '@hearth/domain/search/filters/lot-size-text.ts';
import { describe, expect, it } from 'vitest';
import { type ListingContext, readListing } from './read-listing.ts';

const needed = { ListingKey: 'k1', PropertyType: 'Residential', MlsStatus: 'Active', ListPrice: 500_000 };

const usual: ListingContext = {
  edition: 'austin',
  source: 'AUS',
  display: true,
  now: new Date('2026-11-21T12:00:00Z'),
};

function reading(fields: Readonly<Record<string, unknown>>, context: Partial<ListingContext> = {}) {
  const named = Object.entries({ ...needed, ...fields }).map(
    ([name, value]) => [name.toLowerCase(), value] as const,
  );
  return readListing(new Map(named), { ...usual, ...context });
}

function listingOf(fields: Readonly<Record<string, unknown>>, context: Partial<ListingContext> = {}) {
  const result = reading(fields, context);
  if (!result.ok) throw new Error(result.reasons.join('; '));
  if (result.value.kind !== 'listing') throw new Error(result.value.kind);
  return result.value.listing;
}

const reasonsOf = (fields: Readonly<Record<string, unknown>>, context: Partial<ListingContext> = {}) => {
  const result = reading(fields, context);
  return result.ok ? [] : result.reasons;
};

/** The values that the row is stored without, as 'City "x"'. */
function droppedOf(fields: Readonly<Record<string, unknown>>): string[] {
  const result = reading(fields);
  if (!result.ok) throw new Error(result.reasons.join('; '));
  return (result.dropped ?? []).map(({ field, value }) => `${field} "${value}"`);
}

describe('days and moments of a feed', () => {
  it('begins a day without a time where the edition is', () => {
    const { pricechangetimestamp, statuschangetimestamp } = listingOf({
      PriceChangeTimestamp: '2026-11-20',
      StatusChangeTimestamp: '7/4/2026',
    });
    expect(pricechangetimestamp).toBe('2026-11-20T06:00:00.000Z');
    expect(statuschangetimestamp).toBe('2026-07-04T05:00:00.000Z');
  });

  it('reads a time as that moment, in UTC where it names no zone', () => {
    const { pricechangetimestamp, statuschangetimestamp } = listingOf({
      PriceChangeTimestamp: '2026-11-20T03:00:00-06:00',
      StatusChangeTimestamp: '2026-11-20 03:00:00',
    });
    expect(pricechangetimestamp).toBe('2026-11-20T09:00:00.000Z');
    expect(statuschangetimestamp).toBe('2026-11-20T03:00:00.000Z');
  });

  it.each([
    ['11/20/2026 3:00:00 PM', '2026-11-20T21:00:00.000Z'],
    ['7/4/2026 3:00:09 PM', '2026-07-04T20:00:09.000Z'],
    ['11/20/26 15:00', '2026-11-20T21:00:00.000Z'],
    ['11-20-2026 12:30 am', '2026-11-20T06:30:00.000Z'],
    ['2026-11-20 3:00 PM', '2026-11-20T21:00:00.000Z'],
    ['2026/11/20', '2026-11-20T06:00:00.000Z'],
  ])('in American writing are on the clock of the edition: %s', (text, moment) => {
    expect(listingOf({ ModificationTimestamp: text }).modificationtimestamp).toBe(moment);
  });

  it.each(['13/20/2026 3:00 PM', '11/20/2026 15:00 PM', '11/20/2026 25:00', '11/20/2026 3:61 PM'])(
    'in American writing are dropped where there is no such: %s',
    (text) => {
      expect(droppedOf({ ModificationTimestamp: text })).toEqual([`ModificationTimestamp "${text}"`]);
    },
  );

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['11/20/2026 2:30:00 PM', '2026-11-20'],
    ['11/20/2026 11:30 PM', '2026-11-20'],
    ['11/20/26', '2026-11-20'],
    ['2026-11-20T03:00:00Z', '2026-11-19'],
    ['2026-11-20T03:00:00', '2026-11-19'],
    ['2026-11-20T23:30:00-06:00', '2026-11-20'],
    ['2026-11-20T00:00:00Z', '2026-11-20'],
    ['2026-11-20 00:00:00.000', '2026-11-20'],
  ])('read as days are those of the edition: %s is %s', (stamp, day) => {
    expect(listingOf({ OriginalEntryTimestamp: stamp }).onmarketdate).toBe(day);
  });

  it.each(['2026-02-30', '2026-11-20T25:00:00Z', 'soon'])(
    'are dropped where there is no such: %s',
    (text) => {
      expect(droppedOf({ OriginalEntryTimestamp: text })).toEqual([`OriginalEntryTimestamp "${text}"`]);
    },
  );

  it.each([
    ['2026-11-20T03:00:00', '2026-11-20T08:00:00.000Z', '2026-11-20'],
    ['2026-07-04 23:30:09', '2026-07-05T03:30:09.000Z', '2026-07-04'],
    ['11/20/2026 12:30 AM', '2026-11-20T05:30:00.000Z', '2026-11-19'],
    ['11/20/2026 12:00 AM', '2026-11-20T05:00:00.000Z', '2026-11-20'],
    ['2026-11-20T03:00:00Z', '2026-11-20T03:00:00.000Z', '2026-11-19'],
    ['2026-11-20', '2026-11-20T06:00:00.000Z', '2026-11-20'],
  ])('are on the clock of the zone that the import names, where they name none: %s', (text, moment, day) => {
    const fields = { ModificationTimestamp: text, OnMarketDate: text };
    const { modificationtimestamp, onmarketdate } = listingOf(fields, { zoneOfTexts: 'America/New_York' });
    expect([modificationtimestamp, onmarketdate]).toEqual([moment, day]);
  });

  it('reads open houses on the clock of the edition', () => {
    const openHouse = { OpenHouseKey: 'o', OpenHouseDate: '2026-11-28' };
    const times = { OpenHouseStartTime: '2026-11-28T19:00:00Z', OpenHouseEndTime: '15:00:00' };
    expect(listingOf({ OpenHouse: [{ ...openHouse, ...times }] }).openhouse).toMatchObject([
      { openhousestarttime: '13:00', openhouseendtime: '15:00' },
    ]);
  });
});

describe('the lot of a listing', () => {
  it.each([
    { LotSizeSquareFeet: 4500 },
    { LotSizeArea: '4,500', LotSizeUnits: 'Square Feet' },
    { LotSizeAcres: 4500 / 43_560 },
    { LotSizeAcres: 0.1033, LotSizeSquareFeet: 4500 },
  ])('is as exact as a filter by square feet (%o)', (fields) => {
    expect(listingOf(fields).lotsizearea).toBe(acresOfSquareFeet(4500));
  });

  it('converts a lot from acres where the feed has only acres', () => {
    expect(listingOf({ LotSizeAcres: 2.5, LotSizeSquareFeet: 0 }).lotsizearea).toBe(2.5);
    expect(listingOf({ LotSizeArea: 2.5, LotSizeUnits: 'Acres' }).lotsizearea).toBe(2.5);
  });
});

describe('what a property costs', () => {
  it.each([
    [{ AssociationFee: 50, AssociationFeeFrequency: 'yearly' }, { associationfeefrequency: 'Annually' }],
    [{ AssociationFeeFrequency: 'SemiAnnually' }, { associationfeefrequency: 'Semi-Annually' }],
    [{ AssociationFeeFrequency: 'Per Lot' }, { associationfeefrequency: 'Per Lot' }],
    [
      { TaxYear: '2025', TaxAnnualAmount: '9,100' },
      { taxyear: 2025, taxannualamount: 9100 },
    ],
    [{ TaxYear: 0 }, { taxyear: null }],
    [{ TaxYear: 2099 }, { taxyear: null }],
    [{ NetOperatingIncome: -4000 }, { netoperatingincome: -4000 }],
    [{ AvailabilityDate: '2027-01-05', Furnished: 'Partially' }, { availabilitydate: '2027-01-05' }],
    [{ BuildingAreaTotal: '12,400', Utilities: 'Electricity,Water' }, { buildingareatotal: 12_400 }],
  ])('is read as the feed states it (%o)', (fields, read) => {
    expect(listingOf(fields)).toMatchObject(read);
  });
});

describe('texts that are too long', () => {
  it('drops a long text where the field is a name', () => {
    expect(droppedOf({ SubdivisionName: 'x'.repeat(201), City: 'y'.repeat(15_000) })).toEqual([
      `City "${'y'.repeat(60)}"`,
      `SubdivisionName "${'x'.repeat(60)}"`,
    ]);
  });

  it('accepts long remarks and instructions', () => {
    const remarks = 'x'.repeat(19_000);
    expect(listingOf({ PublicRemarks: remarks, ShowingInstructions: remarks }).publicremarks).toBe(remarks);
  });
});

describe('a lease that a feed calls sold', () => {
  it.each(['Sold', 'Closed', 'Leased', 'Rented'])('reads a lease as leased (%s)', (MlsStatus) => {
    const lease = { PropertyType: 'Residential Lease', CloseDate: '2026-11-01', MlsStatus };
    expect(listingOf(lease).mlsstatus).toBe('Leased');
  });

  it('refuses a listing that is for sale and leased', () => {
    expect(reasonsOf({ MlsStatus: 'Leased', CloseDate: '2026-11-01' })).toHaveLength(1);
  });
});

describe('display permissions', () => {
  const flags = { InternetEntireListingDisplayYN: true, InternetAddressDisplayYN: 'Y' };

  it('rejects a row without display permissions, unless the import supplies them', () => {
    expect(reasonsOf({}, { display: null })).toEqual([
      'InternetEntireListingDisplayYN and InternetAddressDisplayYN are missing: pass --display yes or --display no',
    ]);
    expect(reasonsOf({ InternetEntireListingDisplayYN: true }, { display: null })).toEqual([
      'InternetAddressDisplayYN is missing: pass --display yes or --display no',
    ]);
    expect(listingOf(flags, { display: null })).toMatchObject({
      internetentirelistingdisplayyn: true,
      internetaddressdisplayyn: true,
      internetautomatedvaluationdisplayyn: false,
    });
    for (const display of [true, false])
      expect(listingOf({}, { display })).toMatchObject({
        internetentirelistingdisplayyn: display,
        internetaddressdisplayyn: display,
      });
  });

  it.each([
    { InternetEntireListingDisplayYN: false },
    { InternetEntireListingDisplayYN: 'N' },
    { ACT_IDXOptInYN: 'No' },
    { IDXOptInYN: false },
    { MlgCanUse: ['VOW', 'BO'] },
  ])('that refuse hide the listing whatever the import says: %o', (refusal) => {
    expect(listingOf({ ...flags, ...refusal }).internetentirelistingdisplayyn).toBe(false);
  });

  it('hides the address where permissions refuse it', () => {
    const { internetentirelistingdisplayyn, internetaddressdisplayyn } = listingOf({
      InternetAddressDisplayYN: '0',
    });
    expect([internetentirelistingdisplayyn, internetaddressdisplayyn]).toEqual([true, false]);
  });
});

describe('a row that takes its listing off the market', () => {
  const removal = (reason: string, more = {}) => ({
    kind: 'removal',
    removal: { listingkey: 'AUS-k1', reason, modifiedAt: null, ...more },
  });

  it.each([
    [{ MlgCanView: false }, 'MlgCanView is false'],
    [{ MlgCanView: 'maybe' }, 'MlgCanView is maybe'],
    [{ MlsStatus: 'Delete' }, 'MlsStatus is Delete'],
    [{ MlsStatus: 'Incomplete', ListPrice: null, PropertyType: null }, 'MlsStatus is Incomplete'],
    [{ MlsStatus: 'Coming Soon' }, 'MlsStatus is Coming Soon'],
    [{ MlsStatus: 'Active', StandardStatus: 'ComingSoon' }, 'StandardStatus is ComingSoon'],
  ])('says so: %o', (fields, reason) => {
    expect(reading(fields)).toEqual({ ok: true, value: removal(reason) });
  });

  it.each([
    [{ MlsStatus: 'Parked' }, 'MlsStatus "Parked" is not listed here'],
    [
      { InternetEntireListingDisplayYN: 'perhaps' },
      'InternetEntireListingDisplayYN must be yes or no, not "perhaps"',
    ],
    [
      { InternetEntireListingDisplayYN: 'N', ListPrice: 'x' },
      'ListPrice must be a number from 1 to 10000000000, not "x"',
    ],
  ])('does so although it is rejected: %o', (fields, reason) => {
    expect(reading(fields)).toEqual({ ok: false, reasons: [reason], instead: removal(reason) });
  });

  it('keeps a listing on the market where its row is rejected for another reason', () => {
    const named = { kind: 'named', listingkey: 'AUS-k1' };
    expect(reading({ ListPrice: 0 })).toMatchObject({ ok: false, instead: named });
    expect(reading({}, { display: null })).toMatchObject({ ok: false, instead: named });
  });

  it('removes a listing that shows its address where it is rejected and refuses that', () => {
    expect(reading({ ListPrice: 0, InternetAddressDisplayYN: 'N' })).toMatchObject({
      ok: false,
      instead: { kind: 'removal', removal: { isForAddress: true } },
    });
  });
});

describe('a value that cannot be true', () => {
  it.each([
    [{ ModificationTimestamp: '2036-12-31T00:00:00Z' }, ['ModificationTimestamp "2036-12-31T00:00:00Z"']],
    [{ StatusChangeTimestamp: '2026-11-23T12:00:00Z' }, ['StatusChangeTimestamp "2026-11-23T12:00:00Z"']],
    [{ OnMarketDate: '2027-01-01' }, ['OnMarketDate "2027-01-01"']],
    [{ MlsStatus: 'Closed', CloseDate: '2031-01-01' }, ['CloseDate "2031-01-01"']],
    [{ Latitude: 40.7, Longitude: -74 }, ['Latitude "40.7"', 'Longitude "-74"']],
    [{ Latitude: -97.7, Longitude: 30.3 }, ['Latitude "-97.7"', 'Longitude "30.3"']],
    [{ Latitude: 0, Longitude: 0 }, ['Latitude "0"', 'Longitude "0"']],
    [{ YearBuilt: 2099 }, ['YearBuilt "2099"']],
    [{ City: 'San Jos\uFFFD' }, ['City "San Jos\uFFFD"']],
    [{ View: ['Hills', 'Lak\uFFFD'] }, ['View "Lak\uFFFD"']],
  ])('is dropped: %o', (fields, dropped) => {
    expect(droppedOf(fields)).toEqual(dropped);
  });

  it('accepts the clocks of a feed that are ahead, and a day that is meant to come', () => {
    const { modificationtimestamp, expirationdate } = listingOf({
      ModificationTimestamp: '2026-11-22T03:00:00Z',
      ExpirationDate: '2027-06-01',
    });
    expect([modificationtimestamp, expirationdate]).toEqual(['2026-11-22T03:00:00.000Z', '2027-06-01']);
  });
});

describe('a field of hundreds of thousands of characters', () => {
  it('reads a field of hundreds of thousands of characters at once', () => {
    const long = '\t'.repeat(200_000);
    listingOf({ PublicRemarks: `${long}x`, Fencing: `${long}x` });
    for (const name of ['City', 'ListPrice', 'CloseDate', 'ModificationTimestamp', 'PoolPrivateYN'])
      reading({ [name]: `1${long}x` });
  });
});
