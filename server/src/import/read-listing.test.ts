import { acresOfSquareFeet } from '@hearth/domain/search/filters/lot-size-text.ts';
import { describe, expect, it } from 'vitest';
import { readListing } from './read-listing.ts';

const needed = { ListingKey: 'k1', PropertyType: 'Residential', MlsStatus: 'Active', ListPrice: 500_000 };

function reading(fields: Readonly<Record<string, unknown>>) {
  const named = Object.entries({ ...needed, ...fields }).map(
    ([name, value]) => [name.toLowerCase(), value] as const,
  );
  return readListing(new Map(named), { edition: 'austin', source: 'AUS' });
}

function listingOf(fields: Readonly<Record<string, unknown>>) {
  const result = reading(fields);
  if (!result.ok) throw new Error(result.reasons.join('; '));
  return result.value;
}

const reasonsOf = (fields: Readonly<Record<string, unknown>>) => {
  const result = reading(fields);
  return result.ok ? [] : result.reasons;
};

describe('days and moments of a feed', () => {
  it('without a time begin where the edition is', () => {
    const { pricechangetimestamp, statuschangetimestamp } = listingOf({
      PriceChangeTimestamp: '2026-11-20',
      StatusChangeTimestamp: '7/4/2026',
    });
    expect(pricechangetimestamp).toBe('2026-11-20T06:00:00.000Z');
    expect(statuschangetimestamp).toBe('2026-07-04T05:00:00.000Z');
  });

  it('with a time are that moment, in UTC where they name no zone', () => {
    const { pricechangetimestamp, statuschangetimestamp } = listingOf({
      PriceChangeTimestamp: '2026-11-20T03:00:00-06:00',
      StatusChangeTimestamp: '2026-11-20 03:00:00',
    });
    expect(pricechangetimestamp).toBe('2026-11-20T09:00:00.000Z');
    expect(statuschangetimestamp).toBe('2026-11-20T03:00:00.000Z');
  });

  it.each([
    ['2026-11-20', '2026-11-20'],
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
    'are refused where there is no such: %s',
    (text) => {
      expect(reasonsOf({ OriginalEntryTimestamp: text })).toEqual([
        `OnMarketDate must be a date, not "${text}"`,
      ]);
    },
  );

  it('of open houses are on the clock of the edition', () => {
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

  it('is in acres where the feed has these alone', () => {
    expect(listingOf({ LotSizeAcres: 2.5, LotSizeSquareFeet: 0 }).lotsizearea).toBe(2.5);
    expect(listingOf({ LotSizeArea: 2.5, LotSizeUnits: 'Acres' }).lotsizearea).toBe(2.5);
  });
});

describe('texts that are too long', () => {
  it('reject the row where the field is a name', () => {
    expect(reasonsOf({ SubdivisionName: 'x'.repeat(201), City: 'y'.repeat(15_000) }).toSorted()).toEqual([
      'City has 15000 characters, more than 200',
      'SubdivisionName has 201 characters, more than 200',
    ]);
  });

  it('may be long in remarks and instructions', () => {
    const remarks = 'x'.repeat(19_000);
    expect(listingOf({ PublicRemarks: remarks, ShowingInstructions: remarks }).publicremarks).toBe(remarks);
  });
});

describe('a lease that a feed calls sold', () => {
  it.each(['Sold', 'Closed', 'Leased', 'Rented'])('is leased (%s)', (MlsStatus) => {
    const lease = { PropertyType: 'Residential Lease', CloseDate: '2026-11-01', MlsStatus };
    expect(listingOf(lease).mlsstatus).toBe('Leased');
  });

  it('is refused where it is for sale and leased', () => {
    expect(reasonsOf({ MlsStatus: 'Leased', CloseDate: '2026-11-01' })).toHaveLength(1);
  });
});
