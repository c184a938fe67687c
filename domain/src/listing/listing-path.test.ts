import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { noAddress } from './address.ts';
import { listingPath, parseListingPath } from './listing-path.ts';

const lamar = {
  streetnumber: '1204',
  streetdirprefix: 'S',
  streetname: 'Lamar',
  streetsuffix: 'Blvd',
  streetdirsuffix: null,
  unitnumber: '3B',
  city: 'Austin',
  stateorprovince: 'TX',
  postalcode: '78704',
  listingid: 'H100',
  sourcelistingid: '1234567',
};

describe('the path of a listing', () => {
  it('writes the lower-case address, the MLS number and .html', () => {
    expect(listingPath(lamar)).toBe('/1204-s-lamar-blvd-3b-austin-tx-78704-1234567.html');
  });

  it('uses the listing id where the source gave no number', () => {
    expect(listingPath({ ...lamar, sourcelistingid: null })).toMatch(/-78704-H100\.html$/);
  });

  it('writes the contact into the agent’s variant', () => {
    const path = listingPath(lamar, 'j doe');
    expect(path).toBe('/agent/contacts/j%20doe/listing/1204-s-lamar-blvd-3b-austin-tx-78704-1234567.html');
    expect(parseListingPath(path)).toEqual({
      id: '1234567',
      address: '1204 s lamar blvd 3b austin tx 78704',
      contactId: 'j doe',
    });
  });

  it('writes only the id where no part of the address is known', () => {
    expect(listingPath({ ...noAddress, listingid: 'H1', sourcelistingid: null })).toBe('/H1.html');
    expect(parseListingPath('/H1.html')).toEqual({ id: 'H1', address: '', contactId: null });
  });

  it('folds accents, slashes and apostrophes into dashes', () => {
    const path = listingPath({ ...lamar, streetname: "Peña / O'Hara", unitnumber: '#4' });
    expect(path).toBe('/1204-s-pena-o-hara-blvd-4-austin-tx-78704-1234567.html');
  });

  it.each(['/listings', '/.html', '/a-.html', '', '/x.htm', '/a-1.html/photos', '/a-1.html/'])(
    'is not read out of %j',
    (path) => {
      expect(parseListingPath(path)).toBeUndefined();
    },
  );

  const part = fc.option(fc.string({ unit: 'grapheme' }), { nil: null });
  test.prop([
    fc.record({
      streetnumber: part,
      streetdirprefix: part,
      streetname: part,
      streetsuffix: part,
      streetdirsuffix: part,
      unitnumber: part,
      city: part,
      stateorprovince: part,
      postalcode: part,
      listingid: fc.string({ unit: 'grapheme', minLength: 1 }),
      sourcelistingid: part,
    }),
    fc.option(fc.string({ minLength: 1 }), { nil: null }),
  ])('gives back every id and contact', (listing, contactId) => {
    const path = listingPath(listing, contactId);
    expect(path).toMatch(/^\/[^\s?#]*\.html$/);
    const parsed = parseListingPath(path);
    expect(parsed?.id).toBe(listing.sourcelistingid || listing.listingid);
    expect(parsed?.contactId).toBe(contactId);
  });
});
