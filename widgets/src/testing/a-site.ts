import type { Site } from '@hearth/domain/contract/site.ts';

/** The server's facts; override those that a test is about. */
export const aSite = (given: Partial<Site> = {}): Site => ({ ...plain, ...given });

const plain: Site = {
  edition: 'austin',
  name: 'Hearth Austin',
  city: 'Austin',
  portalUrl: 'https://homes.example/',
  brokerage: {
    name: 'Hearth Realty',
    license: '9001234',
    phone: '512-555-0100',
    email: 'hello@homes.example',
    address: '100 Congress Ave, Austin, TX 78701',
  },
  calculator: {
    taxRatePercent: 2,
    insuranceRatePercent: 0.6,
    pmiRatePercent: 0.6,
    downPaymentPercent: 20,
    years: 30,
    averageRate: { percent: 6.25, date: '2026-11-19', source: 'Freddie Mac' },
  },
  schoolRatings: { source: 'Texas Education Agency', year: 2022 },
  legal: {
    iabsUrl: 'https://homes.example/legal/iabs.pdf',
    consumerProtectionUrl: 'https://homes.example/legal/consumer-protection.pdf',
    privacyUrl: 'https://homes.example/privacy',
    termsUrl: 'https://homes.example/terms',
    retentionMonths: 24,
    disclaimers: [
      {
        source: 'AUS',
        mlsName: 'ACTRIS',
        text: 'Based on information from ACTRIS as of 20 Nov 2026. All data is for consumers.',
        // Still the 20th in Texas.
        updatedat: '2026-11-21T03:15:00.000Z',
      },
      {
        source: 'EX',
        mlsName: 'Hearth Realty',
        text: 'Exclusive listing of the brokerage as of 20 Nov 2026.',
        updatedat: null,
      },
    ],
  },
  consent: { version: '2026-11', boxes: [] },
  map: { sources: [] },
  streetView: false,
  captcha: 'proof-of-work',
  captchaSiteKey: null,
};
