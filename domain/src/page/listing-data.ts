import type {
  Offer,
  Place,
  PostalAddress,
  RealEstateAgent,
  RealEstateListing,
  WithContext,
} from 'schema-dts';
import type { ListingDetails } from '../contract/listing.ts';
import { streetLine } from '../listing/address.ts';
import { bathroomsOf } from '../listing/bathrooms.ts';
import { isLease, type PropertyFilterType } from '../listing/property-type.ts';
import { isOnMarket } from '../listing/status.ts';
import { phoneText } from '../people/phone-text.ts';
import { knownFacts } from './known-facts.ts';
import { listingDescription } from './listing-head.ts';

/**
 * Data of a listing for search engines (schema.org, JSON-LD), made of the parts that a guest may see.
 *
 * @param publicUrl where people reach the portal, without a slash at the end
 */
export function listingData(listing: ListingDetails, publicUrl: string): WithContext<RealEstateListing> {
  const absolute = (path: string): string => (path.startsWith('/') ? publicUrl + path : path);
  return knownFacts<WithContext<RealEstateListing>>({
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
  });
}

const nameOf = (listing: ListingDetails): string =>
  [streetLine(listing), listing.city, listing.stateorprovince].filter(Boolean).join(', ');

function offerOf({ listprice, propertytype, listofficename, attributioncontact }: ListingDetails): Offer {
  const lease = isLease(propertytype);
  return knownFacts<Offer>({
    '@type': 'Offer',
    price: listprice,
    priceCurrency: 'USD',
    // The rent of a month.
    priceSpecification: lease
      ? { '@type': 'UnitPriceSpecification', price: listprice, priceCurrency: 'USD', unitCode: 'MON' }
      : undefined,
    businessFunction: { '@id': `http://purl.org/goodrelations/v1#${lease ? 'LeaseOut' : 'Sell'}` },
    offeredBy: listofficename
      ? knownFacts<RealEstateAgent>({
          '@type': 'RealEstateAgent',
          name: listofficename,
          description: attributioncontact === null ? undefined : phoneText(attributioncontact),
        })
      : undefined,
  });
}

/** Land and business property are no accommodation, which alone has rooms. */
const types = {
  'Single Family Residence': 'SingleFamilyResidence',
  Condominium: 'Apartment',
  Townhouse: 'House',
  'Multi-Family': 'House',
  Lot: 'Place',
  Farm: 'Place',
  Commercial: 'Place',
} as const satisfies Readonly<Record<PropertyFilterType, string>>;

type Residence = Extract<Place, { '@type': 'SingleFamilyResidence' | 'Apartment' | 'House' }>;
type LandPlace = Extract<Place, { '@type': 'Place' }>;
type Home = Residence | LandPlace;

function homeOf(listing: ListingDetails): Home {
  const { latitude, longitude } = listing;
  const type = types[listing.propertyfiltertype];
  const place = {
    address: addressOf(listing),
    geo:
      latitude === null || longitude === null
        ? undefined
        : { '@type': 'GeoCoordinates' as const, latitude, longitude },
  };
  if (type === 'Place') return knownFacts<LandPlace>({ '@type': type, ...place });
  return knownFacts<Residence>({ '@type': type, ...place, ...roomsOf(listing) });
}

const addressOf = (listing: ListingDetails): PostalAddress =>
  knownFacts<PostalAddress>({
    '@type': 'PostalAddress',
    // A street that the seller hides is not in the listing.
    streetAddress: listing.streetname || listing.streetnumber ? streetLine(listing) : undefined,
    addressLocality: listing.city ?? undefined,
    addressRegion: listing.stateorprovince ?? undefined,
    postalCode: listing.postalcode ?? undefined,
    addressCountry: 'US',
  });

const roomsOf = (listing: ListingDetails) => ({
  numberOfBedrooms: listing.bedroomstotal ?? undefined,
  numberOfBathroomsTotal: bathroomsOf(listing) ?? undefined,
  yearBuilt: listing.yearbuilt ?? undefined,
  floorSize:
    listing.livingarea === null
      ? undefined
      : // Square feet.
        { '@type': 'QuantitativeValue' as const, value: listing.livingarea, unitCode: 'FTK' },
});
