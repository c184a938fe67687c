import * as z from 'zod/mini';
import { type ListingDetails, listingDetailsSchema } from '../contract/listing.ts';
import { daysOnMarket } from '../listing/days.ts';
import { listingFlags } from '../listing/flags.ts';
import type { Listing } from '../listing/listing.ts';
import { pricePerArea } from '../listing/price-per-area.ts';
import { aListing } from './a-listing.ts';
import { testMoment } from './moment.ts';

/** The details of a listing for a guest; tests override the fields that they test. */
export const listingDetails = (
  changes: Partial<Listing> &
    Partial<
      Pick<
        ListingDetails,
        'history' | 'images' | 'otherlistings' | 'locked' | 'schoolratings' | 'schools' | 'secondarylabel'
      >
    > = {},
): ListingDetails => {
  const listing = aListing(changes);
  return z.parse(listingDetailsSchema, {
    ...listing,
    ...listingFlags(listing, testMoment),
    primarylabel: null,
    secondarylabel: null,
    images: [],
    photoscount: 0,
    estimatedpayment: 3_791,
    url: `/home-${listing.listingid}.html`,
    daysonmarket: daysOnMarket(listing, testMoment.today),
    priceperarea: pricePerArea(listing),
    history: [],
    otherlistings: [],
    locked: { images: 0, pricehistory: true, virtualtour: false },
    schools: [],
    schoolratings: { source: 'Texas Education Agency', year: 2022 },
    ...changes,
  });
};
