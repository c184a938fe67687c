import { withoutStreet } from './address.ts';
import { type AddressedListing, addressMask } from './address-mask/address-mask.ts';
import { featureFields } from './feature-fields.ts';
import type { Listing, ListingAddress, Media } from './listing.ts';

/** The texts of a listing in which its address may stand. Names of areas, schools and firms stay. */
const texts = ['publicremarks', 'abor_guestaccomodation', 'zoning', 'leaseterm', 'furnished'] as const;

type TextField = (typeof texts)[number] | (typeof featureFields)[number];

/** Those texts of a listing that masking changes, masked. */
export type MaskedTexts = Partial<Pick<Listing, TextField>>;

export function maskedTexts(listing: AddressedListing & Pick<Listing, TextField>): MaskedTexts {
  const mask = addressMask(listing);
  const changed: Record<string, string | readonly string[]> = {};
  for (const field of texts) {
    const text = listing[field];
    if (text !== null && mask(text) !== text) changed[field] = mask(text);
  }
  for (const field of featureFields) {
    const entries = listing[field].map(mask);
    if (entries.some((entry, at) => entry !== listing[field][at])) changed[field] = entries;
  }
  return changed as MaskedTexts;
}

/** The captions of pictures in their order, masked. */
export function maskedCaptions(
  listing: AddressedListing,
  media: readonly Pick<Media, 'shortdescription'>[],
): (string | null)[] {
  const mask = addressMask(listing);
  return media.map(({ shortdescription }) => (shortdescription === null ? null : mask(shortdescription)));
}

/** The listing as keywords read it for viewers who may not know its address: no street, and its texts masked. */
export const withoutAddress = <L extends AddressedListing & Pick<Listing, TextField>>(
  listing: L,
  masked: MaskedTexts = maskedTexts(listing),
): Omit<L, keyof ListingAddress> & ListingAddress => ({
  ...listing,
  ...masked,
  ...withoutStreet(listing),
});
