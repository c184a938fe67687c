import type { ListingDetails } from '../contract/listing.ts';
import { streetLine } from '../listing/address.ts';
import { bathroomsOf } from '../listing/bathrooms.ts';
import { isLease, type PropertyFilterType } from '../listing/property-type.ts';
import { isOnMarket } from '../listing/status.ts';
import { phoneText } from '../people/phone-text.ts';
import { listingDescription } from './listing-head.ts';

/**
 * Data of a listing for search engines (schema.org, JSON-LD), made of the parts that a guest may see. Unknown facts are
 * undefined, which JSON leaves out.
 *
 * @param publicUrl where people reach the portal, without a slash at the end
 */
export function listingData(listing: ListingDetails, publicUrl: string): object {
  const absolute = (path: string): string => (path.startsWith('/') ? publicUrl + path : path);
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: nameOf(listing),
    description: listingDescription(listing),
    url: absolute(listing.url),
    image: listing.images.map(({ mediaurl }) => absolute(mediaurl)),
    datePosted: listing.onmarketdate ?? undefined,
    dateModified: listing.modificationtimestamp,
    offers: isOnMarket(listing.mlsstatus) ? offerOf(listing) : undefined,
    about: homeOf(listing),
  };
}

const nameOf = (listing: ListingDetails): string =>
  [streetLine(listing), listing.city, listing.stateorprovince].filter(Boolean).join(', ');

function offerOf({ listprice, propertytype, listofficename, attributioncontact }: ListingDetails): object {
  const lease = isLease(propertytype);
  return {
    '@type': 'Offer',
    price: listprice,
    priceCurrency: 'USD',
    // The rent of a month.
    priceSpecification: lease
      ? { '@type': 'UnitPriceSpecification', price: listprice, priceCurrency: 'USD', unitCode: 'MON' }
      : undefined,
    businessFunction: `http://purl.org/goodrelations/v1#${lease ? 'LeaseOut' : 'Sell'}`,
    offeredBy: listofficename
      ? {
          '@type': 'RealEstateAgent',
          name: listofficename,
          description: attributioncontact === null ? undefined : phoneText(attributioncontact),
        }
      : undefined,
  };
}

/** Land and business property are no accommodation, which alone has rooms. */
const types: Readonly<Record<PropertyFilterType, string>> = {
  'Single Family Residence': 'SingleFamilyResidence',
  Condominium: 'Apartment',
  Townhouse: 'House',
  'Multi-Family': 'House',
  Lot: 'Place',
  Farm: 'Place',
  Commercial: 'Place',
};

function homeOf(listing: ListingDetails): object {
  const { latitude, longitude } = listing;
  const type = types[listing.propertyfiltertype];
  return {
    '@type': type,
    address: addressOf(listing),
    geo:
      latitude === null || longitude === null
        ? undefined
        : { '@type': 'GeoCoordinates', latitude, longitude },
    ...(type === 'Place' ? {} : roomsOf(listing)),
  };
}

const addressOf = (listing: ListingDetails): object => ({
  '@type': 'PostalAddress',
  // A street that the seller hides is not in the listing.
  streetAddress: listing.streetname || listing.streetnumber ? streetLine(listing) : undefined,
  addressLocality: listing.city ?? undefined,
  addressRegion: listing.stateorprovince ?? undefined,
  postalCode: listing.postalcode ?? undefined,
  addressCountry: 'US',
});

const roomsOf = (listing: ListingDetails): object => ({
  numberOfBedrooms: listing.bedroomstotal ?? undefined,
  numberOfBathroomsTotal: bathroomsOf(listing) ?? undefined,
  yearBuilt: listing.yearbuilt ?? undefined,
  floorSize:
    listing.livingarea === null
      ? undefined
      : // Square feet.
        { '@type': 'QuantitativeValue', value: listing.livingarea, unitCode: 'FTK' },
});
