import { describe, expect, it } from 'vitest';
import { readListing } from './read-listing.ts';

const needed = { ListingKey: 'k1', PropertyType: 'Residential', MlsStatus: 'Active', ListPrice: 500_000 };

function reading(fields: Readonly<Record<string, unknown>>) {
  const named = Object.entries({ ...needed, ...fields }).map(
    ([name, value]) => [name.toLowerCase(), value] as const,
  );
  const result = readListing(new Map(named), {
    ...{ edition: 'austin', source: 'AUS', display: true, now: new Date('2026-11-21T12:00:00Z') },
  });
  if (!result.ok || result.value.kind !== 'listing') throw new Error(JSON.stringify(result));
  const dropped = (result.dropped ?? []).map(({ field, value }) => `${field} "${value}"`);
  return { ...result.value.listing, dropped };
}

describe('baths', () => {
  it.each([
    [{ BathroomsTotalInteger: 3, BathroomsHalf: 1 }, [2, 1]],
    [{ BathroomsFull: 1, BathroomsThreeQuarter: 1, BathroomsHalf: 1, BathroomsTotalInteger: 3 }, [2, 1]],
    [{ BathroomsTotalInteger: 4, BathroomsHalf: 1, BathroomsOneQuarter: 1 }, [2, 1]],
    [{ BathroomsThreeQuarter: 1, BathroomsTotalInteger: 2 }, [2, null]],
    [{ BathroomsFull: 2, BathroomsPartial: 2, BathroomsThreeQuarter: 1 }, [3, 1]],
    [{ BathroomsFull: 0, BathroomsHalf: 1, BathroomsTotalInteger: 3 }, [2, 1]],
    [{ BathroomsTotalInteger: 3 }, [3, null]],
    [{ BathroomsTotal: '2.5' }, [2, 1]],
    [{ BathroomsFull: 0 }, [0, null]],
    [{ BathroomsHalf: 1 }, [null, 1]],
  ])('are full and half ones of %o', (fields, [full, half]) => {
    expect(reading(fields)).toMatchObject({ bathroomsfull: full, bathroomshalf: half });
  });
});

describe('areas', () => {
  it.each([
    [{ LotSizeArea: 1000, LotSizeUnits: 'Square Meters' }, 0.24711],
    [{ LotSizeArea: 1000, LotSizeUnits: 'SquareMeters' }, 0.24711],
    [{ LotSizeArea: '1000 m²' }, 0.24711],
    [{ LotSizeArea: 1.2, LotSizeUnits: 'Hectares' }, 2.96526],
    [{ LotSizeArea: 1210, LotSizeUnits: 'Sq. Yards' }, 0.25],
    [{ LotSizeArea: 5645.4, LotSizeUnits: 'Square Varas' }, 1],
    [{ LotSizeArea: 2, LotSizeUnits: 'Sections' }, 1280],
    [{ LotSizeArea: 7500 }, 0.17218],
    [{ LotSizeArea: 0.25 }, 0.25],
    [{ LotSizeArea: 0.25, LotSizeUnits: 'N/A' }, 0.25],
    [{ LotSizeSquareFeet: 0.25, LotSizeAcres: 0.25 }, 0.25],
    [{ LotSizeSquareFeet: '10,890 SF' }, 0.25],
    [{ LotSizeAcres: '10890 sq ft' }, 0.25],
  ])('of lots are acres of %o', (fields, acres) => {
    expect(reading(fields).lotsizearea).toBeCloseTo(acres, 4);
  });

  it.each([
    [{ LivingArea: 180, LivingAreaUnits: 'SquareMeters' }, 1938],
    [{ LivingArea: '1,850 SF' }, 1850],
    [{ LivingArea: '1850' }, 1850],
    [{ LivingArea: 200, LivingAreaUnits: 'Square Yards' }, 1800],
  ])('of homes are square feet of %o', (fields, feet) => {
    expect(reading(fields).livingarea).toBe(feet);
  });

  it.each([
    [{ LotSizeArea: 500 }, 'LotSizeArea "500"'],
    [{ LotSizeArea: 7500, LotSizeUnits: 'Football Fields' }, 'LotSizeArea "7500"'],
    [{ LotSizeSquareFeet: 0.25 }, 'LotSizeSquareFeet "0.25"'],
    [{ LotSizeAcres: 9999 }, 'LotSizeAcres "9999"'],
    [{ LivingArea: 1 }, 'LivingArea "1"'],
    [{ LivingArea: 0 }, 'LivingArea "0"'],
    [{ LivingArea: '2,5' }, 'LivingArea "2,5"'],
    [{ LivingArea: 50_000_000 }, 'LivingArea "50000000"'],
    [{ BuildingAreaTotal: 99_999 }, 'BuildingAreaTotal "99999"'],
  ])('that cannot be true are not known: %o', (fields, dropped) => {
    expect(reading(fields)).toMatchObject({
      ...{ lotsizearea: null, livingarea: null, buildingareatotal: null },
      dropped: [dropped],
    });
  });
});

