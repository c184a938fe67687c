import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { anAgent } from '../testing/an-agent.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ config: { publicUrl: 'https://homes.test' } });
  await saveAgents(server.db.kysely, [
    anAgent(),
    anAgent({ agentId: 'sam', firstname: 'Sam', userAccountType: 'StaffAccount' }),
  ]);
});
afterAll(() => server.close());

describe('the sitemaps', () => {
  it('list public agents with the day of their last change', async () => {
    expect((await server.app.inject('/sitemap.xml')).body).toContain(
      'https://homes.test/sitemaps/agents.xml',
    );
    const { body } = await server.app.inject('/sitemaps/agents.xml');
    expect(body).toMatch(/<loc>https:\/\/homes\.test\/agents\/ada-reyes<\/loc><lastmod>20\d\d-/);
    expect(body.match(/<url>/g)).toHaveLength(1);
  });

  it('serves no sitemap of another name', async () => {
    for (const name of ['listings-1', 'listings-', 'listings-0x', 'nothing', 'index', '..%2Findex'])
      expect([name, (await server.app.inject(`/sitemaps/${name}.xml`)).statusCode]).toEqual([name, 404]);
  });
});
