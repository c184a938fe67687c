import type { ListingDetails } from '../contract/listing.ts';
import type { Edition } from '../edition/editions.ts';
import { cityLine, streetLine } from '../listing/address.ts';
import { bathroomsOf } from '../listing/bathrooms.ts';
import { priceText, withCommas } from '../listing/price.ts';
import { categoryOf, isLease } from '../listing/property-type.ts';
import { isOnMarket } from '../listing/status.ts';
import { phoneText } from '../people/phone-text.ts';
import { cutAtWord } from '../search/areas/area-words.ts';
import type { HeadImage, PageHead } from './page-head.ts';

/** '12 Oak Ln, Austin, TX 78704 | Hearth Austin'. */
export const listingTitle = (listing: ListingDetails, edition: Pick<Edition, 'name'>): string =>
  `${streetLine(listing)}, ${cityLine(listing)} | ${edition.name}`;

/** The head of a listing's page, made of the parts that its viewer may see. */
export const listingHead = (listing: ListingDetails, edition: Pick<Edition, 'name'>): PageHead => ({
  title: listingTitle(listing, edition),
  description: listingDescription(listing),
  canonical: listing.url,
  image: previewImage(listing),
});

/** The meta description: kind and price, facts, the listing firm, and the first of the remarks. At most 299 characters. */
export function listingDescription(listing: ListingDetails): string {
  const sentences = [offerWords(listing), factWords(listing), firmWords(listing), listing.publicremarks];
  const words = sentences.filter(Boolean).join(' ').replace(/\s+/g, ' ').trim();
  return cutAtWord(words);
}

function offerWords(listing: ListingDetails): string {
  const { mlsstatus, propertytype } = listing;
  const kind = categoryOf(listing);
  const place = cityLine(listing);
  const where = place ? ` in ${place}` : '';
  const price = listing.listprice > 0 ? priceText(listing.listprice, propertytype) : null;
  if (isOnMarket(mlsstatus))
    return `${kind} for ${isLease(propertytype) ? 'lease' : 'sale'}${where}${price ? ` at ${price}` : ''}.`;
  return `${kind}${where}. Status: ${mlsstatus}.${price ? ` List price ${price}.` : ''}`;
}

function factWords(listing: ListingDetails): string {
  const { bedroomstotal, livingarea } = listing;
  const baths = bathroomsOf(listing);
  const facts = [
    bedroomstotal && `${bedroomstotal} ${bedroomstotal === 1 ? 'bed' : 'beds'}`,
    baths && `${baths} ${baths === 1 ? 'bath' : 'baths'}`,
    livingarea && `${withCommas(livingarea)} sq ft`,
  ].filter(Boolean);
  return facts.length === 0 ? '' : `${facts.join(', ')}.`;
}

/** Rules of the MLS ask for the firm and its contact wherever a listing is shown. */
function firmWords({ listofficename, attributioncontact }: ListingDetails): string {
  const firm = [listofficename, attributioncontact && phoneText(attributioncontact)]
    .filter(Boolean)
    .join(', ');
  return firm ? `Listed by ${firm}.` : '';
}

/** Previews are about 1200 px wide. */
const previewWidth = 1280;

function previewImage({ images: [photo] }: ListingDetails): HeadImage | null {
  if (photo === undefined) return null;
  const narrower = photo.diffimgsizes[previewWidth];
  if (narrower === undefined || photo.width <= previewWidth)
    return { path: photo.mediaurl, width: photo.width, height: photo.height };
  return {
    path: narrower,
    width: previewWidth,
    height: Math.round((photo.height * previewWidth) / photo.width),
  };
}