describe('association dues', () => {
  const fee = (AssociationFee: unknown, AssociationFeeFrequency?: string) => ({
    AssociationFee,
    AssociationFeeFrequency,
  });
  const second = (AssociationFee2: unknown, AssociationFee2Frequency?: string) => ({
    AssociationFee2,
    AssociationFee2Frequency,
  });

  it.each([
    [{ ...fee(50, 'Monthly'), ...second(25, 'Monthly') }, [75, 'Monthly']],
    [{ ...fee(300, 'Annually'), ...second(120, 'per year') }, [420, 'Annually']],
    [{ ...fee(50, 'Monthly'), ...second(300, 'Quarterly') }, [150, 'Monthly']],
    [{ ...fee(50), ...second(600, 'Annually') }, [100, 'Monthly']],
    [{ ...fee(50, 'Quarterly'), ...second(500, 'One Time') }, [50, 'Quarterly']],
    [second(90, 'Every 2 months'), [90, 'Bi-Monthly']],
    [{ ...fee(0, 'Monthly'), ...second(90, 'Weekly') }, [90, 'Weekly']],
    [fee(0, 'Monthly'), [0, 'Monthly']],
    [fee(40, 'twice a year'), [40, 'Semi-Annually']],
    [fee(40, '/mo'), [40, 'Monthly']],
    [fee(40, 'QTR'), [40, 'Quarterly']],
    [fee('9999', 'Monthly'), [null, 'Monthly']],
  ])('are one sum of %o', (fields, [amount, frequency]) => {
    expect(reading(fields)).toMatchObject({ associationfee: amount, associationfeefrequency: frequency });
  });

  it('show that there is an association', () => {
    expect(reading(second(90, 'Monthly')).hasAssociation).toBe(true);
    expect(reading({ ...fee(90), AssociationYN: 'Unknown' }).hasAssociation).toBe(true);
    expect(reading(fee(0)).hasAssociation).toBe(false);
  });
});

describe('pets of a lease', () => {
  it.each([
    [['No Pets'], false],
    [['No Pets Allowed'], false],
    [['Not Allowed'], false],
    [['No'], false],
    ['None', false],
    [['Cats OK', 'Dogs OK'], true],
    [['Cats OK', 'No Dogs'], true],
    ['Breed Restrictions', true],
    [['No Aggressive Breeds'], true],
    ['Small Dogs', true],
    [['Call'], null],
    [['Negotiable'], null],
    [["Owner's Approval"], null],
    [['No Dogs'], null],
    [[], null],
  ])('are allowed by %o: %s', (PetsAllowed, allowed) => {
    expect(reading({ PetsAllowed })).toMatchObject({ petsallowed: allowed, dropped: [] });
  });

  it('counts pets of a lease where the word cannot be read', () => {
    expect(reading({ PetsAllowed: ['Xyzzy'] })).toMatchObject({
      petsallowed: null,
      dropped: ['PetsAllowed "["Xyzzy"]"'],
    });
  });
});

describe('a value that is not known', () => {
  it.each([
    ['OriginalListPrice', 0],
    ['PreviousListPrice', '0.00'],
    ['PreviousListPrice', 1],
    ['YearBuilt', 0],
    ['YearBuilt', 9999],
    ['YearBuilt', 1111],
    ['TaxYear', 0],
    ['BedroomsTotal', '3+1'],
    ['BedroomsTotal', 999],
    ['StoriesTotal', 'Two'],
    ['GarageSpaces', -1],
    ['GarageSpaces', '99'],
    ['TaxAnnualAmount', '-'],
    ['TaxAnnualAmount', 0],
    ['PoolPrivateYN', 'Unknown'],
    ['WaterfrontYN', 'None'],
    ['HorseYN', 'maybe'],
    ['OnMarketDate', '1900-01-01'],
    ['OnMarketDate', '0000-00-00'],
    ['ExpirationDate', '12/31/9999'],
    ['ModificationTimestamp', '1970-01-01T00:00:00Z'],
    ['ModificationTimestamp', '0001-01-01T00:00:00'],
    ['SubdivisionName', 'N/A'],
    ['UnitNumber', '--'],
    ['City', '#REF!'],
    ['PublicRemarks', 'null'],
    ['Latitude', 'TBD'],
    ['ElementarySchoolRating', 0],
    ['VirtualTourURLUnbranded', 'none'],
    ['PropertySubType', 'Not Applicable'],
  ])('is dropped and counted: %s %s', (name, value) => {
    const { dropped, ...listing } = reading({ [name]: value });
    const { dropped: _, ...without } = reading({});
    expect(dropped).toEqual([`${name} "${value}"`]);
    expect(listing).toEqual(without);
  });

  it('leaves a sold home sold, without its price', () => {
    expect(reading({ MlsStatus: 'Closed', CloseDate: '2026-11-20', ClosePrice: 0 })).toMatchObject({
      ...{ mlsstatus: 'Sold', closedate: '2026-11-20', closeprice: null, dropped: ['ClosePrice "0"'] },
    });
  });
});
