import { describe, expect, it } from 'vitest';
import { readListing } from './read-listing.ts';

const needed = { ListingKey: 'k1', PropertyType: 'Residential', MlsStatus: 'Active', ListPrice: 500_000 };

function listingOf(fields: Readonly<Record<string, string>>): object {
  const named = Object.entries({ ...needed, ...fields }).map(
    ([name, value]) => [name.toLowerCase(), value] as const,
  );
  const result = readListing(new Map<string, unknown>(named), {
    edition: 'austin',
    source: 'AUS',
    display: true,
    now: new Date('2026-11-21T12:00:00Z'),
  });
  return result.ok && result.value.kind === 'listing' ? result.value.listing : {};
}

describe('words of a feed', () => {
  it('removes entities and tags, and writes names on one line', () => {
    const listing = listingOf({
      StreetNumber: '3311',
      StreetName: 'O&#39;Connor',
      SubdivisionName: 'Smith &amp;\r\nSons',
      PublicRemarks: '<p>Charming &amp; bright.</p><ul><li>New roof</li></ul>',
      InteriorFeatures: 'Walk-In Closet(s); Bar, wet; Smith &amp; Co',
      VirtualTourURLUnbranded: 'https://tours.example/?a=1&amp;b=2',
    });
    expect(listing).toMatchObject({
      streetname: "O'Connor",
      subdivisionname: 'Smith & Sons',
      publicremarks: 'Charming & bright.\n\nNew roof',
      interiorfeatures: ['Walk-In Closet(s)', 'Bar, wet', 'Smith & Co'],
      virtualtoururlunbranded: 'https://tours.example/?a=1&b=2',
    });
  });

  it('writes the parts of an address on one line, and a unit without the word for it', () => {
    const one = { UnparsedAddress: '361 Zuecestone St, Unit 2101, Austin, TX 78745' };
    const address = { streetnumber: '361', streetname: 'Zuecestone', streetsuffix: 'St', unitnumber: '2101' };
    expect(listingOf(one)).toMatchObject({ ...address, city: 'Austin', postalcode: '78745' });
    const parts = {
      StreetNumber: '361',
      StreetName: 'Zuecestone',
      StreetSuffix: 'St',
      UnitNumber: 'Apt #2101',
    };
    expect(listingOf(parts)).toMatchObject(address);
  });
});
