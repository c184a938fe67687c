import type { Inquiry } from '../inquiries/inquiry.ts';
import { testNow } from './generated-listings.ts';

/** An inquiry without a listing, as it is stored; tests name what they care about. */
export const aStoredInquiry = (changes: Partial<Inquiry> = {}): Inquiry => ({
  ...{ id: '00000000-0000-4000-8000-000000000001', edition: 'austin', type: 'contact-us' },
  ...{ firstname: 'Ana', lastname: 'Gómez', email: 'ana@visitor.example', phone: '+15125550100' },
  ...{ message: 'Is there a garden?', fact: null, askedListingId: null, listingkey: null },
  ...{ askedAgentId: null, agentKey: null, landingPage: null, hiddenFields: null, tourDateTime: null },
  ...{ street: null, city: null, state: null, zip: null, rating: null, site: null },
  ...{ referredFirstname: null, referredLastname: null, referredEmail: null, referredPhone: null },
  ...{
    language: 'en',
    consentVersion: '1',
    consentBoxes: [],
    consentAt: testNow,
    widgetVersion: null,
    ipAddress: '192.0.2.1',
  },
  ...{ embedKey: null, origin: null, linkEmbedKey: null, linkHost: null },
  ...{ idempotencyKey: null, bodyHash: '', createdAt: testNow },
  ...changes,
});
