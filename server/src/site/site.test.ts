import type { Site } from '@hearth/domain/contract/site.ts';
import { consentOf } from '@hearth/domain/inquiry/consent.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveOffices } from '../agents/agents.queries.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { testNow } from '../testing/generated-listings.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await saveOffices(server.db.kysely, [
    {
      latitude: 30.27,
      longitude: -97.74,
      officeId: 'main',
      edition: 'austin',
      name: 'Main office',
      mlsId: '3788',
      phone: '512-555-0100',
      email: 'hello@example.com',
      address: '100 Hearth Plaza, Austin, TX',
    },
  ]);
});
afterAll(() => server.close());

/** The site that a server with other settings returns. */
async function siteWith(environment: Record<string, string>): Promise<Site> {
  const config = testConfig({ ...readConfig(environment), requestsPerMinute: 0, logLevel: 'silent' });
  const app = await buildApp({ db: server.db, config, clock: () => testNow });
  const answer = await app.inject('/api/site');
  await app.close();
  return answer.json();
}

describe('the site', () => {
  it('returns the settings that widgets need', async () => {
    expect(await server.get<Site>('/api/site')).toMatchObject({
      edition: 'austin',
      name: 'Hearth Austin',
      portalUrl: 'http://localhost:3000/',
      brokerage: {
        name: 'Hearth Austin',
        license: null,
        phone: '512-555-0100',
        email: 'hello@example.com',
        address: '100 Hearth Plaza, Austin, TX',
      },
      calculator: {
        taxRatePercent: 2,
        insuranceRatePercent: 0.6,
        pmiRatePercent: 0.6,
        downPaymentPercent: 20,
        years: 30,
        averageRate: {
          percent: 6.23,
          date: '2025-11-26',
          source: 'Freddie Mac Primary Mortgage Market Survey',
        },
      },
      legal: {
        iabsUrl: 'http://localhost:3000/iabs',
        consumerProtectionUrl: 'https://www.trec.texas.gov/forms/consumer-protection-notice',
        privacyUrl: 'http://localhost:3000/privacy-policy',
        termsUrl: 'http://localhost:3000/terms-of-use',
        retentionMonths: 24,
      },
      consent: consentOf('Hearth Austin'),
      captcha: 'proof-of-work',
      captchaSiteKey: null,
    });
  });
});

describe('the site under other settings', () => {
  it('takes from settings the values that the database does not store', async () => {
    const site = await siteWith({
      PUBLIC_URL: 'https://homes.example',
      BROKERAGE_NAME: 'Live Oak Realty',
      BROKERAGE_LICENSE: '9001234',
      BROKERAGE_PHONE: '512-555-0199',
      AVERAGE_RATE_PERCENT: '6.1',
      AVERAGE_RATE_DATE: '2026-11-19',
      AVERAGE_RATE_SOURCE: 'Our lender',
      IABS_URL: 'https://homes.example/iabs.pdf',
      PRIVACY_URL: 'https://liveoak.example/privacy',
      RECAPTCHA_SITE_KEY: 'public',
      RECAPTCHA_SECRET: 'secret',
    });
    expect(site).toMatchObject({
      portalUrl: 'https://homes.example/',
      brokerage: { name: 'Live Oak Realty', license: '9001234', phone: '512-555-0199' },
      calculator: { averageRate: { percent: 6.1, date: '2026-11-19', source: 'Our lender' } },
      legal: {
        iabsUrl: 'https://homes.example/iabs/9001234',
        privacyUrl: 'https://liveoak.example/privacy',
        termsUrl: 'https://homes.example/terms-of-use',
      },
      consent: consentOf('Live Oak Realty'),
      captcha: 'recaptcha',
      captchaSiteKey: 'public',
    });
    expect(JSON.stringify(site)).not.toContain('secret');
  });

  it('names the tiles that maps may be drawn on', async () => {
    expect((await server.get<Site>('/api/site')).map.sources).toEqual([]);
    const { map } = await siteWith({
      MAP_SATELLITE_TILES: 'https://tiles.example/{z}/{y}/{x}',
      MAP_SATELLITE_ATTRIBUTION: 'Tile makers',
    });
    expect(map.sources).toEqual([
      {
        type: 'satellite',
        tileUrl: 'https://tiles.example/{z}/{y}/{x}',
        attribution: 'Tile makers',
        maxZoom: 17,
      },
    ]);
  });

  it('speaks for another edition where that is served', async () => {
    const site = await siteWith({ PRODUCT_NAME: 'san-antonio' });
    expect(site).toMatchObject({ edition: 'san-antonio', brokerage: { phone: null, address: null } });
    expect(site.calculator.taxRatePercent).toBe(2.2);
    expect(site.legal.disclaimers.map(({ source }) => source)).toEqual(['SA', 'EX']);
  });
});
