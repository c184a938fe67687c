import { requestedListing } from '../../inquiries/requested-listing.ts';
import { testNow } from '../generated-listings.ts';
import { testConfig } from '../test-config.ts';
import { fencedAgent, type LeakPath, leakAnswer, servicesOf } from './leak-path.ts';

/** The data that the mails of an inquiry are rendered from. */
export const inquiryPath: LeakPath = {
  name: 'the listing of an inquiry',
  endpoint: 'POST /api/user/inquiry',
  ...{ reachedBy: 'link', by: 'name', audience: 'viewer' },
  async ask({ db }, { listing }, { viewer, fenced }) {
    const visit = {
      viewer,
      edition: 'austin',
      now: testNow,
      onlyAgent: fenced ? fencedAgent : null,
    } as const;
    const options = { db, config: testConfig(), listings: servicesOf(db.kysely).listings };
    return leakAnswer((await requestedListing(options, listing.listingid, visit)) ?? null);
  },
};
