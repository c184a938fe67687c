import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { anAgent } from '../testing/an-agent.ts';
import { testNow } from '../testing/generated-listings.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';
import { makeTestFolder } from '../testing/test-server.ts';
import { iabsWarning } from './iabs-form.ts';

let server: TestApp;
let folder: string;
beforeAll(async () => {
  server = await startTestApp();
  await saveAgents(server.db.kysely, [
    anAgent({ trecLicense: '700001' }),
    anAgent({ agentId: 'coord', trecLicense: '700002', userAccountType: 'Coordinator' }),
    anAgent({ agentId: 'cora.diaz', trecLicense: '700003', edition: 'san-antonio' }),
  ]);
  folder = makeTestFolder();
  writeFileSync(path.join(folder, 'iabs.pdf'), '%PDF-1.7 brokerage');
  writeFileSync(path.join(folder, '700001.pdf'), '%PDF-1.7 agent');
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.close();
});

/** Answers of a server with these settings. */
async function requested(environment: Record<string, string>, ...urls: readonly string[]) {
  const given = { BROKERAGE_LICENSE: '9001234', BROKERAGE_NAME: 'Live <Oak>', ...environment };
  const config = testConfig({ ...readConfig(given), requestsPerMinute: 0, logLevel: 'silent' });
  const app = await buildApp({ db: server.db, config, clock: () => testNow });
  const answers = [];
  for (const url of urls) answers.push(await app.inject(url));
  await app.close();
  return answers;
}

describe('the form Information About Brokerage Services', () => {
  it('serves the configured file for the brokerage and its agents, with and without a page', async () => {
    const IABS_FILE = path.join(folder, 'iabs.pdf');
    for (const answer of await requested(
      { IABS_FILE },
      '/iabs',
      '/iabs/9001234',
      '/iabs/700001',
      '/iabs/700002',
    )) {
      expect([answer.statusCode, answer.body]).toEqual([200, '%PDF-1.7 brokerage']);
      expect(answer.headers['content-type']).toBe('application/pdf');
    }
  });

  it('serves a separate file or page for each license', async () => {
    const IABS_FILE = path.join(folder, '{license}.pdf');
    expect((await requested({ IABS_FILE }, '/iabs/700001'))[0]?.body).toBe('%PDF-1.7 agent');
    const IABS_URL = 'https://oak.example/iabs/{license}';
    expect((await requested({ IABS_URL }, '/iabs/700001'))[0]?.headers.location).toBe(
      'https://oak.example/iabs/700001',
    );
  });

  it('serves a plain page where none is configured, and never the blank form', async () => {
    const [answer] = await requested({ BROKERAGE_PHONE: '512-555-0106' }, '/iabs/9001234');
    expect(answer?.statusCode).toBe(200);
    expect(answer?.body).toContain('Contact Live &#60;Oak&#62; for a copy before you work together');
    expect(answer?.body).toContain('Texas license no. 9001234');
    expect(answer?.body).toContain('<a href="tel:5125550106">+1 (512) 555-0106</a>');
    expect(answer?.body).not.toContain('trec.texas.gov/forms/information');
  });

  it('serves no form of a license that is not ours', async () => {
    for (const license of ['1234567', '700003', 'ada.reyes', '..%2f..%2fetc', '%00'])
      expect((await requested({}, `/iabs/${license}`))[0]?.headers.location).toBe(
        `/iabs/${license.replace('%2f', '%2F').replace('%2f', '%2F')}/404-not-found`,
      );
  });

  it('warns the operator where it is missing, and refuses the blank one', () => {
    const warning = (environment: Record<string, string>) => iabsWarning(readConfig(environment).site);
    expect(warning({})).toContain('set IABS_FILE or IABS_URL');
    expect(warning({ IABS_FILE: '/nowhere/iabs.pdf' })).toContain('there is no file /nowhere/iabs.pdf');
    expect(warning({ IABS_FILE: path.join(folder, 'iabs.pdf') })).toBeUndefined();
    expect(warning({ IABS_URL: 'https://oak.example/iabs.pdf' })).toBeUndefined();
    expect(() => readConfig({ IABS_URL: 'https://www.trec.texas.gov/forms/iabs' })).toThrow(
      'not the blank one',
    );
  });
});

describe('links that pages have without asking', () => {
  it('lead to the notice of the commission, and to configured policies', async () => {
    const [notice, privacy] = await requested(
      { PRIVACY_URL: 'https://oak.example/privacy' },
      '/consumer-protection-notice',
      '/privacy-policy',
    );
    expect(notice?.headers.location).toBe('https://www.trec.texas.gov/forms/consumer-protection-notice');
    expect(privacy?.headers.location).toBe('https://oak.example/privacy');
  });
});
