import { phoneText } from '@hearth/domain/people/phone-text.ts';
import * as z from 'zod/mini';
import { type Fact, presentFacts } from './mail-document.ts';

/** The listing of an inquiry, as a guest may know it. */
export const inquiryListing = z.object({
  /** Without the street where the seller hides it. */
  address: z.string(),
  /** 'MLS# 1000001'. */
  label: z.string(),
  /** The firm that lists it, which every display of a listing names; null where its source names none. */
  listofficename: z.nullable(z.string()),
  /** How to reach that firm: a phone number or an email address. */
  attributioncontact: z.nullable(z.string()),
  /** Of its page in the portal. */
  url: z.string(),
});

/** The listing as a fact; none without a listing. */
export const listingFacts = (listing: z.infer<typeof inquiryListing> | null): readonly Fact[] =>
  listing
    ? [
        ['Home', `${listing.address}\n${listing.label}\n${listing.url}`],
        ...presentFacts([
          ['Listed by', listing.listofficename],
          ['Listing contact', listing.attributioncontact && phoneText(listing.attributioncontact)],
        ]),
      ]
    : [];
