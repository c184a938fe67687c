import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAgent } from '../testing/an-agent.ts';
import { folderWithPortal } from '../testing/portal-folder.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { saveAgents } from './agents.queries.ts';

const { root, folders } = folderWithPortal();
const publicUrl = 'https://homes.test';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ folders, config: { publicUrl } });
  const { kysely } = server.db;
  await saveAgents(kysely, [
    anAgent({
      ...{ trecLicense: '700001', title: 'Realtor', languages: ['English', 'Hindi'] },
      social: { linkedin: 'https://in.example/ada' },
    }),
    anAgent({ agentId: 'bo', firstname: 'Bo', lastname: 'Old' }),
    anAgent({ agentId: 'cy', firstname: 'Cy', lastname: 'Gone' }),
  ]);
  await saveAgents(kysely, [anAgent({ agentId: 'bo', firstname: 'Bo', lastname: 'Óneil-Vo' })]);
  await kysely.updateTable('agent').set({ retiredAt: new Date() }).where('agentId', '=', 'cy').execute();
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const page = (url: string) => server.app.inject(url);
const titleIn = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const dataIn = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(html)?.[1] ?? 'null');
const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];

describe('the page of an agent', () => {
  it('writes title, canonical address and structured data without stars', async () => {
    const { body } = await page('/agents/ada-reyes/contact');
    expect([titleIn(body), canonicalIn(body)]).toEqual([
      'Ada Reyes, Realtor in Austin | Hearth Austin',
      `${publicUrl}/agents/ada-reyes`,
    ]);
    expect(dataIn(body)).toMatchObject({
      ...{ '@type': 'RealEstateAgent', name: 'Ada Reyes', url: `${publicUrl}/agents/ada-reyes` },
      ...{ knowsLanguage: ['English', 'Hindi'], sameAs: ['https://in.example/ada'] },
      hasCredential: { identifier: '700001' },
    });
    expect(JSON.stringify(dataIn(body))).not.toContain('ating');
  });

  it.each([
    ['/agents/Ada-Reyes', 301, '/agents/ada-reyes'],
    ['/agents/ada.reyes/review-me?utm_source=mail', 301, '/agents/ada-reyes/review-me?utm_source=mail'],
    ['/agents/700001', 301, '/agents/ada-reyes'],
    ['/agents/bo-old', 301, '/agents/bo-oneil-vo'],
    ['/agents/Bo%20%C3%93neil-Vo', 301, '/agents/bo-oneil-vo'],
    ['/agents/cy-gone', 302, '/agents?retired=true'],
  ])('at %s redirects with %i to %s', async (url, status, location) => {
    const { statusCode, headers } = await page(url);
    expect([statusCode, headers.location]).toEqual([status, location]);
  });
});
