import { describe, expect, it } from 'vitest';
import { readListing } from './read-listing.ts';

function kindOf(fields: Readonly<Record<string, unknown>>) {
  const given = { ListingKey: 'k1', MlsStatus: 'Active', ListPrice: 2200, ...fields };
  const named = Object.entries(given).map(([name, value]) => [name.toLowerCase(), value] as const);
  const result = readListing(new Map(named), {
    ...{ edition: 'austin', source: 'AUS', display: true, now: new Date('2026-11-21T12:00:00Z') },
  });
  if (!result.ok || result.value.kind !== 'listing') throw new Error(JSON.stringify(result));
  const { propertytype, propertysubtype, propertyfiltertype } = result.value.listing;
  return { type: [propertytype, propertysubtype, propertyfiltertype], dropped: result.dropped };
}

const kind = (PropertyType?: string, PropertySubType?: string) => kindOf({ PropertyType, PropertySubType });

describe('the standard property types', () => {
  it.each([
    [
      'Residential',
      'Single Family Residence',
      ['Residential', 'Single Family Residence', 'Single Family Residence'],
    ],
    ['ManufacturedInPark', undefined, ['Residential', 'Manufactured Home', 'Single Family Residence']],
    [
      'Manufactured In Park',
      'Single Family Residence',
      ['Residential', 'Single Family Residence', 'Single Family Residence'],
    ],
    ['BusinessOpportunity', undefined, ['Commercial Sale', 'Business', 'Commercial']],
    ['ResidentialIncome', 'Duplex', ['Residential Income', 'Duplex', 'Multi-Family']],
    ['CommercialLease', 'Office', ['Commercial Lease', 'Office', 'Commercial']],
    ['Rental Home', undefined, ['Residential Lease', null, 'Single Family Residence']],
    ['Lots & Acreage', 'Unimproved Land', ['Land', 'Unimproved Land', 'Lot']],
    [undefined, 'Ranch', ['Farm', 'Ranch', 'Farm']],
    [undefined, undefined, ['Residential', null, 'Single Family Residence']],
  ])('are read with the words of feeds: %s, %s', (type, subtype, expected) => {
    expect(kind(type, subtype)).toEqual({ type: expected, dropped: [] });
  });

  it('guesses the type by the subtype where the word cannot be read, and counts it', () => {
    const dropped = [{ field: 'PropertyType', value: 'Castle' }];
    expect(kind('Castle', 'Condo')).toEqual({ type: ['Residential', 'Condominium', 'Condominium'], dropped });
    expect(kind('Castle', 'Apartment')).toEqual({
      type: ['Residential Lease', 'Apartment', 'Condominium'],
      dropped,
    });
    const leased = { PropertyType: 'Castle', MlsStatus: 'Leased', CloseDate: '2026-11-01' };
    expect(kindOf(leased).type[0]).toBe('Residential Lease');
  });
});

describe('the standard property subtypes', () => {
  it.each([
    ['Apartment', 'Residential Lease', 'Apartment', 'Condominium'],
    ['Apartment', 'Residential', 'Apartment', 'Multi-Family'],
    ['Fourplex', 'Residential', 'Quadruplex', 'Multi-Family'],
    ['4-plex', 'Residential', 'Quadruplex', 'Multi-Family'],
    ['SingleFamilyResidence', 'Residential', 'Single Family Residence', 'Single Family Residence'],
    ['Stock Cooperative', 'Residential', 'Stock Cooperative', 'Condominium'],
    ['Townhome', 'Residential Lease', 'Townhouse', 'Townhouse'],
    ['Boat Slip', 'Residential', 'Boat Slip', 'Lot'],
    ['Mixed Use', 'Residential', 'Mixed Use', 'Commercial'],
    ['Manufactured On Land', 'Residential', 'Manufactured On Land', 'Single Family Residence'],
    ['Attached Condo', 'Residential', 'Attached Condo', 'Condominium'],
    ['Treehouse', 'Residential', 'Treehouse', 'Single Family Residence'],
  ])('have their category: %s of %s', (subtype, type, name, category) => {
    expect(kind(type, subtype).type).toEqual([type, name, category]);
  });
});
