import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aListing } from '../testing/a-listing.ts';
import { listingArbitrary } from '../testing/listing-arbitrary.ts';
import {
  featureMask,
  featureNames,
  featuresOf,
  hasFeature,
  viewMask,
  viewsOf,
  waterBodyOf,
} from './features.ts';

describe('the features of a listing', () => {
  it('reads no features of a plain house', () => {
    expect(featuresOf(aListing())).toEqual(new Set());
  });

  it('reads features of feeds in any case and punctuation', () => {
    const listing = aListing({
      communityfeatures: ['sport courts', 'Tennis Court(s)', 'CLUBHOUSE', 'Trails/Paths'],
      lotfeatures: ['Backs To Greenbelt/Park', 'Waterfront'],
      fencing: ['Back Yard', 'Wood'],
      abor_guestaccomodation: 'Garage Apartment',
    });
    expect(featuresOf(listing)).toEqual(
      new Set([
        ...['guestQuarters', 'backsToGreenbelt', 'fencedYard', 'waterfront', 'sportCourt', 'tennisCourts'],
        ...['hikingTrails', 'clubHouse'],
      ]),
    );
  });

  it('reads no feature where the feed has None', () => {
    const none = ['None'];
    const listing = aListing({
      ...{ fencing: none, accessibilityfeatures: none, greenenergyefficient: none },
      abor_guestaccomodation: 'None',
    });
    expect(featuresOf(listing).size).toBe(0);
  });

  it('keeps the bits of features forever', () => {
    expect(featureMask(['masterOnMain'])).toBe(1n);
    expect(featureMask(['park', 'swimmingPool', 'homeownersAssoc'])).toBe(7n << 31n);
    expect(featureNames).toHaveLength(34);
  });

  it('gives each feature one bit', () => {
    fc.assert(
      fc.property(listingArbitrary, (listing) => {
        const mask = featureMask(featuresOf(listing));
        featureNames.forEach((feature, bit) => {
          expect((mask >> BigInt(bit)) & 1n).toBe(hasFeature(listing, feature) ? 1n : 0n);
        });
      }),
    );
  });
});

describe('the views of a listing', () => {
  it('names views in the words of the search', () => {
    const views = viewsOf({ View: ['Lake/River', 'GREENBELT', 'City Lights', 'Neighborhood'] });
    expect(views).toEqual(new Set(['Lake', 'River', 'Park/Greenbelt', 'City']));
    expect(viewMask(views)).toBe(0b1101001n);
  });
});

describe('the water body of a listing', () => {
  it.each([
    ['Lake Travis', 'Lake Travis'],
    ['LAKE TRAVIS ', 'Lake Travis'],
    ['Stock Pond', null],
    [null, null],
  ])('%j is %j', (waterbodyname, expected) => {
    expect(waterBodyOf({ waterbodyname })).toBe(expected);
  });
});
